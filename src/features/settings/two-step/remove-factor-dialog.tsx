import { Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { type Factor, provePassword, useFactorChanges } from '#src/data/account/second-factor.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { FormDialog } from '#src/ui/form/dialogs/form-dialog.tsx'
import { noProof, ProofFields, proofSchemas } from './proof-fields.tsx'

interface RemoveFactorDialogProps {
  factor: Factor
  isLast: boolean
  hasPassword: boolean
  onClose: () => void
}

/** Removes an app, by the password and the code of any app. */
export function RemoveFactorDialog(props: RemoveFactorDialogProps) {
  const { factor, isLast, hasPassword, onClose } = props
  const { removing: words, proof, remove } = useWords(twoStep)
  const changes = useFactorChanges()
  const way = hasPassword ? 'both' : 'code'
  const form = useForm({ resolver: valibotResolver(proofSchemas[way]), defaultValues: noProof })
  const { setFocus } = form
  useEffect(() => setFocus(hasPassword ? 'currentPassword' : 'code'), [setFocus, hasPassword])

  const save = async ({ currentPassword, code }: typeof noProof) => {
    if (hasPassword) await provePassword(currentPassword)
    await changes.remove(factor.id, code)
  }

  return (
    <FormDialog
      title={words.title({ name: factor.name })}
      form={form}
      save={save}
      saved={words.done}
      onRefused={(error) =>
        setRefusal(form.setError, ['currentPassword', 'code'], error, words.failed)
      }
      colorPalette="red"
      saveText={remove}
      pendingText={words.removing}
      onClose={onClose}
    >
      <Text>{isLast ? words.last : words.more}</Text>
      <Text color="fg.muted">{hasPassword ? proof.byBoth : proof.byCode}</Text>
      <ProofFields way={way} field={fieldOf(form)} />
    </FormDialog>
  )
}
