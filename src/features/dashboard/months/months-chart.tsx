import { Chart, useChart } from '@chakra-ui/charts'
import { Box, Text } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts'
import { formatMoney } from '#domain/money.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { MonthRevenue } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { scaleOf, scaleText, scaleWidth } from '#src/lib/chart-scale.ts'
import { hasTds } from './has-tds.ts'
import { MonthTooltip } from './month-tooltip.tsx'

const parts = [
  { name: 'invoiced', color: 'neel.quiet' },
  { name: 'received', color: 'neel.solid' },
] as const
const tds = { name: 'tds', color: 'border.control' } as const

/** A month this much higher than the next one would leave nothing to see of the others. */
const FAR_ABOVE = 2.5
/** The room above the next highest month, where the cut bar goes on. */
const ROOM = 1.5

/** Returns the places of the scale; one month far above all others is cut there. */
export function ticksOf(months: MonthRevenue[]) {
  const reach = ({ revenueMinor, cameInMinor, tdsMinor }: MonthRevenue) =>
    Math.max(revenueMinor, cameInMinor + tdsMinor)
  const [first = 0, second = 0] = months.map(reach).sort((one, other) => other - one)
  const most = second > 0 && first > FAR_ABOVE * second ? ROOM * second : first
  const least = months.flatMap(({ revenueMinor, cameInMinor }) => [revenueMinor, cameInMinor])
  return scaleOf(Math.max(0, most), Math.min(0, ...least))
}

/** Drawn for the eye only; the table beside it says the same. */
export function MonthsChart({ months }: { months: MonthRevenue[] }) {
  const { months: words } = useWords(dashboard)
  const dates = useDates()
  const drawn = (hasTds(months) ? [...parts, tds] : parts).map((part) => ({
    ...part,
    label: words[part.name],
  }))
  const chart = useChart({
    data: months.map((month) => ({
      month: month.month,
      invoiced: month.revenueMinor,
      received: month.cameInMinor,
      tds: month.tdsMinor,
    })),
    // Tax stands above the money that it came with.
    series: drawn.map((part) => ({
      ...part,
      stackId: part.name === 'invoiced' ? 'invoiced' : 'received',
    })),
  })
  const ticks = ticksOf(months)
  const top = ticks.at(-1) ?? 0
  const cut = months.find(
    ({ revenueMinor, cameInMinor }) => Math.max(revenueMinor, cameInMinor) > top,
  )
  return (
    <Box aria-hidden>
      {cut && (
        <Text textStyle="meta" color="fg.muted" textAlign="end" mb="1">
          {words.cut({
            month: dates.month(cut.month),
            amount: formatMoney(Math.max(cut.revenueMinor, cut.cameInMinor)),
          })}
        </Text>
      )}
      <Chart.Root chart={chart} aspectRatio="auto" h="264px">
        <BarChart
          responsive
          data={chart.data}
          accessibilityLayer={false}
          barCategoryGap="18%"
          barGap={1}
          // Negative parts go down from the line.
          stackOffset="sign"
        >
          <CartesianGrid stroke={chart.color('border')} strokeDasharray="3 3" vertical={false} />
          <YAxis
            type="number"
            ticks={ticks}
            domain={[ticks.at(0) ?? 0, top]}
            allowDataOverflow
            tickFormatter={scaleText}
            width={scaleWidth(ticks)}
            axisLine={false}
            tickLine={false}
          />
          <XAxis
            dataKey={chart.key('month')}
            tickFormatter={dates.shortMonth}
            axisLine={false}
            tickLine={false}
            interval="equidistantPreserveEnd"
          />
          <Tooltip
            cursor={{ fill: chart.color('bg.subtle') }}
            animationDuration={0}
            content={({ active, label }) => {
              const shown = active && chart.data.find(({ month }) => month === label)
              if (!shown) return null
              const told = drawn.map((part) => ({ ...part, minor: shown[part.name] }))
              return <MonthTooltip month={shown.month} parts={told} />
            }}
          />
          <Legend itemSorter={null} content={<Chart.Legend align="left" />} />
          {chart.series.map(({ name, color, stackId }) => (
            <Bar
              key={name}
              dataKey={chart.key(name)}
              fill={chart.color(color)}
              {...(stackId && { stackId })}
              radius={2}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </Chart.Root>
    </Box>
  )
}
