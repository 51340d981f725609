import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { Writers } from '#src/data/account/writers.tsx'
import {
  type RejectedNote,
  useRejectedNotes,
  useRejections,
} from '#src/data/reports/rejected-notes.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'

const List = chakra('ul')
const TextLink = chakra(Link)

const RejectDialog = lazy(async () => ({
  default: (await import('./reject-dialog.tsx')).RejectDialog,
}))

/** Credit notes that buyers rejected on the portal, with the way to mark one; nothing where no note of a filed return is. */
export function RejectedPanel() {
  const { messageOf, messages } = useSpeech()
  const { rejections: words } = useWords(corrections)
  const { data, error, mutate } = useRejectedNotes()
  const [isAsked, setAsked] = useState(false)
  const button = useFocusReturn(isAsked)
  if (!data) {
    return error ? (
      <Box mt="5">
        <PanelError
          message={messageOf(error, messages.rejectedLoadFailed)}
          onRetry={() => mutate()}
        />
      </Box>
    ) : null
  }
  const { rejected, open } = data
  if (rejected.length === 0 && open.length === 0) return null
  return (
    <Panel title={words.title} mt="5">
      <Text mb="3" textStyle="sm" color="fg.muted" maxW="46rem">
        {words.about}
      </Text>
      {rejected.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <List listStyleType="none">
          {rejected.map((note) => (
            <Line key={`${note.id} ${note.rejectedOn}`} note={note} />
          ))}
        </List>
      )}
      {open.length > 0 && (
        <Writers>
          <Button ref={button} mt="4" size="sm" variant="outline" onClick={() => setAsked(true)}>
            {words.add}
          </Button>
        </Writers>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <RejectDialog notes={open} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

function Line({ note }: { note: RejectedNote }) {
  const { messageOf, messages } = useSpeech()
  const { rejections: words } = useWords(corrections)
  const { forms } = useWords(gstReturns)
  const by = useBy()
  const { day, months } = useDates()
  const { takeBack } = useRejections()
  const [isPending, setPending] = useState(false)
  const {
    id,
    number,
    clientName,
    totalMinor,
    currency,
    rejectedOn,
    endsOn,
    taxMinor,
    via,
    byName,
  } = note
  const stop = async () => {
    setPending(true)
    try {
      await takeBack(id)
      showSuccess(messages.noteNotRejected)
    } catch (failure) {
      showError(messageOf(failure, messages.rejectionFailed))
      setPending(false)
    }
  }
  return (
    <Box as="li" py="3" borderTopWidth="1px">
      <Flex gap="4" justify="space-between" align="baseline">
        <Text minW="0" overflowWrap="anywhere">
          <TextLink to={paths.invoice(id)} color="neel.fg" fontWeight="500">
            {number}
          </TextLink>{' '}
          · {clientName}
        </Text>
        <Text fontVariantNumeric="tabular-nums">{formatMoney(totalMinor, currency)}</Text>
      </Flex>
      <Flex mt="1" gap="3" justify="space-between" align="center" wrap="wrap">
        <Stack gap="0" textStyle="sm" color="fg.muted">
          <Text>
            {[words.rejectedOn({ day: day(rejectedOn) }), by(byName)].filter(Boolean).join(' · ')}
          </Text>
          <Text>
            {via
              ? words.zero({ form: forms[via.form], months: months(via) })
              : words.raises({ amount: formatMoney(taxMinor ?? 0), day: day(endsOn) })}
          </Text>
        </Stack>
        {!via && (
          <Writers>
            <Button
              size="xs"
              variant="outline"
              disabled={isPending}
              aria-label={words.takeBackOf({ number })}
              onClick={stop}
            >
              {words.takeBack}
            </Button>
          </Writers>
        )}
      </Flex>
    </Box>
  )
}
