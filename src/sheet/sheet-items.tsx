import type { DocumentView } from '#domain/document-view.ts'
import { Amount } from './amount.tsx'

/** As many as a phone shows beside each other; of more, it shows those behind the first below it. */
const NARROW = 3

export function SheetItems({ view: { columns, rows, noRows } }: { view: DocumentView }) {
  return (
    <table className={columns.length > NARROW ? 'sheet-items many' : 'sheet-items'}>
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
                {cells[index] && <Amount figure={cells[index]} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
