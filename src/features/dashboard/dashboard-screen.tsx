import { Button, Flex, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { type PeriodMode, periodModes, periodOf, shiftPeriod } from '#domain/periods.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useBusinesses, useOtherBusiness } from '#src/data/account/businesses.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useAttention } from '../../data/dashboard.ts'
import { useDates } from '../../language/days/use-dates.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { todayInIndia } from '../../lib/today.ts'
import { DatePicker } from '../../ui/form/fields/date-picker.tsx'
import { SegmentedToggle } from '../../ui/form/fields/segmented-toggle.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ReturnNotice } from './attention/return-notice.tsx'
import { DashboardBody } from './dashboard-body.tsx'
import { Standing } from './standing/standing.tsx'
import { SummaryCards } from './summary-cards.tsx'

export function DashboardScreen() {
  const words = useWords(dashboard)
  const dates = useDates()
  const [mode, setMode] = useState<PeriodMode>('month')
  const [day, setDay] = useState(todayInIndia)
  const { data: attention } = useAttention()
  const period = periodOf(mode, day)
  const { data: businesses = [] } = useBusinesses()
  const worksForOthers = useOtherBusiness() === null && businesses.length > 0
  const text = mode === 'month' ? dates.month(day) : dates.longDay(day)

  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])

  if (worksForOthers && businesses.every(({ role }) => role !== 'owner')) {
    return <Navigate to={paths.businesses} replace />
  }
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          // A beginner's main action is the next step of the set-up.
          <Writers>
            <Button
              asChild
              variant={attention?.setup.issued === false ? 'outline' : 'solid'}
              // Without a business, to set it up is the one thing to do; the place stays.
              visibility={attention?.setup.business === false ? 'hidden' : undefined}
            >
              <Link to={paths.invoiceCreate}>
                <Plus aria-hidden /> {words.createInvoice}
              </Link>
            </Button>
          </Writers>
        }
      />
      <ReturnNotice />
      <Standing />
      <DashboardBody>
        <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="3">
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {words.period.summary[mode]({ period: text })}
          </Text>
          <Flex wrap="wrap" align="center" gap="3">
            <SegmentedToggle
              label={words.period.view}
              options={periodModes.map((value) => ({ value, label: words.period.modes[value] }))}
              value={mode}
              onChange={(next) => next && setMode(next)}
            />
            <DatePicker
              label={words.period.filter[mode]}
              unit={mode}
              value={day}
              text={text}
              onChange={setDay}
              onStep={(by) => setDay(shiftPeriod(mode, day, by))}
            />
          </Flex>
        </Flex>
        <SummaryCards period={period} mode={mode} />
      </DashboardBody>
    </>
  )
}
