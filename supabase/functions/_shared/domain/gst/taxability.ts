export const taxabilities = ['taxable', 'nil', 'exempt', 'non_gst'] as const
export type Taxability = (typeof taxabilities)[number]
