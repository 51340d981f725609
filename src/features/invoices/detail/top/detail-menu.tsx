import { IconButton, Menu } from '@chakra-ui/react'
import {
  ArrowDown,
  Copy,
  EllipsisVertical,
  FileMinus2,
  FilePen,
  FilePlus2,
  type LucideIcon,
  Mail,
  PencilLine,
  Repeat,
  Trash2,
  Wallet,
} from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Invoice } from '#domain/document/invoice.ts'
import { isForerunner, isVoucher, kindWord, numberText } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { drafts } from '#languages/en/screens/drafts.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'
import { useDeletion } from '../../deletion/use-deletion.tsx'
import { isCorrectable } from '../../drafts/is-correctable.ts'
import { isRevisable } from '../../drafts/is-revisable.ts'
import { useDraftOf } from '../../drafts/use-draft-of.ts'
import { MailDialog } from '../../mail/mail-dialog.tsx'

const CreditDialog = lazy(async () => ({
  default: (await import('../../credit/credit-dialog.tsx')).CreditDialog,
}))
const DebitDialog = lazy(async () => ({
  default: (await import('../../debit/debit-dialog.tsx')).DebitDialog,
}))
const CorrectNoteDialog = lazy(async () => ({
  default: (await import('../../credit/correct-note-dialog.tsx')).CorrectNoteDialog,
}))
const WriteOffDialog = lazy(async () => ({
  default: (await import('../../credit/write-off-dialog.tsx')).WriteOffDialog,
}))

const dialogs = {
  mail: (props: { invoice: Invoice; onClose: () => void }) => (
    <MailDialog {...props} kind="invoice" />
  ),
  credit: CreditDialog,
  debit: DebitDialog,
  writeOff: WriteOffDialog,
  correctNote: CorrectNoteDialog,
} as const

type Item = { value: string; icon: LucideIcon; text: string; start: () => void; narrow?: boolean }

interface DetailMenuProps {
  invoice: Invoice
  /** Whether sending is the main action, which stands beside the menu. */
  isToSend: boolean
  /** The name of what stands beside the sheet, on a narrow screen below it; and the way there. */
  below: { name: string; go: () => void }
}

/** All that can be done with a document, but its main action and its PDF. */
export function DetailMenu({ invoice, isToSend, below }: DetailMenuProps) {
  const { credit, debit, writeOff } = useWords(invoiceDetail)
  const { menu: words } = useWords(lists)
  const { revise: reviseText, correct: correctText, duplicate: duplicateText } = useWords(drafts)
  const { makeRecurring } = useWords(documents)
  const { delete: deleteTexts } = useWords(deletion)
  const navigate = useNavigate()
  const writes = useMayWrite()
  const { data: business } = useBusiness(writes)
  const { duplicate, revise, correct } = useDraftOf()
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null)
  const trigger = useFocusReturn(asked !== null)
  // The menu gives the focus back to its button first.
  const afterMenu = useRef<(() => void) | null>(null)
  const { start: remove, dialog } = useDeletion(invoice, trigger)

  const { id, kind, status, credited, total, writtenOffAt, balance } = invoice
  const { draft, creditable, repeatable, deletable } = kinds[kind]
  const isLive = status !== 'CANCELLED'
  const isBilled = isLive && creditable && !isForerunner(invoice) && !isVoucher(invoice)
  const isOpen = writtenOffAt === null
  const offered: (Item | false)[] = [
    {
      value: 'below',
      icon: ArrowDown,
      text: below.name,
      start: () => {
        afterMenu.current = below.go
      },
      narrow: true,
    },
    isLive &&
      !isToSend && {
        ...{ value: 'mail', icon: Mail, text: words.mail },
        start: () => setAsked('mail'),
      },
    isLive &&
      isRevisable(invoice) && {
        ...{ value: 'revise', icon: PencilLine, text: reviseText },
        start: () => void revise(id),
      },
    business?.gstRegistration === 'regular' &&
      isCorrectable(invoice, todayInIndia()) && {
        ...{ value: 'correct', icon: FilePen, text: correctText },
        start: () => (kinds[kind].note ? setAsked('correctNote') : void correct(id)),
      },
    draft !== null && {
      ...{ value: 'duplicate', icon: Copy, text: duplicateText },
      start: () => void duplicate(invoice),
    },
    isLive &&
      repeatable && {
        ...{ value: 'repeat', icon: Repeat, text: makeRecurring },
        start: () => navigate(schedulePaths.createFrom(id)),
      },
    isBilled &&
      isOpen &&
      credited.minor < total.minor && {
        ...{ value: 'credit', icon: FileMinus2, text: credit.create },
        start: () => setAsked('credit'),
      },
    isBilled && {
      ...{ value: 'debit', icon: FilePlus2, text: debit.create },
      start: () => setAsked('debit'),
    },
    isBilled &&
      isOpen &&
      balance.minor > 0 && {
        ...{ value: 'writeOff', icon: Wallet, text: writeOff.ask },
        start: () => setAsked('writeOff'),
      },
  ]
  const items = offered.filter((item) => item !== false).filter(({ narrow }) => writes || narrow)
  const isDeletable = writes && isLive && deletable
  const Asked = asked && dialogs[asked]
  // On a wide screen all of it is in view.
  if (!isDeletable && items.every(({ narrow }) => narrow)) return null

  return (
    <>
      <Menu.Root
        recipe={menuSlotRecipe}
        positioning={{ placement: 'bottom-end' }}
        lazyMount
        unmountOnExit
        onExitComplete={() => {
          afterMenu.current?.()
          afterMenu.current = null
        }}
      >
        <Menu.Trigger asChild>
          <IconButton
            ref={trigger}
            variant="outline"
            aria-label={words.label({ number: numberText(invoice) })}
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
        </Menu.Trigger>
        {/* Beside its button, not at the end of the page: it stays within the main landmark. */}
        <Menu.Positioner>
          <Menu.Content>
            {items.map(({ value, icon: Icon, text, start, narrow }) => (
              <Menu.Item
                key={value}
                value={value}
                hideFrom={narrow ? 'xl' : undefined}
                onSelect={start}
              >
                <Icon size={16} aria-hidden /> {text}
              </Menu.Item>
            ))}
            {isDeletable && items.length > 0 && <Menu.Separator />}
            {isDeletable && (
              <Menu.Item value="delete" color="fg.error" onSelect={remove}>
                <Trash2 size={16} aria-hidden /> {deleteTexts[kindWord(invoice)]}
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {dialog}
      {Asked && (
        <Suspense fallback={null}>
          <Asked invoice={invoice} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
