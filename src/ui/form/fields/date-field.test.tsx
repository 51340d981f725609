import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { speakHere } from '#src/language/spoken.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { Dialog } from '../../layout/dialog.tsx'
import { UiProvider } from '../../ui-provider.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

const onSend = vi.fn()

/** India's today is the 22nd, the day of the device still the 21st. */
beforeEach(() => {
  onSend.mockReset()
  vi.setSystemTime(new Date('2026-11-21T20:00:00Z'))
})

type SampleProps = Partial<DateFieldProps> & { start?: string }

function Sample({ start = '', ...field }: SampleProps) {
  const form = useForm({ defaultValues: { due: start } })
  return (
    <form onSubmit={form.handleSubmit(({ due }) => onSend(due))}>
      <DateField label="Due date" {...field} {...form.register('due')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.setValue('due', '2027-01-05')}>
        Fill in
      </button>
    </form>
  )
}

function open(props: SampleProps = {}, label = 'Due date') {
  const user = userEvent.setup({ delay: null })
  render(<Sample label={label} {...props} />, { wrapper: UiProvider })
  return {
    user,
    field: screen.getByLabelText(label),
    button: screen.getByRole('button', { name: /Choose|चुनें/ }),
  }
}

const calendar = async (name = 'Choose a date') =>
  within(await screen.findByRole('dialog', { name }))
const day = (name: string) => screen.findByRole('button', { name: new RegExp(`(^|\\D)${name}$`) })

test('a typed day is in the form at once, and reads by the rule once the field is left', async () => {
  const { user, field } = open()
  await user.type(field, '9/12/26')
  expect(field).toHaveValue('9/12/26')
  await user.tab()
  expect(field).toHaveValue('9 Dec 2026')
  await user.clear(field)
  await user.type(field, '5 jan{Enter}')
  expect(field).toHaveValue('5 Jan 2027')
  expect(onSend).toHaveBeenLastCalledWith('2027-01-05')
})

test('a day that is no day stays as it was typed, for the form to refuse', async () => {
  const { user, field } = open({ error: 'Choose a valid due date.' })
  await user.type(field, '31/2/2026')
  await user.tab()
  expect(field).toHaveValue('31/2/2026')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Choose a valid due date.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenLastCalledWith('31/2/2026')
})

test('a value that the form sets is shown, in place of what is being typed too', async () => {
  const { user, field } = open({ start: '2026-12-18' })
  expect(field).toHaveValue('18 Dec 2026')
  await user.type(field, 'x')
  await user.click(screen.getByRole('button', { name: 'Fill in' }))
  expect(field).toHaveValue('5 Jan 2027')
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenLastCalledWith('')
})

test('the calendar opens at the day, goes round by Tab and by keys from Monday on, and gives the focus back', async () => {
  const { user, field, button } = open({ start: '2026-12-09', optional: true })
  expect(button).toHaveAccessibleDescription('Due date')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  const shown = await calendar()
  await waitFor(async () => expect(await day('Wednesday,? 9 December 2026')).toHaveFocus())
  expect(
    shown
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .join(''),
  ).toBe('MTWTFSS')
  for (const name of ['Today', 'Clear', 'Previous month']) {
    await user.tab()
    expect(shown.getByRole('button', { name })).toHaveFocus()
  }
  for (const name of ['Clear', 'Today']) {
    await user.tab({ shift: true })
    expect(shown.getByRole('button', { name })).toHaveFocus()
  }
  await user.tab({ shift: true })
  await user.keyboard('{ArrowDown}{ArrowLeft}{PageDown}')
  await waitFor(async () => expect(await day('Friday,? 15 January 2027')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field).toHaveValue('9 Dec 2026')

  await user.click(field)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(async () => expect(await day('Wednesday,? 9 December 2026')).toHaveFocus())
  await user.keyboard('{ArrowRight}')
  await waitFor(async () => expect(await day('Thursday,? 10 December 2026')).toHaveFocus())
  await user.keyboard(' ')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('10 Dec 2026')
  await user.keyboard('{Enter}')
  expect(onSend).toHaveBeenLastCalledWith('2026-12-10')
})

test('today is that of India, and one press away; an optional field is cleared by another', async () => {
  const { user, field, button } = open({ optional: true })
  await user.click(button)
  await calendar()
  expect(await day('22 November 2026')).toHaveAttribute('data-today')
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(field).toHaveValue('22 Nov 2026')
  expect(button).toHaveFocus()
  await user.click(button)
  await user.click((await calendar()).getByRole('button', { name: 'Clear' }))
  expect(field).toHaveValue('')
})

beforeRelease(
  'days before the first and after the last cannot be picked, but typed for the form to refuse',
  async () => {
    const { user, field, button } = open({ min: '2026-11-23', max: '2026-11-25' })
    await user.click(button)
    await calendar()
    expect(await day('22 November 2026')).toHaveAttribute('aria-disabled', 'true')
    expect(await day('26 November 2026')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Today' })).toBeDisabled()
    await user.click(await day('26 November 2026'))
    expect(field).toHaveValue('')
    await user.click(await day('24 November 2026'))
    expect(field).toHaveValue('24 Nov 2026')
    await user.clear(field)
    await user.type(field, '26 nov')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenLastCalledWith('2026-11-26')
  },
)

beforeRelease('a month and a year are picked by the title of the table', async () => {
  const { user, field, button } = open({ start: '2026-11-22' })
  await user.click(button)
  await user.click((await calendar()).getByRole('button', { name: 'November 2026', hidden: false }))
  await user.click(screen.getByRole('button', { name: '2026', hidden: false }))
  await user.click(await screen.findByRole('button', { name: '2024', hidden: false }))
  await user.click(await screen.findByRole('button', { name: /^February/, hidden: false }))
  await user.click(await day('29 February 2024'))
  expect(field).toHaveValue('29 Feb 2024')
})

beforeRelease('it speaks Hindi where Hindi is spoken', async () => {
  await speakHere('hi')
  const { user, field, button } = open({ optional: true }, 'आखिरी तारीख')
  await user.type(field, '9 दिसंबर 26')
  await user.tab()
  expect(field).toHaveValue('9 दिस॰ 2026')
  await user.click(button)
  const shown = await calendar('तारीख चुनें')
  for (const name of ['पिछला महीना', 'अगला महीना', 'आज', 'हटाएँ', 'दिसंबर 2026']) {
    expect(shown.getByRole('button', { name, hidden: false })).toBeVisible()
  }
  await user.click(await day('10 दिसंबर 2026'))
  expect(field).toHaveValue('10 दिस॰ 2026')
})

test('in a dialog the calendar is part of it, and Escape closes the calendar alone', async () => {
  const onClose = vi.fn()
  const user = userEvent.setup({ delay: null })
  render(
    <Dialog title="Refund" onClose={onClose}>
      <DateField label="Due date" />
    </Dialog>,
    { wrapper: UiProvider },
  )
  await user.click(screen.getByRole('button', { name: 'Choose a date' }))
  const shown = await screen.findByRole('dialog', { name: 'Choose a date' })
  expect(screen.getByRole('dialog', { name: 'Refund' })).toContainElement(shown)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(shown).not.toBeInTheDocument())
  expect(onClose).not.toHaveBeenCalled()
})
