import { Stack, Text } from '@chakra-ui/react'
import type { Client } from '#domain/client.ts'
import { countryNameOf } from '#domain/country-name.ts'
import { stateNameOf } from '#domain/gst/states.ts'
import { languageNames } from '../../lib/languages.ts'

/** What the book says of a client; nothing stands for what it does not say. */
function factsOf(client: Client) {
  const state = client.stateCode && `${stateNameOf(client.stateCode)} (${client.stateCode})`
  const town = [client.city, client.postalCode].filter(Boolean).join(' ')
  const address = [client.address, town, state, countryNameOf(client.country)]
  const terms = client.termsDays
  return [
    ['Contact person', client.contact],
    ['Email', client.email],
    ['Further emails', client.ccEmails.join('\n')],
    ['Phone', client.phone],
    ['GSTIN', client.gstin],
    ['PAN', client.pan],
    ['Address', address.filter(Boolean).join('\n')],
    ['Delivery address', client.deliveryAddress],
    ['Currency', client.currency],
    ['Documents in', client.language === 'en' ? null : languageNames[client.language]],
    ['Payment terms', terms === null ? null : `${terms} ${terms === 1 ? 'day' : 'days'}`],
    ['Notes', client.notes],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []))
}

export function ClientDetails({ client }: { client: Client }) {
  return (
    <Stack as="dl" gap="3">
      {factsOf(client).map(({ label, value }) => (
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
