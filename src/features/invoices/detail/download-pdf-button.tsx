import { Button, Flex, IconButton, Menu } from '@chakra-ui/react'
import { ChevronDown, Download } from 'lucide-react'
import { type Copy, copiesOf } from '#domain/document/copies.ts'
import { pdfFileName } from '#domain/document/file-names.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { fetchInvoicePdf } from '#src/data/invoices/invoice-pdf.ts'
import { useWords } from '#src/language/words.ts'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'
import { usePdfDownload } from './use-pdf-download.ts'

/** The client's copy, and behind the arrow those of the transporter and of the seller, where there are some. */
export function DownloadPdfButton({ invoice }: { invoice: Invoice }) {
  const { pdf: words } = useWords(invoiceDetail)
  const { pending, download } = usePdfDownload(invoice)
  const others = copiesOf(invoice).slice(1)
  const downloadCopy = (copy: Copy) =>
    download(pdfFileName(invoice, copy), (pdfUrl) => fetchInvoicePdf(pdfUrl, copy))

  const hasOthers = others.length > 0
  return (
    <Flex>
      <Button
        variant="outline"
        flex="1"
        borderEndRadius={hasOthers ? '0' : undefined}
        disabled={pending}
        aria-busy={pending || undefined}
        onClick={() => downloadCopy('original')}
      >
        <Download aria-hidden /> {pending ? words.downloading : words.download}
      </Button>
      {hasOthers && (
        <Menu.Root
          recipe={menuSlotRecipe}
          positioning={{ placement: 'bottom-end' }}
          lazyMount
          unmountOnExit
        >
          <Menu.Trigger asChild>
            <IconButton
              variant="outline"
              aria-label={words.copies}
              disabled={pending}
              borderStartRadius="0"
              ms="-1px"
              minW={{ base: '11', md: '9' }}
              px="0"
            >
              <ChevronDown aria-hidden />
            </IconButton>
          </Menu.Trigger>
          <Menu.Positioner>
            <Menu.Content>
              {others.map(({ copy, mark }) => (
                <Menu.Item key={copy} value={copy} onSelect={() => void downloadCopy(copy)}>
                  {words.marks[mark]}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Menu.Root>
      )}
    </Flex>
  )
}
