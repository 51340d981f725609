import type { SmallTable } from '#domain/document/view/small-table.ts'
import type { Figure } from '#domain/money.ts'
import { Amount } from './amount.tsx'
import { Label } from './label.tsx'

/** The tax by rate, or the parts in which the total is due. */
export function SheetTable({ table: { columns, rows, sum } }: { table: SmallTable }) {
  const cellsOf = (cells: Figure[]) =>
    columns.map(({ label, align }, index) => (
      <td key={label} className={align} data-label={label}>
        {cells[index] && <Amount figure={cells[index]} />}
      </td>
    ))
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label} scope="col" className={align}>
              <Label text={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, cells }) => (
          <tr key={position}>{cellsOf(cells)}</tr>
        ))}
        {sum !== null && <tr className="sheet-sum">{cellsOf(sum)}</tr>}
      </tbody>
    </table>
  )
}
