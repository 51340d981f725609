import { fireEvent, screen } from '@testing-library/react'
import { type DraftRow, draftId, draftRow } from '../../factories/rows/draft-row.ts'

export const save = 'POST /rpc/save_draft'
export const stored = (changes: Partial<DraftRow> = {}) =>
  draftRow({ content: { clientName: 'Kaveri Interiors', dueDate: '2990-01-01' }, ...changes })
export const address = `/invoice/draft/${draftId(1)}`
export const sign = () => screen.getByRole('heading', { level: 1 }).parentElement
export const notice = (name: RegExp) => screen.findByRole('alert', { name })
export const comeBack = () => fireEvent.focus(window)
export const waits = () => Object.keys(localStorage).filter((key) => key.startsWith('bahi-unsaved'))
