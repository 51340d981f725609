import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  isInParts,
  type NewInvoice,
  type NewInvoiceInput,
  newInvoiceSchema,
} from '#domain/document/new-invoice.ts'
import { unissuedDocument } from '#domain/document/unissued.ts'
import { keepTrial, readTrial } from '../../../data/drafts/trial.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { typedValues } from '../../../ui/form/typed-values.ts'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { sampleContent, sampleSeller } from './sample.ts'

/** Makes the PDF here; what draws it comes with the first. */
async function savePdf(invoice: NewInvoice): Promise<boolean> {
  const document = unissuedDocument(sampleSeller, invoice, 'SAMPLE', todayInIndia())
  if (!document) return false
  const { buildInvoicePdf } = await import('#api/pdf/invoice-pdf.ts')
  const pdf = new Blob([await buildInvoicePdf(document, 'SAMPLE')], { type: 'application/pdf' })
  saveFile(pdf, 'sample-invoice.pdf')
  return true
}

/**
 * The editor's form without an account. What is typed stays in this browser; `download` saves the PDF of it, which is made
 * here, too. Tells beside the button what stands in the way; `isKept` whether
 * the browser had room for it.
 */
export function useTrial() {
  const formRef = useRef<HTMLFormElement>(null)
  const refusalRef = useRef<HTMLParagraphElement>(null)
  const [trial] = useState(
    () => readTrial() ?? { id: crypto.randomUUID(), content: sampleContent() },
  )
  const form = useForm<NewInvoiceInput, unknown, NewInvoice>({
    defaultValues: valuesOf(trial.content),
    // Built at each check: the form may stay open over midnight.
    resolver: (values, context, options) =>
      valibotResolver(newInvoiceSchema(todayInIndia(), 'invoice', isInParts(values)))(
        typedValues(values, formRef.current),
        context,
        options,
      ),
  })
  const { subscribe, setError } = form
  const [isKept, setKept] = useState(true)
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) setKept(keepTrial({ id: trial.id, content: values }))
        },
      }),
    [subscribe, trial],
  )

  const download = form.handleSubmit(async (invoice) => {
    try {
      if (await savePdf(invoice)) return
      setError('root', { message: 'The tax does not fit yet: see what is said of it.' })
    } catch {
      setError('root', { message: 'The PDF could not be made. Please try again.' })
    }
  })
  return { form, formRef, refusalRef, download, isKept }
}
