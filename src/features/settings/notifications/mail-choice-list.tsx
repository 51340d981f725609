import { Box, Separator } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { MailPreferences } from '#domain/people/people.ts'
import { account } from '#languages/en/screens/account.ts'
import { useWords } from '#src/language/words.ts'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

interface MailChoiceListProps {
  /** Said to a screen reader until the choices are there. */
  label: string
  choices: readonly (keyof MailPreferences)[]
  /** Undefined while they are loaded. */
  preferences: MailPreferences | undefined
  onChoose: (kind: keyof MailPreferences, wanted: boolean) => void
}

export function MailChoiceList({ label, choices, preferences, onChoose }: MailChoiceListProps) {
  const { mailKinds } = useWords(account)
  const kinds = choices.map((kind) => ({ kind, ...mailKinds[kind] }))
  return (
    <Box mt="2" mb="-2">
      {!preferences && <NotificationsSkeleton label={label} kinds={kinds} />}
      {preferences &&
        kinds.map(({ kind, label: name, help }, index) => (
          <Fragment key={kind}>
            {index > 0 && <Separator />}
            <SwitchField
              label={name}
              help={help}
              checked={preferences[kind]}
              onChange={(wanted) => onChoose(kind, wanted)}
            />
          </Fragment>
        ))}
    </Box>
  )
}
