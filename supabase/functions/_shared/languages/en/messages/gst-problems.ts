/** The faults that the GSTR-1 page lists. */
export const gstProblems = {
  sezWithoutGstin: 'A supply to a SEZ needs the client’s GSTIN.',
  reverseChargeWithoutGstin: 'Under reverse charge the client pays the tax and needs a GSTIN.',
  placeMissing: 'The place of supply is missing.',
  gstinWrong: ({ gstin, message }: { gstin: string; message: string }) =>
    `The client’s GSTIN ${gstin} is wrong. ${message}`,
  gstinOfOnlineServices: ({ gstin }: { gstin: string }) =>
    `The portal does not accept invoices to ${gstin}, because it belongs to an online service provider abroad.`,
  numberUnfit:
    'The number can have at most 16 characters: letters, digits, - and /. It cannot be all zeros.',
  codeMissing: 'A row has no HSN/SAC.',
  codesUnlisted: ({ codes }: { codes: string }) => `HSN/SAC ${codes} is not on the official list.`,
  codesShort: ({ codes, digits }: { codes: string; digits: number }) =>
    `HSN/SAC ${codes} is too short: it needs at least ${digits} digits.`,
  codesBrief: ({ codes }: { codes: string }) =>
    `HSN/SAC ${codes} is too short: above ₹5 crore of turnover it needs at least 6 digits (Notification 78/2020-Central Tax).`,
  nameUnwritten: ({ name }: { name: string }) =>
    `The offline tool accepts names in Latin letters only, so the CSV leaves out ${name}. The JSON contains no names.`,
  creditLate:
    'This credit note is declared after 30 November following the financial year of its invoice, so it cannot lower your tax (CGST s. 34(2)) and is in no section. Delete it and issue a commercial credit note without GST instead.',
  creditLateFiled:
    'This credit note was declared after 30 November following the financial year of its invoice, so it cannot lower your tax (CGST s. 34(2)) and is in no section. Its period is marked as filed, so it stays. If you reported it on the portal, ask your accountant about amending that return. To reduce the invoice further, issue a commercial credit note without GST.',
  otherDocuments: ({ count }: { count: number }) =>
    `${count} ${count === 1 ? 'document' : 'documents'} in this period ${count === 1 ? 'was' : 'were'} issued before your registration or under another GSTIN, so this return does not include ${count === 1 ? 'it' : 'them'}.`,
  numberTwice: 'Another document has the same number.',
  advanceElsewhere:
    'An advance for an export is in none of these sections. Ask your accountant where to report its tax.',
  advanceOfOwnSez:
    'An advance for a SEZ in your own State bears IGST. The JSON shows this, but the CSV cannot, so upload the JSON.',
  advancePlaceMissing:
    'This advance has no place of supply. Cancel its voucher and issue a new one with the place of supply.',
  advancePlaceUnknown:
    'This advance has no place of supply. Enter the client’s State, or issue its voucher with a place of supply.',
  advanceUnrated:
    'An advance in another currency is not counted yet. Issue its receipt voucher, which asks for the exchange rate.',
  shippedLate:
    'Port and shipping bill were added after this period was filed. Amend the export in table 9A on the portal.',
  advanceLate:
    'This advance was received in this period, but its details were entered after the period was filed. Amend table 11A on the portal.',
  adjustmentLate:
    'Money received for this invoice in an earlier month was entered after this period was filed. Amend table 11B on the portal.',
  codeAtTwoRates: ({ code }: { code: string }) =>
    `HSN/SAC ${code} appears at more than one rate. The JSON has all the rates, but the offline tool keeps only the last one from the CSV.`,
} as const
