import { useEffect } from 'react'
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form'
import { useDraftForm, useDraftKey } from '../../data/forms/draft-form.ts'
import { setRefusal } from '../../data/forms/set-refusal.ts'
import { showSuccess } from '../../ui/feedback/toast.tsx'

interface SettingsFormOptions<Values extends FieldValues, Output> {
  /** The name under which its draft is kept. */
  name: string
  resolver: Resolver<Values, unknown, Output>
  stored: DefaultValues<Values>
  /** The field that takes the focus; none of a form that nobody pressed a button for. */
  first: FieldPath<Values> | null
  /** Those beside which a refusal is told. */
  fields?: readonly FieldPath<Values>[]
  save: (values: Output) => Promise<unknown>
  saved: string
  failed: string
  onSaved: () => void
  onCancelled: () => void
}

/** A form that changes what is stored: it keeps what is typed until that is saved or taken back. */
export function useSettingsForm<Values extends FieldValues, Output>(
  options: SettingsFormOptions<Values, Output>,
) {
  const { name, resolver, stored, first, fields = [], onSaved, onCancelled } = options
  const { form, restored, drop } = useDraftForm<Values, Output>({
    key: useDraftKey(name),
    resolver,
    values: stored,
  })
  const { setFocus } = form
  useEffect(() => {
    // A form that came up by itself, with what was typed before, takes no focus.
    if (first && !restored) setFocus(first)
  }, [first, restored, setFocus])

  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await options.save(values)
    } catch (error) {
      setRefusal(form.setError, fields, error, options.failed)
      return
    }
    drop()
    showSuccess(options.saved)
    onSaved()
  })

  const onCancel = () => {
    form.reset(stored)
    drop()
    onCancelled()
  }

  const { errors, isSubmitting } = form.formState
  return { form, shell: { onSubmit, onCancel, error: errors.root?.message, pending: isSubmitting } }
}
