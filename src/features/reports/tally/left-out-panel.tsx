import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { LeftOut } from '#domain/tally/voucher.ts'
import { tally } from '#languages/en/screens/tally.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** How many stand there before one asks for more, and then at most. */
const SHOWN = 8
const MOST = 500

const List = chakra('ul')
const TextLink = chakra(Link)

/** The entries that are in no file, and why. */
export function LeftOutPanel({ leftOut }: { leftOut: LeftOut[] }) {
  const { leftOut: words } = useWords(tally)
  const { day: dayText } = useDates()
  const [all, setAll] = useState(false)
  if (leftOut.length === 0) {
    return (
      <Text px="1" textStyle="sm" color="fg.muted">
        {words.nothing} {words.always}
      </Text>
    )
  }
  return (
    <Panel title={words.title}>
      <List listStyleType="none">
        {leftOut.slice(0, all ? MOST : SHOWN).map(({ id, number, day, client, reason }) => (
          <Flex
            as="li"
            key={id}
            wrap="wrap"
            columnGap="4"
            rowGap="0.5"
            py="2.5"
            borderBottomWidth="1px"
          >
            <Box minW={{ sm: '12rem' }}>
              {number === null ? (
                <Text fontWeight="500">{words.moneyOf({ client })}</Text>
              ) : (
                <TextLink to={paths.invoice(id)} color="neel.fg" fontWeight="500">
                  {number}
                </TextLink>
              )}
              <Text textStyle="sm" color="fg.muted">
                {dayText(day)}
              </Text>
            </Box>
            <Text flex="1 1 16rem" minW="0">
              {words.reasons[reason]}
            </Text>
          </Flex>
        ))}
      </List>
      {leftOut.length > SHOWN && (
        <Button mt="3" size="sm" variant="outline" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.less : words.all({ count: leftOut.length })}
        </Button>
      )}
      <Text mt="3" textStyle="sm" color="fg.muted">
        {words.always}
      </Text>
    </Panel>
  )
}
