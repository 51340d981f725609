import { useForm } from 'react-hook-form'
import { members } from '#languages/en/screens/members.ts'
import { type Member, useMemberChanges } from '#src/data/account/member-changes.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { useProof } from '../two-step/use-proof.tsx'
import { RoleField } from './role-field.tsx'

/** Gives a member another role, which holds from their next request on. */
export function ChangeRoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { changeOf, changing: words } = useWords(members)
  const { change } = useMemberChanges()
  const { proven, dialog } = useProof()
  const form = useForm({ defaultValues: { role: member.role } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ role }) => {
    try {
      if (role !== member.role) {
        await proven(() => change(member.id, role))
        showSuccess(words.done)
      }
      onClose()
    } catch (error) {
      setRefusal(form.setError, [], error, words.failed)
    }
  })

  return (
    <>
      <Dialog title={changeOf({ name: member.name })} onClose={onClose}>
        <DialogForm
          onSubmit={submit}
          error={errors.root?.message}
          saveText={words.save}
          pending={isSubmitting}
          pendingText={words.saving}
          onCancel={onClose}
        >
          <RoleField field={form.register('role')} />
        </DialogForm>
      </Dialog>
      {dialog}
    </>
  )
}
