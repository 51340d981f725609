import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { enterCode, provePassword } from '#src/data/account/second-factor.ts'
import { logout, useSession } from '#src/data/account/session.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { noProof, ProofFields, proofSchemas } from './proof-fields.tsx'

/** The way to prove who one is: `mail` is a new sign-in by a mailed code, where there is no password. */
export type Way = 'password' | 'code' | 'mail'

interface ProofDialogProps {
  way: Way
  onEnd: (isProven: boolean) => void
}

export function ProofDialog({ way, onEnd }: ProofDialogProps) {
  const { proof: words } = useWords(twoStep)
  return (
    <Dialog title={words.title} onClose={() => onEnd(false)}>
      {way === 'mail' ? <SignInAgain onEnd={onEnd} /> : <ProofForm way={way} onEnd={onEnd} />}
    </Dialog>
  )
}

function ProofForm({ way, onEnd }: { way: 'password' | 'code' } & Pick<ProofDialogProps, 'onEnd'>) {
  const { messages } = useSpeech()
  const { proof: words } = useWords(twoStep)
  const form = useForm({
    resolver: valibotResolver(proofSchemas[way]),
    defaultValues: noProof,
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const first = way === 'code' ? 'code' : 'currentPassword'
  useEffect(() => setFocus(first), [setFocus, first])

  const submit = form.handleSubmit(async ({ currentPassword, code }) => {
    try {
      await (way === 'code' ? enterCode(code) : provePassword(currentPassword))
      onEnd(true)
    } catch (error) {
      setRefusal(form.setError, ['currentPassword', 'code'], error, messages.accountUpdateFailed)
    }
  })

  return (
    <DialogForm
      onSubmit={submit}
      error={errors.root?.message}
      saveText={words.confirm}
      pending={isSubmitting}
      pendingText={words.confirming}
      onCancel={() => onEnd(false)}
    >
      <Text>{way === 'code' ? words.byCode : words.byPassword}</Text>
      <ProofFields field={fieldOf(form)} way={way} />
    </DialogForm>
  )
}

/** There is no password to ask for. */
export function SignInAgain({ onEnd }: Pick<ProofDialogProps, 'onEnd'>) {
  const { proof: words } = useWords(twoStep)
  const navigate = useNavigate()
  const { user } = useSession()
  const leave = async () => {
    await logout()
    await navigate(paths.loginByCode, { state: { email: user?.email } })
  }
  return (
    <Stack gap="4">
      <Text>{words.byMail}</Text>
      <Flex gap="2" wrap="wrap">
        <Button onClick={leave}>{words.signInAgain}</Button>
        <Button variant="outline" onClick={() => onEnd(false)}>
          {words.cancel}
        </Button>
      </Flex>
    </Stack>
  )
}
