import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { account } from '#languages/en/screens/account.ts'
import { site } from '#languages/en/screens/site.ts'
import { type LanguageCode, languageCodes, languages } from '#languages/languages.ts'
import { chooseLanguage } from '#src/language/spoken.ts'
import { useLanguage, useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Switches to the chosen language at once; the shell keeps it in the profile. */
export function LanguagePanel() {
  const { profile: words } = useWords(account)
  const { languageFailed } = useWords(site)
  const spoken = useLanguage()
  const [failed, setFailed] = useState(false)

  const choose = (code: LanguageCode | null) => {
    setFailed(false)
    if (code !== null) chooseLanguage(code).catch(() => setFailed(true))
  }

  return (
    <Panel title={words.language} mt="4">
      <Stack gap="3" align="flex-start">
        <SegmentedToggle
          label={words.language}
          options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
          value={spoken}
          onChange={choose}
        />
        <FormError message={failed ? languageFailed : undefined} />
        <Text textStyle="sm" color="fg.muted">
          {words.languageHelp}
        </Text>
      </Stack>
    </Panel>
  )
}
