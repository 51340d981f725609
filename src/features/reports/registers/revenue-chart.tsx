import { Chart, useChart } from '@chakra-ui/charts'
import { Box, Text } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { isPlainDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { scaleOf, scaleText, scaleWidth } from '#src/lib/chart-scale.ts'

interface RevenueChartProps {
  /** Months stand side by side; clients and items below each other, so that their names can be read. */
  isMonths: boolean
  bars: readonly { label: string; minor: number }[]
}

const LINE = 32
const shortened = (label: string) => (label.length > 18 ? `${label.slice(0, 17)}…` : label)

/** Drawn for the eye only; the table says the same. */
export function RevenueChart({ isMonths, bars }: RevenueChartProps) {
  const dates = useDates()
  const chart = useChart({
    data: bars.map(({ label, minor }, place) => ({ place: String(place), label, minor })),
    series: [{ name: 'minor', color: 'neel.solid' }],
  })
  const labelAt = (place: string) => chart.data[Number(place)]?.label ?? ''
  /** The chart asks once more of bars that are gone. */
  const monthAt = (place: string) =>
    isPlainDate(labelAt(place)) ? dates.shortMonth(labelAt(place)) : ''
  const tooltip = (
    <Tooltip
      cursor={{ fill: chart.color('bg.subtle') }}
      animationDuration={0}
      content={({ active, label }) => {
        const shown = active && chart.data.find(({ place }) => place === String(label))
        if (!shown) return null
        return (
          <Box bg="bg.panel" borderWidth="1px" borderRadius="l2" px="3" py="2" boxShadow="md">
            <Text textStyle="label" fontWeight="600" maxW="60" overflowWrap="anywhere">
              {isMonths ? dates.month(shown.label) : shown.label}
            </Text>
            <Text textStyle="amount">{formatMoney(shown.minor)}</Text>
          </Box>
        )
      }}
    />
  )
  const bar = (
    <Bar
      dataKey={chart.key('minor')}
      fill={chart.color('neel.solid')}
      radius={3}
      isAnimationActive={false}
    />
  )
  const quiet = { axisLine: false, tickLine: false } as const
  const grid = { stroke: chart.color('border'), strokeDasharray: '3 3' } as const
  const ticks = scaleOf(Math.max(0, ...bars.map(({ minor }) => minor)))
  const scale = {
    ...{
      ...quiet,
      type: 'number' as const,
      ticks,
      domain: [0, ticks.at(-1) ?? 0] as [number, number],
    },
    tickFormatter: scaleText,
    dataKey: chart.key('minor'),
  } as const
  return (
    <Box aria-hidden>
      <Chart.Root
        chart={chart}
        aspectRatio="auto"
        h={isMonths ? '264px' : `${bars.length * LINE + 32}px`}
      >
        {isMonths ? (
          <BarChart responsive data={chart.data} accessibilityLayer={false} barCategoryGap="22%">
            <CartesianGrid {...grid} vertical={false} />
            <YAxis {...scale} width={scaleWidth(ticks)} />
            <XAxis
              {...quiet}
              dataKey={chart.key('place')}
              tickFormatter={monthAt}
              interval="equidistantPreserveEnd"
            />
            {tooltip}
            {bar}
          </BarChart>
        ) : (
          <BarChart
            responsive
            layout="vertical"
            data={chart.data}
            accessibilityLayer={false}
            barCategoryGap="22%"
          >
            <CartesianGrid {...grid} horizontal={false} />
            <XAxis {...scale} orientation="top" height={24} />
            <YAxis
              {...quiet}
              type="category"
              dataKey={chart.key('place')}
              tickFormatter={(place: string) => shortened(labelAt(place))}
              width={140}
              interval={0}
            />
            {tooltip}
            {bar}
          </BarChart>
        )}
      </Chart.Root>
    </Box>
  )
}
