import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { apiDocs } from '#languages/en/screens/api-docs.ts'
import { useWords } from '../../language/words.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { TextAreaField } from '../../ui/form/fields/text-area-field.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import type { Operation } from './api-document.ts'
import { type Answer, tryCall } from './try-call.ts'

/** Makes the call from here, with what is typed. */
export function CallForm({ operation, apiKey }: { operation: Operation; apiKey: string }) {
  const { call: words } = useWords(apiDocs)
  const { parameters = [], requestBody } = operation
  const [pending, setPending] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>()
  const example = requestBody?.content['application/json']?.example

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    setPending(true)
    const values = Object.fromEntries(parameters.map(({ name }) => [name, text(name)]))
    setAnswer(await tryCall(operation, { values, body: text('body'), apiKey }).catch(() => null))
    setPending(false)
  }

  return (
    <form
      onSubmit={send}
      aria-label={words.try({ call: `${operation.method.toUpperCase()} ${operation.path}` })}
    >
      {parameters.length > 0 && (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mt="5">
          {/* The page knows the value of the XSRF header. */}
          {parameters
            .filter(({ name }) => name !== 'X-XSRF-TOKEN')
            .map(({ name, required = false, description }) => (
              <TextField
                key={name}
                name={name}
                label={name}
                help={description}
                required={required}
                optional={!required}
                autoComplete="off"
              />
            ))}
        </SimpleGrid>
      )}
      {requestBody && (
        <Box mt="5">
          <TextAreaField
            name="body"
            label={words.body}
            rows={8}
            fontFamily="mono"
            spellCheck={false}
            defaultValue={JSON.stringify(example, null, 2)}
          />
        </Box>
      )}
      <Box mt="4">
        <SubmitButton pending={pending} pendingText={words.sending}>
          {words.send}
        </SubmitButton>
      </Box>
      <Box role="status" mt={answer === undefined ? '0' : '4'}>
        {answer === null && <Text color="fg.error">{words.unreachable}</Text>}
        {answer && (
          <>
            <Flex gap="3" align="center">
              <StatusBadge tone={answer.status < 400 ? 'green' : 'red'}>
                {String(answer.status)}
              </StatusBadge>
              <Text color="fg.muted">{words.milliseconds({ count: answer.milliseconds })}</Text>
            </Flex>
            <Code label={words.answer}>
              {answer.text ??
                words.bytes({ kind: answer.kind || words.nothing, count: answer.bytes })}
            </Code>
          </>
        )}
      </Box>
    </form>
  )
}

/** Text as a program sees it. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <Box
      as="pre"
      role="region"
      aria-label={label}
      tabIndex={0}
      mt="2"
      p="4"
      maxH="420px"
      overflow="auto"
      borderRadius="l2"
      bg="bg.subtle"
      borderWidth="1px"
      fontFamily="mono"
      textStyle="meta"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {children}
    </Box>
  )
}
