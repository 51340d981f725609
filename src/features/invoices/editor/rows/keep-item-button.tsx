import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { HasBooks } from '../has-books.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { useKeepItem } from './use-keep-item.ts'

interface KeepItemButtonProps {
  form: InvoiceFormApi
  index: number
}

/** Keeps a row in the catalogue. */
export function KeepItemButton(props: KeepItemButtonProps) {
  return useContext(HasBooks) && <KeepButton {...props} />
}

function KeepButton({ form, index }: KeepItemButtonProps) {
  const { rows: words } = useWords(editor)
  const number = index + 1
  const description = useWatch({ control: form.control, name: `items.${index}.description` })
  const { keep, keeping, isKept } = useKeepItem(form, index)
  const done = isKept(description)
  return (
    <button
      type="button"
      aria-label={done ? words.kept({ number }) : words.keep({ number })}
      title={done ? words.keptTitle : words.keepTitle}
      disabled={keeping || done || !description.trim()}
      onClick={keep}
    >
      {done ? <BookmarkCheck size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />}
    </button>
  )
}
