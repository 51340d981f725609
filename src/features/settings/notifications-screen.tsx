import { Box, Flex, Icon, Separator, Text } from '@chakra-ui/react'
import { MailCheck } from 'lucide-react'
import { Fragment } from 'react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import type { MailPreferences } from '#domain/profile.ts'
import { useMailPreferences, useSaveMailPreferences } from '../../data/profile.ts'
import { useSession } from '../../data/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { showError, showSuccess } from '../../ui/toast.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

const kinds: { kind: keyof MailPreferences; label: string; help: string }[] = [
  {
    kind: 'paymentClaims',
    label: 'When a client says they have paid',
    help: 'So that you can check your account and mark the invoice as paid.',
  },
  {
    kind: 'reminders',
    label: 'Reminders before and after the due date',
    help: 'Which unpaid invoices are due soon, and which are overdue.',
  },
  {
    kind: 'monthlySummary',
    label: 'Monthly summary',
    help: 'What you invoiced and what you received, on the first of the month.',
  },
]

export function NotificationsScreen() {
  const userId = useSession().user?.id ?? ''
  const { data: preferences, error, mutate } = useMailPreferences()
  const save = useSaveMailPreferences(userId)

  const choose = async (change: Partial<MailPreferences>) => {
    if (!preferences) return
    try {
      await save({ ...preferences, ...change })
      showSuccess(messages.accountUpdated)
    } catch (failure) {
      showError(messageOf(failure, messages.accountUpdateFailed))
    }
  }

  return (
    <Panel title="Emails to you">
      <Flex
        gap="3"
        align="flex-start"
        px="3.5"
        py="3"
        borderRadius="l2"
        bg="bg.subtle"
        textStyle="sm"
      >
        <Icon as={MailCheck} boxSize="4.5" mt="0.5" color="fg.muted" aria-hidden />
        <Text minW="0">
          These emails begin when sharing invoices and taking payments arrive. What you choose now
          is kept until then. Codes to verify your email and to reset your password are always sent.
        </Text>
      </Flex>
      {error && !preferences ? (
        <ErrorState
          title={messageOf(error, messages.profileLoadFailed)}
          message="Check your connection, then try again."
          onRetry={() => mutate()}
        />
      ) : (
        <Box mt="2" mb="-2">
          {!preferences && <NotificationsSkeleton kinds={kinds} />}
          {preferences &&
            kinds.map(({ kind, label, help }, index) => (
              <Fragment key={kind}>
                {index > 0 && <Separator />}
                <SwitchField
                  label={label}
                  help={help}
                  checked={preferences[kind]}
                  onChange={(wanted) => choose({ [kind]: wanted })}
                />
              </Fragment>
            ))}
        </Box>
      )}
    </Panel>
  )
}
