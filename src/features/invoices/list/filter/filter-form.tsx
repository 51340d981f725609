import { Button, GridItem, SimpleGrid } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { isPlainDate } from '#domain/dates.ts'
import { parseMinor } from '#domain/money.ts'
import { table } from '#languages/en/screens/table.ts'
import { useClient, useClientSearch } from '#src/data/clients.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { NumberField } from '#src/ui/form/fields/number-field.tsx'
import { useRested } from '#src/ui/form/fields/use-rested.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { rangeParams } from '../list-address.ts'
import type { ListAddress } from '../use-list-address.ts'

const days = ['issuedFrom', 'issuedTo', 'dueFrom', 'dueTo'] as const

type Range = Record<(typeof rangeParams)[number], string>

/** Client, days and rupees: what the list is narrowed by once it is applied. */
export function FilterForm({ address, onDone }: { address: ListAddress; onDone: () => void }) {
  const { messages } = useSpeech()
  const { filter: words } = useWords(table)
  const { params } = address
  const asked = (name: string) => params.get(name) ?? ''
  const { data: known } = useClient(address.narrowed.client ?? null)
  const [typed, setTyped] = useState<{ id: string | null; name: string } | null>(null)
  const [query, setQuery] = useState<string | null>(null)
  const { data: found } = useClientSearch(useRested(query))
  const [range, setRange] = useState(
    () => Object.fromEntries(rangeParams.map((name) => [name, asked(name)])) as Range,
  )
  const [wrong, setWrong] = useState<Partial<Range>>({})

  const field = (name: keyof Range) => ({
    value: range[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) =>
      setRange((current) => ({ ...current, [name]: event.target.value })),
  })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const unreadDays = days.filter((name) => range[name] !== '' && !isPlainDate(range[name]))
    const unread = [range.min, range.max].some((text) => text !== '' && parseMinor(text) === null)
    setWrong({
      ...Object.fromEntries(unreadDays.map((name) => [name, messages.dayInvalid])),
      ...(unread && { min: messages.rupeesInvalid }),
    })
    if (unread || unreadDays.length > 0) return
    const client = typed && {
      clientId: typed.id,
      // A name that nobody chose from the book is a text to look for.
      client: typed.id ? null : typed.name.trim(),
    }
    address.ask({ ...range, ...client })
    onDone()
  }

  return (
    <Panel mb="4">
      <form noValidate aria-label={words.label} onSubmit={apply}>
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }}>
          {days.map((name) => (
            <DateField key={name} label={words[name]} clears {...field(name)} />
          ))}
          <GridItem colSpan={{ base: 2, lg: 1 }}>
            <ComboField
              label={words.client}
              value={typed?.name ?? known?.name ?? asked('client')}
              onChange={(event) => setTyped({ id: null, name: event.target.value })}
              suggestions={
                query === null
                  ? undefined
                  : found?.map(({ id, name, email }) => ({ key: id, text: name, detail: email }))
              }
              onAsk={setQuery}
              onChoose={({ key, text }) => setTyped({ id: key, name: text })}
            />
          </GridItem>
          <NumberField label={words.min} min={0} step="0.01" {...field('min')} />
          <NumberField label={words.max} min={0} step="0.01" {...field('max')} />
          <GridItem colSpan={{ base: 2, lg: 1 }} display="flex" alignItems="end" gap="2">
            <Button type="submit" flex="1">
              {words.apply}
            </Button>
            <Button variant="outline" onClick={onDone}>
              {words.close}
            </Button>
          </GridItem>
        </SimpleGrid>
      </form>
    </Panel>
  )
}
