import { expect, test } from 'vitest'
import { taxInvoice } from '#tests/factories/tax-invoice.ts'
import { copiesOf } from './copies.ts'

test.each([
  ['a code of goods', '4911', null, 3],
  ['a code of services, whatever its unit', '998391', 'NOS', 2],
  // Consumers' rows need no code (Notification 78/2020-CT).
  ['no code and a unit of goods', null, 'pieces', 3],
  ['no code and hours', null, 'hours', 2],
  ['neither', null, null, 2],
])('a row with %s decides on the number of copies (CGST Rule 48)', (_, hsnSac, unit, copies) => {
  const rows = [{ description: 'Catalogues', minor: 100, hsnSac, unit }]
  expect(copiesOf(taxInvoice({ rows }))).toHaveLength(copies)
})
