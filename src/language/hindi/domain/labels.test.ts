import { expect, test } from 'vitest'
import { estimateStates } from '#domain/document/estimate.ts'
import { kindNames, kindWord } from '#domain/document/kind-questions.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'
import type { StandingWord } from '#domain/document/standing.ts'
import { taxChoices } from '#domain/gst/choices.ts'
import { natureOf } from '#domain/gst/gstr1/compose.ts'
import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import { gstStates, stateNameOf } from '#domain/gst/states.ts'
import { importFields } from '#domain/import/import-fields.ts'
import { currencyNames } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment/payment.ts'
import { businessTypes, countries, states } from '#domain/people/choices.ts'
import { setupLabels } from '#domain/people/setup.ts'
import { registerNames, reportColumns } from '#domain/reports/columns.ts'
import { rangeLabels } from '#domain/reports/ranges.ts'
import { languageNames } from '#src/lib/languages.ts'
import { gstr1Table, nilLabels } from '#tables/gstr1.ts'
import { labels } from './labels.ts'

const standings: Record<StandingWord, true> = {
  DRAFT: true,
  PAID: true,
  UNPAID: true,
  'PARTLY PAID': true,
  OVERDUE: true,
  CANCELLED: true,
  'WRITTEN OFF': true,
  CREDITED: true,
  'REFUND DUE': true,
  REFUNDED: true,
  RECEIVED: true,
}

const noReturn: Gstr1 = {
  ...{ gstin: '', period: '', b2b: [], b2cl: [], b2cs: [], nil: [], exp: [], at: [] },
  ...{ cdnr: [], cdnur: [], docs: [], hsnB2b: [], hsnB2c: [], txpd: [] },
}
/** The sections that a screen shows by their rows. */
const byRows = ['b2cs', 'exemp', 'at', 'atadj', 'hsn-b2b', 'docs'] as const

const kinds = Object.keys(kindNames) as DocumentKind[]

const names: Record<string, readonly (string | null)[]> = {
  standings: Object.keys(standings),
  estimates: estimateStates.map((state) => state.toUpperCase()),
  kinds: [...Object.values(kindNames), ...kinds.map((kind) => kindWord({ kind }))],
  methods: paymentMethods,
  reports: [...Object.values(registerNames), ...Object.values(rangeLabels)],
  columns: Object.values(reportColumns)
    .flat()
    .flatMap(({ label, words = {} }) => [label, ...Object.values(words)]),
  returns: [
    ...byRows.flatMap((section) => gstr1Table(noReturn, section).columns.map(({ label }) => label)),
    ...Object.values(nilLabels),
    ...Object.values(natureOf),
  ],
  importFields: Object.values(importFields).flatMap((fields) => fields.map(({ label }) => label)),
  places: [
    ...states,
    ...countries,
    ...[...gstStates.map(({ code }) => code), '25', '28', '96'].map(stateNameOf),
  ],
  taxes: taxChoices('2026-11-23')
    .map(({ label }) => label)
    .filter((label) => !label.endsWith('%')),
  currencies: Object.values(currencyNames),
  businessTypes,
  languages: Object.values(languageNames),
  setup: Object.values(setupLabels),
}

/** Stays in Latin letters in Hindi, too. */
const codes = /\b(?:CGST|SGST|IGST|GST|GSTIN|HSN|PAN|SAC|TDS|UPI|UQC|UTGST)\b/g

test.each(Object.entries(names))('Hindi has a name for all of: %s', (_, ofTable) => {
  const inHindi = ofTable.map((name) => [name, labels[name ?? '']])
  expect(
    inHindi.filter(([, hindi]) => !hindi || /[A-Za-z]/.test(hindi.replace(codes, ''))),
  ).toEqual([])
  expect(inHindi.length).toBeGreaterThan(2)
})
