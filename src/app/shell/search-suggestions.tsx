import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { messages } from '#domain/messages.ts'
import { formatMoney } from '#domain/money.ts'
import { standingOf } from '#domain/standing.ts'
import { amountTexts } from '../../lib/format.ts'
import type { Found } from './use-client-search.ts'

interface SearchSuggestionsProps {
  id: string
  text: string
  /** Null when they could not be asked for. */
  found: Found | null
  /** Where each leads, in their order. */
  addresses: string[]
  /** The one that the arrow keys have reached; -1 for none. */
  active: number
  onChoose: (address: string) => void
  onShowAll: () => void
}

interface Line {
  key: string
  title: string
  detail: string
  amount: string
}

/** Clients first, then invoices and estimates; each by its name and the one line that tells it from others. */
const groupsOf = ({ clients, invoices, estimates }: Found): { label: string; lines: Line[] }[] => [
  {
    label: 'Clients',
    lines: clients.map(({ id, name, email, due }) => ({
      key: id,
      title: name,
      detail: email ?? 'No email yet',
      amount: due.minor > 0 ? `${formatMoney(due.minor)} due` : '',
    })),
  },
  {
    label: 'Invoices',
    lines: invoices.map((invoice) => ({
      key: invoice.id,
      title: invoice.clientName,
      detail: `${invoice.formattedInvoiceNumber} · ${standingOf(invoice)}`,
      amount: amountTexts(invoice.total, invoice.currency).main,
    })),
  },
  {
    label: 'Estimates',
    lines: estimates.map((estimate) => ({
      key: estimate.id,
      title: estimate.clientName,
      detail: `${estimate.formattedEstimateNumber} · ${estimate.state.toUpperCase()}`,
      amount: amountTexts(estimate.total, estimate.currency).main,
    })),
  },
]

/** What matches, under the search box; the focus stays in the box. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, text, found, addresses, active, onChoose, onShowAll } = props
  const any = addresses.length > 0
  const nothing = found ? `No client or invoice matches “${text}”` : messages.searchFailed
  let place = -1
  const option = (line: Line): ReactNode => {
    place += 1
    const index = place
    return (
      <Flex
        key={line.key}
        role="option"
        id={`${id}-${index}`}
        aria-selected={index === active}
        justify="space-between"
        gap="3"
        px="2.5"
        py="2"
        borderRadius="l1"
        cursor="pointer"
        _selected={{ bg: 'neel.subtle' }}
        _hover={{ bg: 'bg.subtle' }}
        onClick={() => onChoose(addresses[index] ?? '')}
      >
        <Box minW="0">
          <Text fontWeight="600" truncate>
            {line.title}
          </Text>
          <Text textStyle="meta" color="fg.muted" truncate>
            {line.detail}
          </Text>
        </Box>
        <Text textStyle="amount" whiteSpace="nowrap">
          {line.amount}
        </Text>
      </Flex>
    )
  }

  return (
    <Box
      // On phones from edge to edge below the top bar, whatever stands at the left of the box.
      position={{ base: 'fixed', sm: 'absolute' }}
      top={{ base: '60px', sm: 'calc(100% + 6px)' }}
      insetStart={{ base: '4', sm: '0' }}
      w={{ base: 'calc(100vw - 2rem)', sm: 'full' }}
      minW={{ sm: '360px' }}
      maxH="calc(100dvh - 5rem)"
      overflowY="auto"
      zIndex="dropdown"
      p="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="lg"
      // A press must not take the focus off the box: the list would close under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Text role="status" textStyle="meta" color="fg.muted" px="2.5" py="1.5" hidden={any}>
        {any ? '' : nothing}
      </Text>
      <Box
        role="listbox"
        id={id}
        aria-label="Matching clients, invoices and estimates"
        hidden={!any}
      >
        {found &&
          groupsOf(found)
            .filter(({ lines }) => lines.length > 0)
            .map(({ label, lines }) => (
              <Box key={label} role="group" aria-label={label}>
                <Text textStyle="meta" color="fg.muted" px="2.5" pt="1.5" aria-hidden>
                  {label}
                </Text>
                {lines.map(option)}
              </Box>
            ))}
      </Box>
      {any && (
        <Button size="sm" variant="ghost" w="full" mt="1" onClick={onShowAll}>
          Show all invoices of “{text}”
        </Button>
      )}
    </Box>
  )
}
