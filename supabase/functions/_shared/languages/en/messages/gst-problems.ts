/** The faults that the GSTR-1 page lists. */
export const gstProblems = {
  sezWithoutGstin: 'A supply to a SEZ needs the GSTIN of the client.',
  reverseChargeWithoutGstin: 'On reverse charge the client owes the tax, and needs a GSTIN.',
  placeMissing: 'The State of the place of supply is missing.',
  gstinWrong: ({ gstin, message }: { gstin: string; message: string }) =>
    `The client’s GSTIN ${gstin} is wrong. ${message}`,
  gstinOfOnlineServices: ({ gstin }: { gstin: string }) =>
    `The portal takes no invoices to ${gstin}: it is a GSTIN of online services from abroad.`,
  numberUnfit:
    'The number may only have letters, digits, - and /, at most 16, and not zeros alone.',
  codeMissing: 'A row has no HSN/SAC.',
  codesUnlisted: ({ codes }: { codes: string }) => `HSN/SAC ${codes} is not on the official list.`,
  codesShort: ({ codes, digits }: { codes: string; digits: number }) =>
    `HSN/SAC ${codes} is too short: ${digits} digits at least.`,
  codesBrief: ({ codes }: { codes: string }) =>
    `HSN/SAC ${codes} is too short above ₹5 crore of turnover: 6 digits at least (Notification 78/2020-Central Tax).`,
  nameUnwritten: ({ name }: { name: string }) =>
    `The offline tool takes names in Latin letters alone: the CSV leaves out ${name}. The JSON has no names.`,
  creditLate:
    'This credit note is declared after 30 November following the financial year of its invoice and lowers no tax (CGST s. 34(2)): it is in no section. Delete it, and give a commercial credit note without GST instead.',
  creditLateFiled:
    'This credit note was declared after 30 November following the financial year of its invoice and lowers no tax (CGST s. 34(2)): it is in no section. Its period is marked as filed, so it stays. If the portal was told of it, ask your accountant about an amendment of that return; what else you take off the invoice goes by a commercial credit note without GST.',
  otherDocuments: ({ count }: { count: number }) =>
    `${count} ${count === 1 ? 'document' : 'documents'} of this period ${count === 1 ? 'was' : 'were'} issued before your registration, or under another GSTIN: not in this return.`,
  numberTwice: 'Another document has this number.',
  advanceElsewhere:
    'An advance for an export is in none of these sections; ask your accountant where its tax goes.',
  advanceOfOwnSez:
    'An advance for a SEZ in your own State bears IGST: the JSON says so, the CSV cannot. Upload the JSON.',
  advancePlaceMissing:
    'The place of supply of this advance is missing: cancel its voucher and issue it with one.',
  advancePlaceUnknown:
    'The place of supply of this advance is not known: give the client their State, or issue its voucher with one.',
  advanceUnrated:
    'An advance in another currency is in no figure yet: issue its receipt voucher, which asks for the exchange rate.',
  shippedLate:
    'Port and shipping bill were noted after this period was filed: amend the export in table 9A on the portal.',
  advanceLate:
    'This advance came in this period, and its terms were entered after this period was filed: amend table 11A on the portal.',
  adjustmentLate:
    'What came for this invoice in an earlier month was entered after this period was filed: amend table 11B on the portal.',
  codeAtTwoRates: ({ code }: { code: string }) =>
    `HSN/SAC ${code} is there at more than one rate. The JSON holds them all; of the CSV the offline tool keeps the last one alone.`,
} as const
