import { screen } from '@testing-library/react'

export const panel = () => screen.getByRole('region', { name: 'Payment' })
export const sheet = () => screen.getByRole('article', { name: 'Invoice INV/26-27/0042' })
