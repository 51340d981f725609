import { formatInstant } from '#domain/instants.ts'
import { useSessionFacts } from '../../../data/account/security.ts'
import { browserName } from '../../../lib/browser-name.ts'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'

const instant = (value: string | null) => (value ? formatInstant(value) : 'Not known')

/** Comes out of the browser's own storage, at once: there is no loading to show. */
export function SessionDetails() {
  const { data: facts } = useSessionFacts()
  if (!facts) return null
  const { email, signedInAt, renewedUntil } = facts
  return (
    <DefinitionList
      items={[
        { label: 'Signed in as', value: email },
        { label: 'This device', value: browserName(navigator.userAgent) },
        { label: 'Signed in since', value: instant(signedInAt) },
        { label: 'Renewed by itself, next by', value: instant(renewedUntil) },
      ]}
    />
  )
}
