import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { shiftPeriod } from '#domain/periods.ts'

/** Whether the calendar of a field offers today, and the days beside it: [yesterday, today, tomorrow]. */
export async function offeredAround(user: UserEvent, field: HTMLElement, today: string) {
  await user.clear(field)
  await user.type(field, '{Alt>}{ArrowDown}{/Alt}')
  const calendar = await screen.findByRole('dialog', { name: 'Choose a date' })
  const offered = [-1, 0, 1].map((by) => {
    const day = shiftPeriod('day', today, by)
    // A day of the month before or after can stand in the table of another month, where it is no choice.
    const cell = calendar.querySelector(`[data-value="${day}"][role="button"]`)
    return cell !== null && !cell.hasAttribute('aria-invalid')
  })
  await user.keyboard('{Escape}')
  return offered
}
