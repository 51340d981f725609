import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { amountTexts } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'

interface SearchSuggestionsProps {
  id: string
  text: string
  /** Null when they could not be asked for. */
  invoices: InvoiceSummary[] | null
  /** The one that the arrow keys have reached; -1 for none. */
  active: number
  onChoose: (address: string) => void
  onShowAll: () => void
}

/** The invoices that match, under the search box; the focus stays in the box. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, text, active, onChoose, onShowAll } = props
  const invoices = props.invoices ?? []
  const nothing = props.invoices ? `No invoice matches “${text}”` : messages.searchFailed
  return (
    <Box
      // On phones from edge to edge below the top bar, whatever stands at the left of the box.
      position={{ base: 'fixed', sm: 'absolute' }}
      top={{ base: '60px', sm: 'calc(100% + 6px)' }}
      insetStart={{ base: '4', sm: '0' }}
      w={{ base: 'calc(100vw - 2rem)', sm: 'full' }}
      minW={{ sm: '360px' }}
      zIndex="dropdown"
      p="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="lg"
      // A press must not take the focus off the box: the list would close under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Text
        role="status"
        textStyle="meta"
        color="fg.muted"
        px="2.5"
        py="1.5"
        hidden={invoices.length > 0}
      >
        {invoices.length === 0 ? nothing : ''}
      </Text>
      <Box role="listbox" id={id} aria-label="Matching invoices" hidden={invoices.length === 0}>
        {invoices.map((invoice, index) => (
          <Flex
            key={invoice.id}
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
            onClick={() => onChoose(paths.invoice(invoice.id))}
          >
            <Box minW="0">
              <Text fontWeight="600" truncate>
                {invoice.clientName}
              </Text>
              <Text textStyle="meta" color="fg.muted">
                {invoice.formattedInvoiceNumber} · {invoice.status}
              </Text>
            </Box>
            <Text textStyle="amount" whiteSpace="nowrap">
              {amountTexts(invoice.total, invoice.currency).main}
            </Text>
          </Flex>
        ))}
      </Box>
      {invoices.length > 0 && (
        <Button size="sm" variant="ghost" w="full" mt="1" onClick={onShowAll}>
          Show all of “{text}”
        </Button>
      )}
    </Box>
  )
}
