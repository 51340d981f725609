import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import { type ApiDocument, found, groupsOf } from './api-document.ts'
import { OperationPanel } from './operation-panel.tsx'

/** All calls of the interface by what they are about, those of a search alone while there is one. */
export function OperationList({ document }: { document: ApiDocument }) {
  const [words, setWords] = useState('')
  const groups = groupsOf(document)
    .map(([about, operations]) => [about, found(operations, words)] as const)
    .filter(([, operations]) => operations.length > 0)
  const count = groups.reduce((sum, [, operations]) => sum + operations.length, 0)

  // The calls came later than the address that names one of them.
  useEffect(() => {
    const { hash } = window.location
    if (hash) window.document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <>
      <Box maxW="420px">
        <TextField
          label="Find a call"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Box>
      <Text role="status" mt="2" color="fg.muted">
        {count === 1 ? '1 call' : `${count} calls`}
      </Text>
      {groups.map(([about, operations]) => (
        <Box as="section" key={about} aria-label={about} mt="8">
          <Heading as="h2" textStyle="title" mb="3">
            {about}
          </Heading>
          <Stack gap="2">
            {operations.map((operation) => (
              <OperationPanel key={operation.id} operation={operation} document={document} />
            ))}
          </Stack>
        </Box>
      ))}
    </>
  )
}
