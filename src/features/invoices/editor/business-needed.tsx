import { Button, Flex, Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useBusiness } from '../../../data/business.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Leads back here from where something is set up; what is typed into the invoice stays. */
export const useReturn = () => ({ returnTo: useLocation().pathname })

/** Leads to the business profile and back. */
export const useBusinessLink = () => ({ to: paths.settingBusiness, state: useReturn() })

/** Said up front to a person without a business, not only when the server refuses. */
export function BusinessNeeded() {
  const { data: business } = useBusiness()
  const link = useBusinessLink()
  if (business !== null) return null
  return (
    <Panel mb="5" borderColor="neel.emphasized">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Text flex="1" minW="16rem">
          An invoice says who sends it. Set up your business first; what you type here is kept.
        </Text>
        <Button asChild size="sm">
          <Link {...link}>Set up your business</Link>
        </Button>
      </Flex>
    </Panel>
  )
}
