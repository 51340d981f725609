import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { gettingPaid } from '#languages/en/screens/getting-paid.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

interface GettingPaidPanelProps {
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the payment details, the same while they are loaded, read and edited. */
export function GettingPaidPanel({ actions, children }: GettingPaidPanelProps) {
  const words = useWords(gettingPaid)
  return (
    <Panel title={words.title} actions={actions}>
      <Text mb="5" color="fg.muted">
        {words.about}
      </Text>
      {children}
    </Panel>
  )
}
