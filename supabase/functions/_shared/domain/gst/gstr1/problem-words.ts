/** What the page of GSTR-1 says of what is to be mended, each asked when it is said. */
export const problemWords = {
  sezWithoutGstin: 'A supply to a SEZ needs the GSTIN of the client.',
  reverseChargeWithoutGstin: 'On reverse charge the client owes the tax, and needs a GSTIN.',
  placeMissing: 'The State of the place of supply is missing.',
  /** `why` is a sentence of its own. */
  gstinWrong: (gstin: string, why: string | null) => `The client’s GSTIN ${gstin} is wrong. ${why}`,
  gstinOfOnlineServices: (gstin: string) =>
    `The portal takes no invoices to ${gstin}: it is a GSTIN of online services from abroad.`,
  numberUnfit:
    'The number may only have letters, digits, - and /, at most 16, and not zeros alone.',
  codeMissing: 'A row has no HSN/SAC.',
  codesUnlisted: (codes: string) => `HSN/SAC ${codes} is not on the official list.`,
  codesShort: (codes: string) => `HSN/SAC ${codes} is too short: 4 digits at least.`,
  creditLate:
    'This credit note came after 30 November following the year of its invoice, and may not take off tax (s. 34(2)).',
  otherDocuments: (count: number) =>
    `${count} ${count === 1 ? 'document' : 'documents'} of this period ${count === 1 ? 'was' : 'were'} issued before your registration, or under another GSTIN: not in this return.`,
  numberTwice: 'Another document has this number.',
  advanceElsewhere:
    'An advance for an export or a SEZ is in none of these sections; ask your accountant where its tax goes.',
  advancePlaceMissing:
    'The place of supply of this advance is missing: cancel its voucher and issue it with one.',
  codeAtTwoRates: (code: string) =>
    `HSN/SAC ${code} is there at more than one rate. The JSON holds them all; of the CSV the offline tool keeps the last one alone.`,
}
