import { Button, Flex, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { formatMoney } from '#domain/money.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { table } from '#languages/en/screens/table.ts'
import { useClient } from '#src/data/clients.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import type { ListAddress } from '../use-list-address.ts'

/** The filters of the list in words, each with a button that takes it away. */
export function FilterChips({ address }: { address: ListAddress }) {
  const { chips: words } = useWords(table)
  const { clearFilters } = useWords(lists)
  const dates = useDates()
  const { search, client, range } = address.narrowed
  const { data: known } = useClient(client ?? null)
  const day = (value: string) => ({ day: dates.day(value) })
  const rupees = (minor: number) => ({ amount: formatMoney(minor, 'INR') })
  const { issuedFrom, issuedTo, dueFrom, dueTo, leastMinor, mostMinor } = range ?? {}

  const chips = [
    ['client', search && words.search({ text: search })],
    ['clientId', client && words.client({ name: known?.name ?? '…' })],
    ['issuedFrom', issuedFrom && words.issuedFrom(day(issuedFrom))],
    ['issuedTo', issuedTo && words.issuedTo(day(issuedTo))],
    ['dueFrom', dueFrom && words.dueFrom(day(dueFrom))],
    ['dueTo', dueTo && words.dueTo(day(dueTo))],
    ['min', leastMinor != null && words.min(rupees(leastMinor))],
    ['max', mostMinor != null && words.max(rupees(mostMinor))],
  ].flatMap(([name, text]) => (name && text ? [{ name, text }] : []))
  if (chips.length === 0) return null

  return (
    <Flex role="group" aria-label={words.label} wrap="wrap" align="center" gap="2" mb="4">
      {chips.map(({ name, text }) => (
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
            {text}
          </Text>
          <Button
            size="xs"
            variant="ghost"
            borderRadius="full"
            aria-label={words.remove({ filter: text })}
            onClick={() => address.ask({ [name]: null })}
          >
            <X size={14} aria-hidden />
          </Button>
        </Flex>
      ))}
      <Button size="xs" variant="ghost" onClick={address.clear}>
        {clearFilters}
      </Button>
    </Flex>
  )
}
