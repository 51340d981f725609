import type { Taxability } from '#domain/gst/taxability.ts'

/** Kinds of supplies that bear no tax. */
export const taxes = {
  area: 'taxes',
  untaxed: {
    nil: 'Nil-rated',
    exempt: 'Exempt',
    non_gst: 'Non-GST',
  } satisfies Record<Exclude<Taxability, 'taxable'>, string>,
} as const
