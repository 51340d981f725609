import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { detailRow, invoiceId } from '../../factories/rows/invoice-rows.ts'
import { dataApi } from '../../msw/data-api.ts'
import { chooseFrom } from './invoice-list.ts'
import { openSignedIn } from './signed-in.tsx'

type Options = Omit<NonNullable<Parameters<typeof dataApi>[0]>, 'detail'>

export const region = (name: string) => within(screen.getByRole('region', { name }))

/** Opens the detail of the invoice with the number 1, of ₹12,34,567.89 unless it is changed. */
export async function openDetail(changes: object = {}, options: Options = {}) {
  const api = dataApi({ detail: detailRow(changes), ...options })
  const opened = await openSignedIn(`/invoice/${invoiceId(1)}`)
  await screen.findByRole('article')
  return { ...api, ...opened }
}

const menu = /^Actions for /

/** Chooses from the menu of the detail. */
export const chooseAction = (user: UserEvent, name: string) => chooseFrom(user, menu, name)

/** The texts of the menu of the detail, which is closed again. */
export async function actionNames(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: menu }))
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent?.trim())
  await user.keyboard('{Escape}')
  return names
}
