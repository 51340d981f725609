import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

interface TaxFrameProps {
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the tax settings, the same while they are loaded, read and edited. */
export function TaxFrame({ actions, children }: TaxFrameProps) {
  const { tax: words } = useWords(businessSettings)
  return (
    <Panel title={words.title} actions={actions}>
      <Text mb="5" color="fg.muted">
        {words.about}
      </Text>
      {children}
    </Panel>
  )
}
