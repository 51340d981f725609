import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'

interface GettingPaidPanelProps {
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the payment details, the same while they are loaded, read and edited. */
export function GettingPaidPanel({ actions, children }: GettingPaidPanelProps) {
  return (
    <Panel title="Getting paid" actions={actions}>
      <Text mb="5" color="fg.muted">
        Clients find this on the invoices you share, and pay straight to you.
      </Text>
      {children}
    </Panel>
  )
}
