import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type DocumentKind, kinds as documentKinds } from '#domain/document/kinds.ts'
import { type Numbering, nextYearStart, otherNumbers } from '#domain/document/numbering.ts'
import { kinds } from '#languages/en/names/kinds.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { Dotted } from '#src/ui/dotted.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Stands in for it while it loads: the kinds are the same. */
const unknown: Numbering = {
  ...{ prefix: '', padding: 1, financialYear: '', nextSequence: 1, counted: {} },
  ...{ started: false, earliestIssueDate: '' },
}

/** The series of all other documents: nobody chooses them, but one wants to know them. */
export function OtherSeries({ numbering }: { numbering: Numbering | null | undefined }) {
  const { numbers: words } = useWords(businessSettings)
  const { names } = useWords(kinds)
  const { day } = useDates()
  /** Several kinds have one name, and are told apart by it. */
  const reasonOf = (kind: DocumentKind) => {
    const { reason } = documentKinds[kind]
    return reason === null || reason === 'other' ? null : words.challans[reason]
  }
  return (
    <Panel title={words.others}>
      <Text mb="4" color="fg.muted">
        {numbering ? (
          words.othersAbout({ day: day(nextYearStart(numbering)) })
        ) : (
          <Skeleton as="span" aria-hidden display="block" h="4" my="3px" w="96" maxW="full" />
        )}
      </Text>
      <Flex justify="space-between" textStyle="meta" color="fg.muted" pb="2" aria-hidden>
        <span>{words.kind}</span>
        <span>{words.nextOf}</span>
      </Flex>
      <Stack as="ul" aria-label={words.others} listStyleType="none" gap="0">
        {otherNumbers(numbering ?? unknown).map(({ kind, next }) => (
          <Flex as="li" key={kind} justify="space-between" gap="4" borderTopWidth="1px" py="2.5">
            <Box minW="0">
              <Dotted>
                {names[kind]}
                {reasonOf(kind) && (
                  <Text as="span" color="fg.muted">
                    {reasonOf(kind)}
                  </Text>
                )}
              </Dotted>
            </Box>
            <Text textStyle="document" fontWeight="500" whiteSpace="nowrap">
              {numbering ? (
                next
              ) : (
                <Skeleton as="span" aria-hidden display="block" h="4" my="3px" w="24" />
              )}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Panel>
  )
}
