import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Fragment, useState } from 'react'
import type { Problem } from '#domain/gst/gstr1/problems.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { PROBLEMS } from '../filed/check-step.tsx'

/** How many stand there before one asks for all. */
const SHOWN = 8

const List = chakra('ul')
const TextLink = chakra(Link)

interface LinesProps {
  weight: 'refused' | 'known'
  problems: Problem[]
}

function Lines({ weight, problems }: LinesProps) {
  const { problems: words } = useWords(gstReturns)
  const { say } = useSpeech()
  const [all, setAll] = useState(false)
  if (problems.length === 0) return null
  return (
    <Panel title={words[weight]({ count: problems.length })}>
      <Flex
        mb="3"
        columnGap="3"
        rowGap="1.5"
        align="baseline"
        wrap={{ base: 'wrap', md: 'nowrap' }}
      >
        <StatusBadge tone={weight === 'refused' ? 'red' : 'gray'}>
          {words.weights[weight]}
        </StatusBadge>
        <Text color="fg.muted" textStyle="sm">
          {words.help[weight]}
        </Text>
      </Flex>
      <List listStyleType="none">
        {(all ? problems : problems.slice(0, SHOWN)).map(
          ({ message, document, client, source, leftOut = [] }) => (
            <Box
              as="li"
              key={`${document?.id} ${client?.id} ${message}`}
              py="2.5"
              borderTopWidth="1px"
              display={{ base: 'block', sm: 'flex' }}
              gap="4"
            >
              {document && (
                <Box flexShrink="0" minW={{ sm: '9rem' }}>
                  <TextLink to={paths.invoice(document.id)} color="neel.fg" fontWeight="500">
                    {document.number}
                  </TextLink>
                </Box>
              )}
              {client && (
                <Box flexShrink="0" minW={{ sm: '9rem' }}>
                  <TextLink to={paths.client(client.id)} color="neel.fg" fontWeight="500">
                    {client.name}
                  </TextLink>
                </Box>
              )}
              <Text flex="1" minW="0" overflowWrap="anywhere">
                {say(message)}
                {leftOut.map(({ id, number }, at) => (
                  <Fragment key={id}>
                    {at > 0 ? ', ' : ' '}
                    <TextLink
                      to={paths.invoice(id)}
                      color="neel.fg"
                      fontWeight="500"
                      whiteSpace="nowrap"
                    >
                      {number}
                    </TextLink>
                  </Fragment>
                ))}
              </Text>
              {source && (
                <Box flexShrink="0">
                  {source.kind === 'client' ? (
                    <TextLink to={paths.clientEdit(source.id)} color="neel.fg">
                      {words.editClient}
                    </TextLink>
                  ) : (
                    <TextLink to={paths.items} color="neel.fg">
                      {words.editItems}
                    </TextLink>
                  )}
                </Box>
              )}
            </Box>
          ),
        )}
      </List>
      {problems.length > SHOWN && (
        <Flex mt="3">
          <Button size="sm" variant="outline" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.less : words.all({ count: problems.length })}
          </Button>
        </Flex>
      )}
    </Panel>
  )
}

/**
 * Lists the entries that the portal would refuse and the points to know before filing, each with a
 * link to its document.
 */
export function ProblemList({ problems }: { problems: Problem[] }) {
  const refused = problems.filter(({ isRefused }) => isRefused)
  if (problems.length === 0) return null
  return (
    <Stack gap="5" id={PROBLEMS} scrollMarginTop="6">
      <Lines weight="refused" problems={refused} />
      <Lines weight="known" problems={problems.filter(({ isRefused }) => !isRefused)} />
    </Stack>
  )
}
