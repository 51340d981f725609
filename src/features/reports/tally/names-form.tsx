import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { TallyParty } from '#domain/tally/entries.ts'
import {
  type LedgerNames,
  ledgerKeys,
  type NamedKey,
  usualName,
  voucherTypeKeys,
} from '#domain/tally/ledgers.ts'
import { partyNames } from '#domain/tally/party-names.ts'
import { tally } from '#languages/en/screens/tally.ts'
import { type NameChange, useKeepLedgerNames } from '#src/data/reports/tally.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { ChangedBy } from '#src/ui/layout/changed-by.tsx'
import { More } from '#src/ui/layout/more.tsx'

/** The database's limit of a name. */
const MAX_NAME = 120
/** How many clients stand there before one looks for a name. */
const MOST_CLIENTS = 30
/** The most that one call keeps. */
const MOST_CHANGES = 500

const groups = ['ledgers', 'types', 'clients'] as const

/** A name that may be changed: its label, what it is unless somebody says otherwise, and what was said. */
interface Named {
  id: string
  label: string
  usual: string
  said: string
  change: (name: string) => NameChange
}

function useNamed(names: LedgerNames, parties: TallyParty[]) {
  const { names: words } = useWords(tally)
  const ofKeys = (keys: readonly NamedKey[]): Named[] =>
    keys.map((key) => ({
      id: key,
      label: words.keys[key],
      usual: usualName(key),
      said: names.own[key] ?? '',
      change: (name) => ({ key, name }),
    }))
  const usualOf = partyNames({ ...names, clients: {} })
  const clients = parties.flatMap((party): Named[] => {
    if (party.id === null) return []
    const clientId = party.id
    const usual = usualOf(party)
    return [
      {
        id: clientId,
        label: usual,
        usual,
        said: names.clients[clientId] ?? '',
        change: (name) => ({ clientId, name }),
      },
    ]
  })
  return { ledgers: ofKeys(ledgerKeys), types: ofKeys(voucherTypeKeys), clients }
}

/** What the accountant's Tally calls the ledgers, the types of vouchers, and the clients of this period. */
export function NamesForm({ names, parties }: { names: LedgerNames; parties: TallyParty[] }) {
  const { names: words, checkConnection } = useWords(tally)
  const { messageOf } = useSpeech()
  const named = useNamed(names, parties)
  const keep = useKeepLedgerNames()
  const [group, setGroup] = useState<(typeof groups)[number]>('ledgers')
  const [query, setQuery] = useState('')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)

  const changes = Object.values(named)
    .flat()
    .flatMap(({ id, said, usual, change }) => {
      const name = typed[id]?.trim()
      if (name === undefined || name === said) return []
      return [change(name === usual ? '' : name)]
    })
  const found = named[group].filter(
    ({ label }) => group !== 'clients' || label.toLowerCase().includes(query.trim().toLowerCase()),
  )
  const shown = group === 'clients' ? found.slice(0, MOST_CLIENTS) : found

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      for (let at = 0; at < changes.length; at += MOST_CHANGES) {
        await keep(changes.slice(at, at + MOST_CHANGES))
      }
      setTyped({})
      showSuccess(words.saved)
    } catch (error) {
      showError(messageOf(error, checkConnection))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Box mt="3" pt="2" borderTopWidth="1px">
      <form onSubmit={save} noValidate aria-label={words.title}>
        <More label={words.edit} openLabel={words.hide}>
          <Text color="fg.muted" mb="4">
            {words.about}
          </Text>
          <SegmentedToggle
            label={words.label}
            oneLine
            options={groups.map((value) => ({ value, label: words.groups[value] }))}
            value={group}
            onChange={(next) => next && setGroup(next)}
          />
          {group === 'clients' && (
            <Box mt="4" maxW={{ md: '20rem' }}>
              <TextField
                label={words.search}
                type="search"
                value={query}
                onChange={({ target }) => setQuery(target.value)}
              />
            </Box>
          )}
          <SimpleGrid mt="4" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
            {shown.map(({ id, label, usual, said }) => (
              <TextField
                key={id}
                label={label}
                placeholder={usual}
                maxLength={MAX_NAME}
                value={typed[id] ?? said}
                onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
              />
            ))}
          </SimpleGrid>
          {shown.length === 0 && <Text color="fg.muted">{words.noClients}</Text>}
          {found.length > shown.length && (
            <Text mt="3" textStyle="sm" color="fg.muted">
              {words.more({ count: found.length - shown.length })}
            </Text>
          )}
          <SubmitButton
            mt="5"
            variant="outline"
            pending={saving}
            pendingText={words.saving}
            disabled={changes.length === 0}
          >
            {words.save}
          </SubmitButton>
          <ChangedBy change={names.lastChange} />
        </More>
      </form>
    </Box>
  )
}
