import { fireEvent, screen } from '@testing-library/react'
import { openDetail, region } from './invoice-detail.ts'

/** The link that the mail brings the client to. */
export const url = `${window.location.origin}/i/token-of-the-link`

export const dialog = (name = 'Send by email') => screen.findByRole('dialog', { name })
export const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

/** Acts as a browser does at Esc: it fires `cancel`, and closes unless that is prevented; the second time it may not ask. */
export function pressEsc({ asks = true } = {}) {
  const shown = screen.getByRole<HTMLDialogElement>('dialog')
  if (asks && !fireEvent(shown, new Event('cancel', { cancelable: true }))) return
  shown.open = false
  fireEvent(shown, new Event('close'))
}

export async function openMail(
  options: Parameters<typeof openDetail>[1] = {},
  changes: Parameters<typeof openDetail>[0] = {},
) {
  const opened = await openDetail(changes, options)
  await opened.user.click(region('Share').getByRole('button', { name: 'Email' }))
  return opened
}
