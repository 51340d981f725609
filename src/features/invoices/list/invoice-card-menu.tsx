import { IconButton, Menu } from '@chakra-ui/react'
import {
  Copy,
  Download,
  EllipsisVertical,
  Eye,
  Link2,
  Mail,
  PencilLine,
  Plus,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { kindWord, numberText } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { drafts } from '#languages/en/screens/drafts.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { useShareActions } from '#src/data/invoices/sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { invoiceAsk } from '#src/lib/paths/invoice-asks.ts'
import { askForMail } from '#src/sending/mail-asked.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'
import type { Deletable } from '../deletion/delete-dialog.tsx'
import { useDeletion } from '../deletion/use-deletion.tsx'
import { useRestore } from '../deletion/use-restore.ts'
import { isRevisable } from '../drafts/is-revisable.ts'
import { useDraftOf } from '../drafts/use-draft-of.ts'
import { useCopyLink } from '../sharing/use-copy-link.ts'
import { isOpen } from './chosen/what-takes.ts'
import { useDownload } from './use-download.ts'

interface InvoiceCardMenuProps {
  invoice: Deletable
  /** It was asked for before it was there. */
  opensAtOnce?: boolean
}

/** The actions on a document from its card: an invoice, a credit note or an estimate. */
export function InvoiceCardMenu({ invoice, opensAtOnce = false }: InvoiceCardMenuProps) {
  const { messages } = useSpeech()
  const { menu: words } = useWords(lists)
  const { record } = useWords(invoicePayments)
  const { pdf } = useWords(invoiceDetail)
  const navigate = useNavigate()
  const { share } = useShareActions(invoice.id)
  const { copying, copy } = useCopyLink(share, () => showError(messages.linkCopyRefused))
  const page = kindPaths(invoice.kind).document(invoice.id)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // A menu that opens takes the focus; one that is open from its beginning does not.
  useEffect(() => setOpen(opensAtOnce), [opensAtOnce])
  const { start, dialog } = useDeletion(invoice, trigger)
  const restore = useRestore(kindWord(invoice))
  const { revise: reviseText } = useWords(drafts)
  const { duplicate, revise } = useDraftOf()
  const download = useDownload()
  const writes = useMayWrite()

  const bringBack = () => {
    // The card leaves this list with its menu: the focus stays in the content.
    trigger.current?.closest('main')?.focus()
    void restore(invoice.id)
  }

  return (
    <>
      <Menu.Root
        recipe={menuSlotRecipe}
        open={open}
        onOpenChange={(details) => setOpen(details.open)}
        // A table that scrolls would cut it off.
        positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
        lazyMount
        unmountOnExit
      >
        <Menu.Trigger asChild>
          <IconButton
            ref={trigger}
            variant="ghost"
            size="sm"
            aria-label={words.label({ number: numberText(invoice) })}
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
        </Menu.Trigger>
        {/* Beside its button, not at the end of the page: it stays within the main landmark. */}
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="view" onSelect={() => navigate(page)}>
              <Eye size={16} aria-hidden /> {words.view}
            </Menu.Item>
            {writes && isOpen(invoice) && (
              <Menu.Item
                value="record"
                onSelect={() => navigate(invoiceAsk(invoice.id, 'record-payment'))}
              >
                <Plus size={16} aria-hidden /> {record.action}
              </Menu.Item>
            )}
            {invoice.status !== 'CANCELLED' && (
              <Menu.Item value="pdf" onSelect={() => void download(invoice)}>
                <Download size={16} aria-hidden /> {pdf.download}
              </Menu.Item>
            )}
            {writes && isRevisable(invoice) && (
              <Menu.Item value="revise" onSelect={() => void revise(invoice.id)}>
                <PencilLine size={16} aria-hidden /> {reviseText}
              </Menu.Item>
            )}
            {writes && kinds[invoice.kind].draft && (
              <Menu.Item value="duplicate" onSelect={() => void duplicate(invoice)}>
                <Copy size={16} aria-hidden /> {words.duplicate}
              </Menu.Item>
            )}
            {!writes ? null : invoice.status === 'CANCELLED' ? (
              <Menu.Item value="restore" onSelect={bringBack}>
                <Undo2 size={16} aria-hidden /> {words.restore}
              </Menu.Item>
            ) : (
              <>
                <Menu.Item
                  value="copy"
                  closeOnSelect={false}
                  disabled={copying}
                  onSelect={async () => {
                    await copy()
                    setOpen(false)
                  }}
                >
                  <Link2 size={16} aria-hidden /> {copying ? words.copying : words.copy}
                </Menu.Item>
                <Menu.Item
                  value="mail"
                  onSelect={() => navigate(page, { state: askForMail('invoice') })}
                >
                  <Mail size={16} aria-hidden /> {words.mail}
                </Menu.Item>
                <Menu.Item value="delete" color="fg.error" onSelect={start}>
                  <Trash2 size={16} aria-hidden /> {words.delete}
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {dialog}
    </>
  )
}
