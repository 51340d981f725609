import { account } from '#languages/en/screens/account.ts'
import { useWords } from '#src/language/words.ts'
import { chooseShortcuts, useShortcutsOn } from '#src/lib/shortcuts-choice.ts'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Switches the single keys on or off, for this browser: it is about this keyboard and its person. */
export function KeyboardPanel() {
  const { keyboard: words } = useWords(account)
  return (
    <Panel title={words.title} mt="4" hideBelow="md">
      <SwitchField
        label={words.single}
        help={words.singleHelp}
        checked={useShortcutsOn()}
        onChange={chooseShortcuts}
      />
    </Panel>
  )
}
