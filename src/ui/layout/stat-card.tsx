import { Box, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Panel } from './panel.tsx'

export interface StatCardProps {
  label: string
  value: ReactNode
  /** One quiet line below the value; colour it with a tone where it says good or bad. */
  hint?: ReactNode
  tone?: 'green' | 'red' | undefined
}

const tones = { green: 'fg.success', red: 'fg.error' } as const

export function StatCard({ label, value, hint, tone }: StatCardProps) {
  const labelId = useId()
  return (
    <Panel
      role="group"
      aria-labelledby={labelId}
      // On a phone the value stands beside its label, so that four cards are half as high.
      display={{ base: 'grid', sm: 'block' }}
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      alignContent={{ base: 'center', sm: 'start' }}
      columnGap="4"
      minH={{ base: '4.25rem', sm: '0' }}
      px={{ sm: '4' }}
      py="3"
    >
      <Text id={labelId} textStyle="label" color="fg.muted" fontWeight="400">
        {label}
      </Text>
      <Box mt={{ sm: '0.5' }} gridColumn="2" gridRow="1" textStyle="amount" fontSize="xl">
        {value}
      </Box>
      {/* Keeps its line when it has nothing to say: cards in a row stay of one height. */}
      <Text
        // Below both: a long one would run into the value.
        gridColumn="1 / -1"
        _empty={{ base: { display: 'none' }, sm: { display: 'block' } }}
        mt="0.5"
        minH={{ sm: '4.5' }}
        textStyle="meta"
        color={tone ? tones[tone] : 'fg.muted'}
      >
        {hint}
      </Text>
    </Panel>
  )
}
