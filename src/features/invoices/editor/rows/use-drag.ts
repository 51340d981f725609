import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface DragOptions {
  row: RefObject<HTMLElement | null>
  /** The part of the row to drag it by. */
  handle: RefObject<HTMLElement | null>
  index: number
  onMove: (from: number, to: number) => void
}

/** Marks the rows of this form alone: nothing else is dropped among them. */
const isRow = (data: Record<string | symbol, unknown>): data is { row: number } =>
  typeof data.row === 'number'

/** Lets a row be dragged to the place of another one. `over`: where a row that is dragged would come to stand. */
export function useDrag({ row, handle, index, onMove }: DragOptions) {
  const [over, setOver] = useState<'before' | 'behind' | null>(null)
  const [dragging, setDragging] = useState(false)
  const latest = useRef({ index, onMove })
  useEffect(() => {
    latest.current = { index, onMove }
  })
  useEffect(() => {
    if (!row.current || !handle.current) return
    return combine(
      draggable({
        // Not the row: Firefox puts no caret into a field of a draggable element.
        element: handle.current,
        getInitialData: () => ({ row: latest.current.index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => isRow(source.data),
        onDragEnter: ({ source: { data } }) => {
          const { index } = latest.current
          if (isRow(data) && data.row !== index) setOver(data.row > index ? 'before' : 'behind')
        },
        onDragLeave: () => setOver(null),
        onDrop: ({ source: { data } }) => {
          setOver(null)
          if (isRow(data)) latest.current.onMove(data.row, latest.current.index)
        },
      }),
    )
  }, [row, handle])
  return { over, dragging }
}
