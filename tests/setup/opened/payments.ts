import { within } from '@testing-library/react'
import { region } from '../screens/invoice-detail.ts'

export const panel = () => region('Payments')
export const button = (name: string) => panel().getByRole('button', { name })
export const entries = async (name = 'Payments') =>
  within(await panel().findByRole('list', { name })).getAllByRole('listitem')
export const sums = () =>
  panel()
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
