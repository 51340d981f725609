import { Chart, useChart } from '@chakra-ui/charts'
import { Box } from '@chakra-ui/react'
import dayjs from 'dayjs'
import { Bar, BarChart, Legend, Tooltip, XAxis } from 'recharts'
import { formatMoney } from '#domain/money.ts'
import type { MonthRevenue } from '../../data/dashboard.ts'
import { isReduced, reducedLabel, reducedOf } from './reduced.ts'

const shortMonth = (month: string) => dayjs(month).format('MMM')

/** Drawn for the eye only; the table beside it says the same. */
export function MonthsChart({ months }: { months: MonthRevenue[] }) {
  const chart = useChart({
    data: months.map((revenue) => ({
      month: revenue.month,
      received: revenue.receivedMinor,
      outstanding: revenue.outstandingMinor,
      reduced: reducedOf(revenue),
    })),
    series: [
      { name: 'received', color: 'neel.solid', stackId: 'revenue' },
      { name: 'outstanding', color: 'neel.emphasized', stackId: 'revenue' },
      ...(isReduced(months)
        ? [
            {
              name: 'reduced' as const,
              label: reducedLabel,
              color: 'border.emphasized',
              stackId: 'revenue',
            },
          ]
        : []),
    ],
  })
  return (
    <Box aria-hidden>
      <Chart.Root chart={chart} aspectRatio="auto" h="264px">
        <BarChart
          responsive
          data={chart.data}
          accessibilityLayer={false}
          barCategoryGap="22%"
          // What is below nothing goes down from the line.
          stackOffset="sign"
        >
          <XAxis
            dataKey={chart.key('month')}
            tickFormatter={shortMonth}
            axisLine={false}
            tickLine={false}
            interval="equidistantPreserveEnd"
          />
          <Tooltip
            cursor={{ fill: chart.color('bg.subtle') }}
            animationDuration={0}
            content={<Chart.Tooltip formatter={(value) => formatMoney(Number(value))} />}
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
