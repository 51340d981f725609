import { type ClipboardEvent, useCallback, useState } from 'react'
import { cellsOf } from './cells.ts'

interface Pasted {
  /** The row that it was pasted into. */
  index: number
  cells: string[][]
}

/** A table or a list that was pasted into a row, until it is taken or not; a line of text stays the field's. */
export function usePaste() {
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const onPaste = useCallback((event: ClipboardEvent, index: number) => {
    const cells = cellsOf(event.clipboardData.getData('text'))
    if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return
    event.preventDefault()
    setPasted({ index, cells })
  }, [])
  return { pasted, onPaste, close: () => setPasted(null) }
}
