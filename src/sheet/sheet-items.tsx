import type { DocumentView } from '#domain/document/view/viewed.ts'
import { Amount } from './amount.tsx'

/** As many as a phone shows beside each other; of more, it shows those behind the first below it. */
const NARROW = 3
/** As many as paper shows in the size of its text. */
const USUAL = 5

const sizeOf = (count: number) => (count > USUAL ? ' many small' : count > NARROW ? ' many' : '')

export function SheetItems({ view: { columns, rows, noRows } }: { view: DocumentView }) {
  return (
    <table className={`sheet-items${sizeOf(columns.length)}`}>
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label.main} scope="col" className={align}>
              <Amount figure={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td>{noRows}</td>
          </tr>
        )}
        {rows.map(({ position, cells }) => (
          <tr key={position}>
            {columns.map(({ label, align }, index) => (
              <td key={label.main} className={align} data-label={label.main}>
                {cells[index]?.main && <Amount figure={cells[index]} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
