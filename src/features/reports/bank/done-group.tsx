import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { PlainDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { type DoneCredit, useBankActions, useDoneCredits } from '#src/data/bank-rows.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CreditText } from './credit-text.tsx'

const linkTo = (to: string) => (text: string) => (
  <Link to={to}>
    <Text as="span" color="fg" textDecoration="underline">
      {text}
    </Text>
  </Link>
)

/** For which invoices a credit was recorded, and as whose advance. */
function Recorded({ credit: { invoice, receipt } }: { credit: DoneCredit }) {
  const { done: words } = useWords(bankFile)
  const { client, advanceMinor = 0, invoices = [] } = receipt ?? {}
  return (
    <Text textStyle="sm" color="fg.muted" textAlign="end">
      {[...(invoice ? [invoice] : []), ...invoices].map(({ id, number }) => (
        <span key={id}>
          {rich(words.recordedFor({ number }), { link: linkTo(paths.invoice(id)) })}
          <br />
        </span>
      ))}
      {client &&
        advanceMinor > 0 &&
        rich(words.advanceOf({ amount: formatMoney(advanceMinor), client: client.name }), {
          link: linkTo(paths.client(client.id)),
        })}
    </Text>
  )
}

/** Credits of a file's days that wait no more: recorded, or set aside by the person, who may bring those back. */
export function DoneGroup({ from, to }: { from: PlainDate; to: PlainDate }) {
  const { messageOf, messages } = useSpeech()
  const { done: words } = useWords(bankFile)
  const { data: done = [] } = useDoneCredits({ from, to })
  const { setAside } = useBankActions()
  const by = useBy()
  if (done.length === 0) return null
  const bringBack = async (id: string) => {
    try {
      await setAside([id], false)
      showSuccess(messages.bankTakenBack)
    } catch (error) {
      showError(messageOf(error, messages.bankAsideFailed))
    }
  }
  return (
    <Panel title={words.title({ count: done.length })}>
      <Box as="ul" listStyleType="none" aria-label={words.label}>
        {done.map((credit) => (
          <Flex
            as="li"
            key={credit.id}
            py="3"
            gap="4"
            justify="space-between"
            align="flex-start"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <CreditText credit={credit} by={by(credit.changedByName)} />
            {credit.state === 'aside' ? (
              <Button size="xs" variant="outline" onClick={() => void bringBack(credit.id)}>
                {words.bringBack}
              </Button>
            ) : (
              <Recorded credit={credit} />
            )}
          </Flex>
        ))}
      </Box>
    </Panel>
  )
}
