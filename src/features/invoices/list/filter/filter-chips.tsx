import { Button, Flex, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { formatMoney } from '#domain/money.ts'
import { useClient } from '../../../../data/clients.ts'
import { dayText } from '../../../../lib/day-text.ts'
import type { ListAddress } from '../use-list-address.ts'

/** What narrows the list, in words, each with a button that takes it away. */
export function FilterChips({ address }: { address: ListAddress }) {
  const { search, client, range } = address.narrowed
  const { data: known } = useClient(client ?? null)
  const day = (words: string, value: string | null | undefined) =>
    value && `${words} ${dayText(value)}`
  const rupees = (words: string, minor: number | null | undefined) =>
    minor != null && `${words} ${formatMoney(minor, 'INR')}`

  const chips = [
    ['client', search && `Invoices of “${search}”`],
    ['clientId', client && `Client ${known?.name ?? '…'}`],
    ['issuedFrom', day('Issued from', range?.issuedFrom)],
    ['issuedTo', day('Issued until', range?.issuedTo)],
    ['dueFrom', day('Due from', range?.dueFrom)],
    ['dueTo', day('Due until', range?.dueTo)],
    ['min', rupees('At least', range?.leastMinor)],
    ['max', rupees('At most', range?.mostMinor)],
  ].flatMap(([name, words]) => (name && words ? [{ name, words }] : []))
  if (chips.length === 0) return null

  return (
    <Flex role="group" aria-label="Filters in use" wrap="wrap" align="center" gap="2" mb="4">
      {chips.map(({ name, words }) => (
        <Flex
          key={name}
          align="center"
          ps="3"
          borderWidth="1px"
          borderRadius="full"
          bg="bg.panel"
          maxW="full"
        >
          <Text textStyle="meta" truncate>
            {words}
          </Text>
          <Button
            size="xs"
            variant="ghost"
            borderRadius="full"
            aria-label={`Remove ${words}`}
            onClick={() => address.ask({ [name]: null })}
          >
            <X size={14} aria-hidden />
          </Button>
        </Flex>
      ))}
      <Button size="xs" variant="ghost" onClick={address.clear}>
        Clear Filters
      </Button>
    </Flex>
  )
}
