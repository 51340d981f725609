import type { DocumentView } from '#domain/document-view.ts'
import { Amount } from './amount.tsx'

export function SheetItems({ view: { columns, rows, noRows } }: { view: DocumentView }) {
  return (
    <table className="sheet-items">
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
              <td key={label.main} className={align}>
                {cells[index] && <Amount figure={cells[index]} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
