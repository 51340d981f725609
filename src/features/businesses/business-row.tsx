import { Box, Button, Flex, Icon, Stack, Text } from '@chakra-ui/react'
import { ChevronRight, CircleCheck } from 'lucide-react'
import type { PlainDate } from '#domain/dates.ts'
import { periodCode, type ReturnForm } from '#domain/gst/filing.ts'
import { periodOf, shiftPeriod } from '#domain/periods.ts'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import {
  type BusinessStanding,
  useChooseBusiness,
  useOtherBusiness,
} from '#src/data/account/businesses.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Dotted } from '#src/ui/dotted.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'

/** The months that are named before the others are counted. */
const NAMED = 3

const returnAt = (form: ReturnForm, month: PlainDate) =>
  `${reportPaths[form]}?period=${periodCode(periodOf('month', month))}`

interface Task {
  text: string
  to: string
  isLate?: boolean
}

/** Says what is to do in a business, the most pressing first. */
function useTasks({
  gstin,
  unfiled,
  refused,
  unchecked,
  claims,
  toMatch,
}: BusinessStanding): readonly Task[] {
  const { tasks, andMore } = useWords(ownBusinesses)
  const dates = useDates()
  const lastMonth = shiftPeriod('month', `${todayInIndia().slice(0, 7)}-01`, -1)
  const month = dates.month(lastMonth)
  const monthsOf = (days: readonly PlainDate[]) => {
    const named = days.slice(0, NAMED).map(days.length === 1 ? dates.month : dates.shortMonth)
    const rest = days.length - named.length
    return rest > 0 ? andMore({ months: named.join(', '), rest }) : named.join(', ')
  }
  const ofReturn = (form: ReturnForm) => {
    const days = unfiled[form]
    const text = tasks[form]({ months: monthsOf(days) })
    return days[0] !== undefined && { text, to: returnAt(form, days[0]), isLate: true }
  }
  const lastReturn = returnAt('gstr1', lastMonth)
  return [
    ofReturn('gstr1'),
    ofReturn('gstr3b'),
    refused > 0 && {
      text: tasks.refused({ count: refused, month }),
      to: lastReturn,
      isLate: true,
    },
    claims > 0 && { text: tasks.claims({ count: claims }), to: paths.dashboard },
    toMatch > 0 && { text: tasks.toMatch({ count: toMatch }), to: reportPaths.bank },
    // Without a GSTIN no return waits for the month.
    gstin !== null && unchecked && { text: tasks.check({ month }), to: lastReturn },
  ].filter((task) => task !== false)
}

/** A business with what is to do there; each task opens it at the screen on which that is done. */
export function BusinessRow({ business }: { business: BusinessStanding }) {
  const words = useWords(ownBusinesses)
  const choose = useChooseBusiness()
  const other = useOtherBusiness()
  const { name, role, gstin } = business
  const isHere = role === 'owner' ? other === null : other?.id === business.id
  const tasks = useTasks(business)
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 2fr) minmax(0, 3fr) 10rem',
      }}
      columnGap="6"
      rowGap="3"
      alignItems="start"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isHere ? 'neel.focusRing' : undefined}
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
    >
      <Box minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          <Text textStyle="title" overflowWrap="anywhere">
            {name}
          </Text>
          {isHere && <StatusBadge tone="blue">{words.here}</StatusBadge>}
        </Flex>
        <Box mt="1" textStyle="sm" color="fg.muted">
          <Dotted>
            {words.roles[role]}
            {gstin === null ? words.noGstin : words.gstin({ gstin })}
          </Dotted>
        </Box>
      </Box>
      {tasks.length === 0 ? (
        <Flex align="center" gap="2" minH="9" color="fg.muted">
          <Icon as={CircleCheck} boxSize="4" color="green.fg" aria-hidden />
          {words.nothing}
        </Flex>
      ) : (
        <Stack
          as="ul"
          aria-label={words.toDo({ business: name })}
          listStyleType="none"
          gap={{ base: '0', lg: '1' }}
        >
          {tasks.map(({ text, to, isLate = false }) => (
            <li key={text}>
              <Button
                variant="plain"
                size="sm"
                px="0"
                h="auto"
                minH={{ base: '11', lg: '9' }}
                maxW="full"
                justifyContent="start"
                whiteSpace="normal"
                textAlign="start"
                fontWeight="500"
                color={isLate ? 'fg.error' : 'neel.fg'}
                _hover={{ textDecoration: 'underline' }}
                onClick={() => choose(business, to)}
              >
                {text}
                <Icon as={ChevronRight} boxSize="4" aria-hidden />
              </Button>
            </li>
          ))}
        </Stack>
      )}
      <Button
        size="sm"
        variant="outline"
        w={{ base: 'full', lg: 'auto' }}
        justifySelf={{ lg: 'end' }}
        aria-label={isHere ? undefined : words.open({ business: name })}
        onClick={() => choose(business)}
      >
        {isHere ? words.dashboard : words.openShort}
      </Button>
    </Box>
  )
}
