import { account } from '#languages/en/screens/account.ts'
import { useSessionFacts } from '#src/data/account/security.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { browserOf } from '#src/lib/browser-name.ts'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'

/** Comes out of the browser's own storage, at once: there is no loading to show. */
export function SessionDetails() {
  const { session: words } = useWords(account)
  const dates = useDates()
  const { data: facts } = useSessionFacts()
  if (!facts) return null
  const { email, signedInAt, renewedUntil } = facts
  const { browser = words.browser, system } = browserOf(navigator.userAgent)
  const instant = (value: string | null) => (value ? dates.instant(value) : words.unknown)
  return (
    <DefinitionList
      items={[
        { label: words.email, value: email },
        { label: words.device, value: system ? words.browserOn({ browser, system }) : browser },
        { label: words.since, value: instant(signedInAt) },
        { label: words.until, value: instant(renewedUntil) },
      ]}
    />
  )
}
