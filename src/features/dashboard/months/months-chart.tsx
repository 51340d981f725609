import { Chart, useChart } from '@chakra-ui/charts'
import { Box } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { MonthRevenue } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { scaleOf, scaleText, scaleWidth } from '#src/lib/chart-scale.ts'
import { hasTds } from './has-tds.ts'
import { MonthTooltip } from './month-tooltip.tsx'

const parts = [
  { name: 'invoiced', color: 'neel.quiet' },
  { name: 'received', color: 'green.solid' },
] as const
const tds = { name: 'tds', color: 'border.control' } as const

/** In pixels: the least that is seen of a month, however far another one is above it. */
const LEAST_SEEN = 2

/** Returns the places of the scale, up to the highest month of all. */
export function ticksOf(months: MonthRevenue[]) {
  const highest = months.map(({ revenueMinor, cameInMinor, tdsMinor }) =>
    Math.max(revenueMinor, cameInMinor + tdsMinor),
  )
  const lowest = months.flatMap(({ revenueMinor, cameInMinor }) => [revenueMinor, cameInMinor])
  return scaleOf(Math.max(0, ...highest), Math.min(0, ...lowest))
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
  return (
    <Box aria-hidden>
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
            domain={[ticks.at(0) ?? 0, ticks.at(-1) ?? 0]}
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
              // Nothing stays nothing; the value itself is, in a stack, a span.
              minPointSize={(_, place) => (name && chart.data[place]?.[name] ? LEAST_SEEN : 0)}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </Chart.Root>
    </Box>
  )
}
