import type { DocumentView } from '#domain/document-view.ts'

/** The tax by rate, in one currency. */
export function SheetTaxes({ table }: { table: NonNullable<DocumentView['taxTable']> }) {
  const { columns, rows, sum } = table
  return (
    <table className="sheet-taxes">
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label.main} scope="col" className={align}>
              {label.main}
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
