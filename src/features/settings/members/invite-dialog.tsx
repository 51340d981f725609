import { Box, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { invitationSchema, type NewInvitation } from '#domain/people/members.ts'
import { members } from '#languages/en/screens/members.ts'
import { type Made, useMemberChanges, type Waiting } from '#src/data/account/member-changes.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { useProof } from '../two-step/use-proof.tsx'
import { RoleField } from './role-field.tsx'

interface InviteDialogProps {
  /** Who was asked before, and gets a new link. */
  again: Waiting | null
  onClose: () => void
}

/** Two steps: who is asked to be what, then the link, this once. */
export function InviteDialog({ again, onClose }: InviteDialogProps) {
  const { inviting, againFor, made: words } = useWords(members)
  const { proven, dialog } = useProof()
  const [made, setMade] = useState<(Made & { email: string }) | null>(null)
  if (made !== null) {
    const { email, mailed, url } = made
    return (
      <ShownOnce
        key="made"
        title={words.title}
        leads={[mailed ? words.mailed({ email }) : words.unmailed({ email }), words.once]}
        label={words.link}
        value={url}
        words={words}
        onKept={onClose}
      />
    )
  }
  return (
    <>
      <Dialog
        key="inviting"
        title={again ? againFor({ email: again.email }) : inviting.title}
        onClose={onClose}
      >
        <InviteForm again={again} proven={proven} onMade={setMade} onCancel={onClose} />
      </Dialog>
      {dialog}
    </>
  )
}

interface InviteFormProps {
  again: Waiting | null
  proven: ReturnType<typeof useProof>['proven']
  onMade: (made: Made & { email: string }) => void
  onCancel: () => void
}

const nobody: NewInvitation = { email: '', role: 'accountant' }

function InviteForm({ again, proven, onMade, onCancel }: InviteFormProps) {
  const { inviting: words, roles } = useWords(members)
  const { invite } = useMemberChanges()
  const form = useForm({
    resolver: valibotResolver(invitationSchema),
    defaultValues: again ? { email: again.email, role: again.role } : nobody,
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus(again ? 'role' : 'email'), [setFocus, again])

  const submit = form.handleSubmit(async (asked) => {
    try {
      onMade({ ...(await proven(() => invite(asked))), email: asked.email })
    } catch (error) {
      setRefusal(form.setError, again ? [] : ['email'], error, words.failed)
    }
  })

  return (
    <DialogForm
      onSubmit={submit}
      error={errors.root?.message}
      saveText={again ? words.makeLink : words.invite}
      pending={isSubmitting}
      pendingText={words.inviting}
      onCancel={onCancel}
    >
      {again ? (
        <Text>{words.againLead}</Text>
      ) : (
        <TextField
          label={words.email}
          help={words.emailHelp}
          type="email"
          autoComplete="off"
          {...fieldOf(form)('email')}
        />
      )}
      <RoleField field={form.register('role')} />
      <Box p="3" bg="bg.subtle" borderRadius="l2" textStyle="sm">
        <Text fontWeight="500">{words.says}</Text>
        <Text mt="0.5" color="fg.muted">
          {words.saysWhat({ role: roles[form.watch('role')] })}
        </Text>
      </Box>
    </DialogForm>
  )
}
