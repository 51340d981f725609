import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'

interface TaxFrameProps {
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the tax settings, the same while they are loaded, read and edited. */
export function TaxFrame({ actions, children }: TaxFrameProps) {
  return (
    <Panel title="Tax" mt="4" actions={actions}>
      <Text mb="5" color="fg.muted">
        What your next documents are called and which tax they show follows from this; issued ones
        stay as they are. Check with your accountant.
      </Text>
      {children}
    </Panel>
  )
}
