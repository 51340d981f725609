import { Stack, Text } from '@chakra-ui/react'
import type { Client } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import type { Words } from '#languages/words.ts'
import { useDocumentLanguages } from '../../language/document-languages.ts'
import { usePlaces } from '../../language/places.ts'
import { useWords } from '../../language/words.ts'

/** Lists the facts of a client; blank ones are left out. */
function factsOf(
  client: Client,
  { fields, page }: Words<typeof clients>,
  places: ReturnType<typeof usePlaces>,
  languageName: ReturnType<typeof useDocumentLanguages>,
) {
  const state = client.stateCode && `${places.state(client.stateCode)} (${client.stateCode})`
  const town = [client.city, client.postalCode].filter(Boolean).join(' ')
  const address = [client.address, town, state, places.country(client.country)]
  const terms = client.termsDays
  return [
    [fields.contact, client.contact],
    [fields.email, client.email],
    [fields.ccEmails, client.ccEmails.join('\n')],
    [fields.phone, client.phone],
    [fields.gstin, client.gstin],
    [fields.pan, client.pan],
    [fields.tan, client.tan],
    [fields.address, address.filter(Boolean).join('\n')],
    [fields.deliveryAddress, client.deliveryAddress],
    [fields.currency, client.currency],
    [page.documentsIn, client.language === 'en' ? null : languageName(client.language)],
    [fields.terms, terms === null ? null : page.days({ count: terms })],
    [fields.notes, client.notes],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []))
}

export function ClientDetails({ client }: { client: Client }) {
  const words = useWords(clients)
  const places = usePlaces()
  return (
    <Stack as="dl" gap="3">
      {factsOf(client, words, places, useDocumentLanguages()).map(({ label, value }) => (
        <div key={label}>
          <Text as="dt" textStyle="label" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" overflowWrap="anywhere" whiteSpace="pre-line">
            {value}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
