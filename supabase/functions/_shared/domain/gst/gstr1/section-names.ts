/** The sections as their downloads are called, in the order of the return. */
export const gstr1SectionNames = [
  ...(['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'exemp', 'at', 'atadj'] as const),
  ...(['hsn-b2b', 'hsn-b2c', 'docs'] as const),
] as const
export type Gstr1SectionName = (typeof gstr1SectionNames)[number]

/** The amendment tables likewise: 9A, 9C, 10 and 11. */
export const amendedSectionNames = [
  ...(['b2ba', 'b2cla', 'b2csa', 'expa', 'cdnra', 'cdnura', 'ata', 'atadja'] as const),
] as const
export type AmendedSectionName = (typeof amendedSectionNames)[number]
