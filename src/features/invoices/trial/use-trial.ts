import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  isInParts,
  type NewInvoice,
  type NewInvoiceInput,
  newInvoiceSchema,
} from '#domain/document/new/new-invoice.ts'
import { unissuedDocument } from '#domain/document/new/unissued.ts'
import { trial } from '#languages/en/screens/trial.ts'
import type { PaidBusiness } from '#src/data/business.ts'
import { keepTrial, readTrial } from '#src/data/drafts/trial.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { sampleContent, sampleSeller } from './sample.ts'

/** Makes the PDF here; what draws it comes with the first. */
async function savePdf(seller: PaidBusiness, invoice: NewInvoice): Promise<boolean> {
  const document = unissuedDocument(seller, invoice, 'SAMPLE', todayInIndia())
  if (!document) return false
  const { buildInvoicePdf } = await import('#api/documents/invoice-pdf.ts')
  const pdf = new Blob([await buildInvoicePdf(document, { mark: 'SAMPLE' })], {
    type: 'application/pdf',
  })
  saveFile(pdf, 'sample-invoice.pdf')
  return true
}

/**
 * The editor's form without an account. The typed invoice stays in this browser; `download` saves the PDF of it, which is made
 * here, too. Tells beside the button what stands in the way; `isKept` whether
 * the browser had room for it.
 */
export function useTrial() {
  const words = useWords(trial)
  const formRef = useRef<HTMLFormElement>(null)
  const refusalRef = useRef<HTMLParagraphElement>(null)
  const [kept] = useState(
    () => readTrial() ?? { id: crypto.randomUUID(), content: sampleContent(words.sample) },
  )
  const form = useForm<NewInvoiceInput, unknown, NewInvoice>({
    defaultValues: valuesOf(kept.content),
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
          if (isDirty) setKept(keepTrial({ id: kept.id, content: values }))
        },
      }),
    [subscribe, kept],
  )

  const download = form.handleSubmit(async (invoice) => {
    try {
      if (await savePdf(sampleSeller(words.sample), invoice)) return
      setError('root', { message: words.taxMissing })
    } catch {
      setError('root', { message: words.failed })
    }
  })
  return { form, formRef, refusalRef, download, isKept }
}
