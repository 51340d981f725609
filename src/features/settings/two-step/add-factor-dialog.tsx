import { Box, Button, Code, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { CODE_LENGTH } from '#domain/people/people.ts'
import { factorNameSchema, secondFactorSchema } from '#domain/people/second-factor.ts'
import { twoStep } from '#languages/en/screens/two-step.ts'
import {
  beginFactor,
  type NewFactor,
  provePassword,
  useFactorChanges,
} from '#src/data/account/second-factor.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { QrCode } from '#src/sheet/qr-code.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { CodeField } from '#src/ui/form/fields/code-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { noProof, ProofFields, proofSchemas } from './proof-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface AddFactorDialogProps {
  hasPassword: boolean
  /** Whether it is the first app, which recovery codes come with. */
  isFirst: boolean
  onClose: () => void
}

/** Three steps: who it is and the app's name, the key and its first code, the recovery codes. */
export function AddFactorDialog({ hasPassword, isFirst, onClose }: AddFactorDialogProps) {
  const { add, recovery } = useWords(twoStep)
  const [factor, setFactor] = useState<NewFactor | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) {
    return (
      <Dialog key="codes" title={recovery.title} busy onClose={onClose}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog key={factor ? 'key' : 'name'} title={add.title} onClose={onClose}>
      {factor ? (
        <KeyStep
          factor={factor}
          isFirst={isFirst}
          onDone={(made) => (made ? setCodes(made) : onClose())}
          onCancel={onClose}
        />
      ) : (
        <NameStep hasPassword={hasPassword} onBegun={setFactor} onCancel={onClose} />
      )}
    </Dialog>
  )
}

interface NameStepProps {
  hasPassword: boolean
  onBegun: (factor: NewFactor) => void
  onCancel: () => void
}

const named = v.object({ name: factorNameSchema })

function NameStep({ hasPassword, onBegun, onCancel }: NameStepProps) {
  const { add } = useWords(twoStep)
  const way = hasPassword ? 'password' : 'none'
  const form = useForm({
    resolver: valibotResolver(v.intersect([named, proofSchemas[way]])),
    defaultValues: { name: add.firstName, ...noProof },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const field = fieldOf(form)
  useEffect(() => setFocus(hasPassword ? 'currentPassword' : 'name'), [setFocus, hasPassword])

  const submit = form.handleSubmit(async ({ name, currentPassword }) => {
    try {
      if (hasPassword) await provePassword(currentPassword)
      onBegun(await beginFactor(name))
    } catch (error) {
      setRefusal(form.setError, ['name', 'currentPassword'], error, add.failed)
    }
  })

  return (
    <DialogForm
      onSubmit={submit}
      error={errors.root?.message}
      saveText={add.goOn}
      pending={isSubmitting}
      pendingText={add.goingOn}
      onCancel={onCancel}
    >
      <Text>{add.prove}</Text>
      <TextField label={add.name} help={add.nameHelp} {...field('name')} />
      <ProofFields way={way} field={field} />
    </DialogForm>
  )
}

interface KeyStepProps {
  factor: NewFactor
  isFirst: boolean
  /** With the recovery codes, where it made any. */
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}

/** In groups of four, which are easier to type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function KeyStep({ factor, isFirst, onDone, onCancel }: KeyStepProps) {
  const { add } = useWords(twoStep)
  const { confirm, makeCodes } = useFactorChanges()
  const form = useForm({
    resolver: valibotResolver(secondFactorSchema),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  const copy = async () => {
    if (await copyText(Promise.resolve(factor.secret))) showSuccess(add.copied)
  }
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirm(factor.id, code)
      // Without codes the settings offer to make them.
      const codes = isFirst ? await makeCodes().catch(() => null) : null
      showSuccess(add.done)
      onDone(codes)
    } catch (error) {
      setRefusal(form.setError, ['code'], error, add.failed)
    }
  })

  return (
    <DialogForm
      onSubmit={submit}
      error={errors.root?.message}
      saveText={add.finish}
      pending={isSubmitting}
      pendingText={add.finishing}
      onCancel={onCancel}
    >
      <Text>{add.lead}</Text>
      <Box alignSelf="center" w="44" borderWidth="1px" borderRadius="l2" overflow="hidden">
        <QrCode className="" text={factor.uri} label={add.qr} />
      </Box>
      <Box>
        <Text color="fg.muted">{add.byHand}</Text>
        <Code aria-label={add.key} mt="1" size="lg" whiteSpace="normal" wordBreak="break-word">
          {grouped(factor.secret)}
        </Code>
        <Button mt="2" size="sm" variant="outline" display="flex" onClick={copy}>
          {add.copy}
        </Button>
      </Box>
      <CodeField label={add.code} length={CODE_LENGTH} {...fieldOf(form)('code')} />
    </DialogForm>
  )
}
