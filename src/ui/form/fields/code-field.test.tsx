import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { UiProvider } from '../../ui-provider.tsx'
import { CodeField } from './code-field.tsx'

function CodeForm() {
  const { register, watch } = useForm({ defaultValues: { code: '' } })
  return (
    <>
      <CodeField label="Verification code" {...register('code')} />
      <output>{watch('code')}</output>
    </>
  )
}

test('a pasted code loses its spaces and what is too much', async () => {
  render(<CodeForm />, { wrapper: UiProvider })
  const field = screen.getByRole('textbox', { name: 'Verification code' })
  await userEvent.click(field)
  await userEvent.paste(' 123 456 7\n')
  expect(field).toHaveValue('123456')
  expect(screen.getByRole('status')).toHaveTextContent('123456')
})
