import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

export const button = (name: string) => screen.getByRole('button', { name })
export const card = (sequence: number) =>
  screen.findByRole('article', { name: `INV/26-27/${String(sequence).padStart(4, '0')}` })
export const cardNames = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('link').textContent)
/** Chooses from the menu of an invoice's card. */
export const choose = (user: UserEvent, item: string, sequence: number) =>
  chooseOf(user, item, `INV/26-27/${String(sequence).padStart(4, '0')}`)

/** Chooses from a card's menu. */
export const chooseOf = (user: UserEvent, item: string, card: string) =>
  chooseFrom(user, `Actions for ${card}`, item)

/** Chooses from the menu of a button; it takes a press, redraws, and then takes the click. */
export async function chooseFrom(user: UserEvent, name: string | RegExp, item: string) {
  await user.click(await screen.findByRole('button', { name }))
  const choice = await screen.findByRole('menuitem', { name: item })
  await user.pointer({ keys: '[MouseLeft>]', target: choice })
  await waitFor(() => expect(choice).toHaveAttribute('data-highlighted'))
  await user.pointer('[/MouseLeft]')
}
