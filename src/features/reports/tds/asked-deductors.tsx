import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { DeductingClient, Deductor } from '#domain/tds/deductors.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useTdsActions } from '#src/data/invoices/tds.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** So many are drawn at first, and more by a button: each has a list of all clients. */
const PAGE = 10

/** The value of the choice that a deductor is no client. */
const NONE = 'none'

interface AskedDeductorProps {
  deductor: Deductor
  options: { value: string; label: string }[]
}

function AskedDeductor({ deductor, options }: AskedDeductorProps) {
  const { messageOf, messages } = useSpeech()
  const { deductors: words } = useWords(tdsCredit)
  const { remember } = useTdsActions()
  const { tan, name, rows, taxMinor, reason } = deductor
  const [chosen, choose] = useState(deductor.clientId ?? '')
  const [pending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await remember({ tan, name }, chosen === NONE ? null : chosen)
      showSuccess(messages.deductorSaved)
    } catch (error) {
      showError(messageOf(error, messages.tdsChangeFailed))
      setPending(false)
    }
  }
  const why = reason === 'pan' ? words.byPan : reason === 'name' ? words.byName : undefined
  return (
    <Flex
      as="li"
      py="3"
      gap="3"
      wrap="wrap"
      align="flex-start"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="meta" color="fg.muted">
          {words.one({ tan, count: rows, amount: formatMoney(taxMinor) })}
        </Text>
        {chosen === deductor.clientId && why && (
          <Text textStyle="meta" color="fg.muted">
            {why}
          </Text>
        )}
      </Box>
      <Writers>
        <Flex flex="1 1 18rem" gap="2" align="flex-end" minW="0">
          <Box flex="1" minW="0">
            <SelectField
              label={words.client}
              aria-label={words.clientOf({ name })}
              placeholder={words.choose}
              options={[{ value: NONE, label: words.none }, ...options]}
              value={chosen}
              onChange={(event) => choose(event.target.value)}
            />
          </Box>
          <Button
            variant="outline"
            disabled={chosen === '' || pending}
            onClick={() => void confirm()}
          >
            {pending ? words.saving : words.confirm}
          </Button>
        </Flex>
      </Writers>
    </Flex>
  )
}

interface AskedDeductorsProps {
  deductors: readonly Deductor[]
  clients: readonly DeductingClient[]
}

/** Deductors of whom nobody has said which client they are; a proposal is chosen, and a person confirms it. */
export function AskedDeductors({ deductors, clients }: AskedDeductorsProps) {
  const { deductors: words } = useWords(tdsCredit)
  const [shown, setShown] = useState(PAGE)
  if (deductors.length === 0) return null
  const options = clients.map(({ id, name }) => ({ value: id, label: name }))
  const title = words.title({ count: deductors.length })
  return (
    <Panel title={title}>
      <Text color="fg.muted">{words.about}</Text>
      <Box as="ul" listStyleType="none" aria-label={title}>
        {deductors.slice(0, shown).map((deductor) => (
          <AskedDeductor key={deductor.tan} deductor={deductor} options={options} />
        ))}
      </Box>
      {deductors.length > shown && (
        <Button mt="3" variant="outline" onClick={() => setShown(shown + PAGE)}>
          {words.more({ count: deductors.length - shown })}
        </Button>
      )}
    </Panel>
  )
}
