import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { PlainDate } from '#domain/dates.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { unissuedDocument } from '#domain/document/new/unissued.ts'
import { documentView } from '#domain/document/view/document-view.ts'
import { scheduleForm } from '#languages/en/screens/schedule-form.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Sheet } from '#src/sheet/sheet.tsx'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import '#src/sheet/sheet.css'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { deliberate } from '../editor/deliberate.ts'

interface FirstOneProps {
  /** The first invoice as it would be issued. */
  invoice: NewInvoice
  /** The action that issues it. */
  by: 'save' | 'resume' | 'preview'
  /** Its day, where that is not today. */
  day?: PlainDate
  pending?: boolean
  onBack: () => void
  /** Absent where it is only looked at. */
  onGoOn?: () => void
}

/** The first invoice of a schedule, to look over: by choice, and before saving or going on issues and mails it today. */
export function FirstOne(props: FirstOneProps) {
  const { invoice, by, day = todayInIndia(), pending = false, onBack, onGoOn } = props
  const { first: words } = useWords(scheduleForm)
  const { data: business } = useBusiness()
  const spoken = useDocumentWords(invoice.language ?? 'en')
  const document =
    business && spoken && unissuedDocument(business, invoice, spoken.absent.number, day)
  return (
    <Dialog title={words.title[by]} onClose={onBack} busy={pending} wide>
      <Stack gap="4">
        <Text>{words.lead[by]({ email: invoice.clientEmail })}</Text>
        {document && spoken && (
          <Box overflowX="auto" css={{ '& > *': { borderWidth: '1px' } }}>
            <Sheet view={documentView(document, spoken)} />
          </Box>
        )}
        <Flex gap="3" direction={{ base: 'column', sm: 'row-reverse' }}>
          <Button
            {...(onGoOn ? { flex: { sm: '1' } } : { variant: 'outline' })}
            disabled={pending}
            onClick={deliberate(onBack)}
          >
            {by === 'preview' ? words.close : words.back}
          </Button>
          {onGoOn && by !== 'preview' && (
            <SubmitButton
              type="button"
              flex={{ sm: '1' }}
              variant="outline"
              pending={pending}
              pendingText={words.pending[by]}
              onClick={deliberate(onGoOn)}
            >
              {words.goOn[by]}
            </SubmitButton>
          )}
        </Flex>
      </Stack>
    </Dialog>
  )
}
