import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { BusinessFields, BusinessInput } from '#domain/business.ts'
import { messages } from '#domain/messages.ts'
import { encodeLogo, LogoRefused } from '../../../lib/encode-logo.ts'
import { ImageField } from '../../../ui/form/image-field.tsx'

interface LogoFieldProps {
  form: UseFormReturn<BusinessInput, unknown, BusinessFields>
}

export function LogoField({ form }: LogoFieldProps) {
  const value = useWatch({ control: form.control, name: 'logo' }) || null

  const set = (logo: string) => {
    form.clearErrors('logo')
    form.setValue('logo', logo, { shouldDirty: true })
  }

  const pick = async (file: File) => {
    try {
      set(await encodeLogo(file))
    } catch (error) {
      const message = error instanceof LogoRefused ? error.message : messages.logoUnreadable
      form.setError('logo', { message })
    }
  }

  return (
    <ImageField
      label="Logo"
      optional
      help="PNG, JPEG or WebP, up to 1 MB. It stands above your name on invoices and PDFs."
      accept="image/png,image/jpeg,image/webp"
      value={value}
      error={form.formState.errors.logo?.message}
      onPick={pick}
      onRemove={() => set('')}
    />
  )
}
