import type { SmallTable } from '#domain/document/view/small-table.ts'
import { Label } from './label.tsx'

/** The tax by rate, or the parts in which the total is due. */
export function SheetTable({ table: { columns, rows, sum } }: { table: SmallTable }) {
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label.main} scope="col" className={align}>
              <Label text={label.main} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, cells }) => (
          <tr key={position}>
            {columns.map(({ label, align }, index) => (
              <td key={label.main} className={align} data-label={label.main}>
                {cells[index]?.main}
              </td>
            ))}
          </tr>
        ))}
        {sum !== null && (
          <tr className="sheet-sum">
            {columns.map(({ label, align }, index) => (
              <td key={label.main} className={align} data-label={label.main}>
                {sum[index]?.main}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
