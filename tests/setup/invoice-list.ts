import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

export const button = (name: string) => screen.getByRole('button', { name })
export const card = (sequence: number) =>
  screen.findByRole('article', { name: `INV/26-27/${String(sequence).padStart(4, '0')}` })
export const cardNames = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('link').textContent)
/** Chooses from a card's menu; the menu takes a press, redraws, and then takes the click. */
export async function choose(user: UserEvent, item: string, sequence: number) {
  const name = `Actions for INV/26-27/${String(sequence).padStart(4, '0')}`
  await user.click(await screen.findByRole('button', { name }))
  const choice = await screen.findByRole('menuitem', { name: item })
  await user.pointer({ keys: '[MouseLeft>]', target: choice })
  await waitFor(() => expect(choice).toHaveAttribute('data-highlighted'))
  await user.pointer('[/MouseLeft]')
}
