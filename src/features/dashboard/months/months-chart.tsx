import { Chart, useChart } from '@chakra-ui/charts'
import { Box } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { MonthRevenue } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { scaleOf, scaleText, scaleWidth } from '#src/lib/chart-scale.ts'
import { MonthTooltip } from './month-tooltip.tsx'
import { isReduced, reducedOf } from './reduced.ts'

const parts = [
  { name: 'settled', color: 'neel.solid' },
  { name: 'outstanding', color: 'neel.emphasized' },
] as const

const reduced = { name: 'reduced', color: 'border.emphasized' } as const

/** The lowest and the highest place that the stacked bars of these months reach. */
function ticksOf(months: MonthRevenue[]) {
  const reach = (sign: 1 | -1) =>
    months.map((month) =>
      [month.receivedMinor, month.outstandingMinor, reducedOf(month)]
        .filter((minor) => minor * sign > 0)
        .reduce((sum, minor) => sum + minor, 0),
    )
  return scaleOf(Math.max(0, ...reach(1)), Math.min(0, ...reach(-1)))
}

/** Drawn for the eye only; the table beside it says the same. */
export function MonthsChart({ months }: { months: MonthRevenue[] }) {
  const { months: words } = useWords(dashboard)
  const dates = useDates()
  const drawn = (isReduced(months) ? [...parts, reduced] : parts).map((part) => ({
    ...part,
    label: words[part.name],
  }))
  const chart = useChart({
    data: months.map((revenue) => ({
      month: revenue.month,
      settled: revenue.receivedMinor,
      outstanding: revenue.outstandingMinor,
      reduced: reducedOf(revenue),
    })),
    series: drawn.map((part) => ({ ...part, stackId: 'revenue' })),
  })
  const ticks = ticksOf(months)
  return (
    <Box aria-hidden>
      <Chart.Root chart={chart} aspectRatio="auto" h="264px">
        <BarChart
          responsive
          data={chart.data}
          accessibilityLayer={false}
          barCategoryGap="22%"
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
              radius={3}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </Chart.Root>
    </Box>
  )
}
