import { lists } from '#languages/en/screens/lists.ts'
import { useWords } from '#src/language/words.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import type { ListShape } from './list-address.ts'

const shapes: ListShape[] = ['cards', 'table']

interface ShapeSwitchProps {
  shape: ListShape
  onChange: (shape: ListShape) => void
}

/** Chooses cards or a table for a list of documents. */
export function ShapeSwitch({ shape, onChange }: ShapeSwitchProps) {
  const words = useWords(lists)
  return (
    <SegmentedToggle
      label={words.showAs}
      options={shapes.map((value) => ({ value, label: words.shapes[value] }))}
      value={shape}
      onChange={(next) => next && onChange(next)}
    />
  )
}
