import { Box, Flex } from '@chakra-ui/react'
import { documentView } from '#domain/document/view/document-view.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import type { DocumentLanguage } from '#languages/languages.ts'
import { useLanguage } from '#src/language/words.ts'
import { Fact } from '#src/sheet/fact.tsx'
import { Label } from '#src/sheet/label.tsx'
// Within the page, so that the prebuilt one needs no further file.
import sheetStyles from '#src/sheet/sheet.css?inline'
import { SheetHead } from '#src/sheet/sheet-head.tsx'
import { SheetItems } from '#src/sheet/sheet-items.tsx'
import { SheetTotals } from '#src/sheet/sheet-totals.tsx'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import paperStyles from './paper.css?inline'
import '../scripts/scripts.css'
import { QrCode } from './qr-code.tsx'
import { shownInvoice } from './shown-invoice.ts'

/** A tax invoice as the product draws it, with its code for UPI. */
export function Paper({ language }: { language: DocumentLanguage }) {
  const spoken = useLanguage()
  const loaded = useDocumentWords(language)
  const words = loaded ?? english
  const view = documentView(shownInvoice, words)
  const { upi } = view.pay
  return (
    <>
      <style>{sheetStyles + paperStyles}</style>
      <article
        id="paper"
        className="sheet"
        aria-label={view.name}
        lang={view.lang}
        // English is in nobody's way who reads it; others would see it flash.
        style={{ visibility: loaded || spoken === 'en' ? undefined : 'hidden' }}
      >
        <SheetHead view={view} />
        <SheetItems view={view} />
        <SheetTotals view={view} />
        {upi && (
          <Flex mt="6" gap="4">
            <QrCode text={upi.link} label={words.page.qr(upi.amount, upi.value)} size="24" />
            <Box>
              <Fact label={upi.label}>{upi.value}</Fact>
              <div className="sheet-label">
                <Label text={upi.hint} />
              </div>
            </Box>
          </Flex>
        )}
      </article>
    </>
  )
}
