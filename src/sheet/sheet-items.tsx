import type { ReactNode } from 'react'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { Amount } from './amount.tsx'
import { Label } from './label.tsx'

/** A phone shows at most this many side by side; the others follow below the first. */
const NARROW = 3
/** Paper shows at most this many at its text size. */
const USUAL = 5

const sizeOf = (count: number) => (count > USUAL ? ' many small' : count > NARROW ? ' many' : '')

interface SheetItemsProps {
  view: DocumentView
  /** Draws the text of a row's first cell, where it is more than that. */
  first?: ((position: number, text: string) => ReactNode) | undefined
}

export function SheetItems({ view: { columns, rows, noRows }, first }: SheetItemsProps) {
  return (
    <table className={`sheet-items${sizeOf(columns.length)}`}>
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
        {rows.length === 0 && (
          <tr>
            <td>{noRows}</td>
          </tr>
        )}
        {rows.map(({ position, cells, isLate }) => (
          <tr key={position} className={isLate ? 'late' : undefined}>
            {columns.map(({ label, align }, index) => (
              <td key={label} className={align} data-label={label}>
                {cells[index]?.main && (
                  <Amount figure={cells[index]}>
                    {index === 0 ? first?.(position, cells[index].main) : undefined}
                  </Amount>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
