import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { apiDocs } from '#languages/en/screens/api-docs.ts'
import { useWords } from '../../language/words.ts'
import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { type ApiDocument, fieldsOf, type Operation } from './api-document.ts'
import { CallForm, Code } from './call-form.tsx'
import { FieldTable } from './field-table.tsx'

const Details = chakra('details')
const Summary = chakra('summary')

const tones: Record<string, StatusTone> = { get: 'gray', post: 'green', delete: 'red' }

/** A sentence of the description: what stands between backticks is a name. */
function Words({ children }: { children: string }) {
  const [before, name, ...rest] = children.split('`')
  if (name === undefined) return before
  return (
    <>
      {before}
      <Box as="code" fontFamily="mono" fontSize="0.9em" color="fg">
        {name}
      </Box>
      <Words>{rest.join('`')}</Words>
    </>
  )
}

interface OperationPanelProps {
  operation: Operation
  document: ApiDocument
  /** With which a call is tried; without one it takes the session's cookies. */
  apiKey: string
}

/** A call in one line; opened, what it takes, what it answers, and a form to try it. */
export function OperationPanel(props: OperationPanelProps) {
  const { operation } = props
  const { id, method, path, summary } = operation
  const [open, setOpen] = useState(() => window.location.hash === `#${id}`)
  return (
    <Panel p="0">
      <Details id={id} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary
          // On a wide screen the sentences stand in a column; else each below its path.
          display={{ base: 'flex', lg: 'grid' }}
          gridTemplateColumns="4rem minmax(0, 2fr) minmax(0, 3fr)"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          rowGap="1"
          minH="12"
          px={{ base: '4', md: '5' }}
          py="2"
          cursor="pointer"
          borderRadius="l3"
          _hover={{ bg: 'bg.subtle' }}
        >
          <Box w="16" flexShrink="0">
            <StatusBadge tone={tones[method] ?? 'yellow'}>{method.toUpperCase()}</StatusBadge>
          </Box>
          <Box
            as="span"
            fontFamily="mono"
            fontSize="0.9375em"
            overflowWrap="anywhere"
            minW="0"
            flex="1"
          >
            {path}
          </Box>
          <Text as="span" color="fg.muted" flexBasis="100%">
            <Words>{summary.split(/(?<=\.) /)[0] ?? ''}</Words>
          </Text>
        </Summary>
        {open && <Opened {...props} />}
      </Details>
    </Panel>
  )
}

function Opened({ operation, document, apiKey }: OperationPanelProps) {
  const words = useWords(apiDocs)
  const { requestBody, responses, security, summary } = operation
  const [[status, success] = []] = Object.entries(responses)
  const taken = requestBody?.content['application/json']?.schema
  const given = success?.content?.['application/json']
  const refusals = Object.entries(responses).slice(1)
  return (
    <Box px={{ base: '4', md: '5' }} pb="5" pt="3" borderTopWidth="1px">
      <Text color="fg.muted" maxW="80ch">
        <Words>{summary}</Words> {security?.length ? words.signedIn : words.open}
      </Text>
      <CallForm operation={operation} apiKey={apiKey} />
      {taken && <FieldTable title={words.body} fields={fieldsOf(taken, document, words.rules)} />}
      {given?.schema && (
        <FieldTable
          title={words.answer({ status: status ?? '' })}
          fields={fieldsOf(given.schema, document, words.rules)}
        />
      )}
      {given?.example !== undefined && (
        <Code label={words.example}>{JSON.stringify(given.example, null, 2)}</Code>
      )}
      {refusals.length > 0 && (
        <Box mt="5">
          <Text textStyle="label">{words.refusals}</Text>
          <Box as="ul" mt="1.5" textStyle="meta" color="fg.muted" listStyleType="none">
            {refusals.map(([code, { description }]) => (
              <Flex as="li" key={code} gap="3" py="1">
                <Box as="span" fontFamily="mono" color="fg">
                  {code}
                </Box>
                {description}
              </Flex>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
