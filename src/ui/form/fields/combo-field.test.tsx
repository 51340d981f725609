import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type KeyboardEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../../ui-provider.tsx'
import { ComboField } from './combo-field.tsx'

const clients = ['Asha', 'Ashok', 'Bina'].map((text) => ({ key: text.toLowerCase(), text }))

interface SampleProps {
  onSend: (name: string) => void
  onKey: (event: KeyboardEvent) => void
  completes?: boolean
}

function Sample({ onSend, onKey, completes = false }: SampleProps) {
  const form = useForm({ defaultValues: { name: '' } })
  const [asked, setAsked] = useState<string | null>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog or a table around the field.
    <div onKeyDown={onKey}>
      <form onSubmit={form.handleSubmit(({ name }) => onSend(name))}>
        <ComboField
          label="Client"
          {...form.register('name')}
          suggestions={
            asked === null ? undefined : clients.filter(({ text }) => text.startsWith(asked))
          }
          onAsk={setAsked}
          completes={completes}
          onChoose={({ text }) => form.setValue('name', `${text} & Co`)}
        />
      </form>
    </div>
  )
}

async function typed(text: string, completes = false) {
  const user = userEvent.setup()
  const [onSend, onKey] = [vi.fn(), vi.fn()]
  render(<Sample {...{ onSend, onKey, completes }} />, { wrapper: UiProvider })
  const field = screen.getByLabelText('Client')
  await user.type(field, text)
  return { user, field, onSend, onKey }
}

const active = (field: HTMLElement) => field.getAttribute('aria-activedescendant')

test('a text that nothing suggests stays as it was typed and is sent', async () => {
  const { user, field, onSend } = await typed('As')
  expect(active(field)).toBeNull()
  await user.tab()
  expect(field).toHaveValue('As')
  expect(screen.queryByRole('option')).toBeNull()
  await user.type(field, '{Enter}')
  expect(onSend).toHaveBeenCalledWith('As')
})

test('an arrow chooses, which a screen reader hears, and Enter takes what the form makes of it', async () => {
  const { user, field, onSend } = await typed('As')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const option = screen.getByRole('option', { name: 'Ashok', selected: true })
  expect(active(field)).toBe(option.id)
  expect(screen.getByRole('option', { name: 'Asha' })).toHaveAttribute('aria-selected', 'false')
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Ashok & Co')
  expect(field).toHaveFocus()
  expect(onSend).not.toHaveBeenCalled()
})

test('where it completes, Enter takes the only suggestion that begins with the text', async () => {
  const { user, field, onSend } = await typed('Ash', true)
  await user.keyboard('{Enter}')
  expect(onSend).toHaveBeenLastCalledWith('Ash')
  await user.type(field, 'o')
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Ashok & Co')
  expect(onSend).toHaveBeenCalledOnce()
  await user.clear(field)
  await user.type(field, 'Bina{Enter}')
  expect(onSend).toHaveBeenLastCalledWith('Bina')
})

test('past either end of the list stands the text itself, which Enter sends', async () => {
  const { user, field, onSend } = await typed('As')
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { name: 'Ashok' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}')
  expect(active(field)).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(active(field)).toBeNull()
  await user.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledWith('As')
})

test('Esc closes the list and leaves what is around the field open', async () => {
  const { user, field, onKey } = await typed('As')
  onKey.mockClear()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field).toHaveValue('As')
  expect(onKey).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onKey).toHaveBeenCalledOnce()
})

test('an arrow with Alt is left to what is around the field', async () => {
  const { user, onKey } = await typed('As')
  await user.keyboard('{Escape}')
  const prevented: boolean[] = []
  onKey.mockImplementation((event: KeyboardEvent) => prevented.push(event.defaultPrevented))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(prevented).toEqual([false, false])
  expect(screen.queryByRole('option')).toBeNull()
})
