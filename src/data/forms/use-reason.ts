import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { type Decision, decisionSchema } from '#domain/payment/payment.ts'
import { setRefusal } from './set-refusal.ts'

/** Why something is taken back, as it is typed and sent; `fallback` is said where a refusal has no sentence. */
export function useReason(onSend: (reason: string) => Promise<void>, fallback: string) {
  const form = useForm({ resolver: valibotResolver(decisionSchema), defaultValues: { reason: '' } })
  const submit = form.handleSubmit(async ({ reason }: Decision) => {
    try {
      await onSend(reason)
    } catch (error) {
      setRefusal(form.setError, ['reason'], error, fallback)
    }
  })
  return { form, submit }
}
