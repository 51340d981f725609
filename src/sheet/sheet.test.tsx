import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentView } from '#domain/document/view/document-view.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import { sampleInvoice } from '../../tests/factories/sample-invoice.ts'
import { Sheet } from './sheet.tsx'

test('a table of more columns than a phone has room for names each figure beside it', () => {
  const view = documentView(sampleInvoice(), english)
  const { rerender } = render(<Sheet view={view} />)
  expect(screen.getByRole('table')).not.toHaveClass('many')

  const unit = { label: 'Unit', align: 'start' } as const
  const rows = view.rows.map(({ position, cells }) => ({
    position,
    cells: [...cells, { main: 'hours', beside: null }],
  }))
  rerender(<Sheet view={{ ...view, columns: [...view.columns, unit], rows }} />)
  expect(screen.getByRole('table')).toHaveClass('many')
  expect(screen.getByRole('cell', { name: 'hours' })).toHaveAttribute('data-label', 'Unit')
})
