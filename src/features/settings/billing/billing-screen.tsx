import { SimpleGrid } from '@chakra-ui/react'
import { PlanPanel } from './plan-panel.tsx'
import { UsagePanel } from './usage-panel.tsx'

export function BillingScreen() {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
      <PlanPanel />
      <UsagePanel />
    </SimpleGrid>
  )
}
