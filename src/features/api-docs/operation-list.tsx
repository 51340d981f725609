import { Box, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { apiDocs } from '#languages/en/screens/api-docs.ts'
import { useWords } from '../../language/words.ts'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { type ApiDocument, found, groupsOf } from './api-document.ts'
import { OperationPanel } from './operation-panel.tsx'

/** All calls of the interface by what they are about, those of a search alone while there is one. */
export function OperationList({ document }: { document: ApiDocument }) {
  const words = useWords(apiDocs)
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState('')
  const groups = groupsOf(document)
    .map(([about, operations]) => [about, found(operations, typed)] as const)
    .filter(([, operations]) => operations.length > 0)
  const count = groups.reduce((sum, [, operations]) => sum + operations.length, 0)

  // The calls came later than the address that names one of them.
  useEffect(() => {
    const { hash } = window.location
    if (hash) window.document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" maxW="860px">
        <TextField
          label={words.find}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label={words.key}
          help={words.keyHelp}
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </SimpleGrid>
      <Text role="status" mt="2" color="fg.muted">
        {words.calls({ count })}
      </Text>
      {groups.map(([about, operations]) => (
        <Box as="section" key={about} aria-label={about} mt="8">
          <Heading as="h2" textStyle="title" mb="3">
            {about}
          </Heading>
          <Stack gap="2">
            {operations.map((operation) => (
              <OperationPanel
                key={operation.id}
                operation={operation}
                document={document}
                apiKey={key.trim()}
              />
            ))}
          </Stack>
        </Box>
      ))}
    </>
  )
}
