import type { ReactNode } from 'react'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { Amount } from './amount.tsx'
import { Label } from './label.tsx'

/** A phone shows at most this many side by side; the others follow below the first. */
const NARROW = 3
/** Paper shows at most this many at its text size. */
const USUAL = 5

const sizeOf = (count: number) => (count > USUAL ? ' many small' : count > NARROW ? ' many' : '')

const classOf = (align: string, isWide: boolean) => (isWide ? `${align} wide` : align)

interface SheetItemsProps {
  view: DocumentView
  /** Draws the text of a row, where it is more than that. */
  textOf?: ((position: number, text: string) => ReactNode) | undefined
}

export function SheetItems({ view: { columns, wide, rows, noRows }, textOf }: SheetItemsProps) {
  return (
    <table className={`sheet-items${sizeOf(columns.length)}`}>
      <thead>
        <tr>
          {columns.map(({ label, align }, index) => (
            <th key={label} scope="col" className={classOf(align, index === wide)}>
              <Label text={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td className="wide">{noRows}</td>
          </tr>
        )}
        {rows.map(({ position, cells, isLate }) => (
          <tr key={position} className={isLate ? 'late' : undefined}>
            {columns.map(({ label, align }, index) => (
              <td key={label} className={classOf(align, index === wide)} data-label={label}>
                {cells[index]?.main && (
                  <Amount figure={cells[index]}>
                    {index === wide ? textOf?.(position, cells[index].main) : undefined}
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
