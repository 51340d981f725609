/** The business: tax, numbers of invoices, where money goes. */
export const business = {
  gstinLength: 'GSTIN must have 15 characters.',
  gstinForm: 'GSTIN must look like 27AAPFU0939F1ZV.',
  gstinState: 'The first two digits of this GSTIN are not a State code.',
  gstinCheck: 'Check this GSTIN: the last character does not match.',
  gstinOtherState: 'This GSTIN belongs to another State.',
  gstinStateless: 'This GSTIN has no State code. A seller needs a GSTIN with one.',
  gstRegistrationUnknown: 'GST registration must be none, regular or composition.',
  gstRateUnknown: 'Choose a GST rate from the list.',
  lutNumberInvalid: 'LUT number must have 5 to 30 letters and digits.',
  lutYearInvalid: 'Financial year must look like 26-27.',
  udyamInvalid: 'Udyam number must look like UDYAM-MH-19-0123456.',
  taxSettingsSaved: 'Tax settings saved.',
  taxSettingsSaveFailed: 'Failed to save your tax settings. Please try again.',

  websiteInvalid: 'Enter a valid website.',
  businessLoadFailed: 'Failed to load business profile.',
  businessCreateFailed: 'Error in creating business profile',
  businessUpdateFailed: 'Error in updating business profile',
  businessCreated: 'Business profile created successfully.',
  businessUpdated: 'Business updated successfully.',

  invoicePrefixInvalid: 'Prefix must have 1 to 8 letters, digits, dashes or slashes.',
  invoicePrefixTaken:
    'CN, DN, EST, RV, RF, PF, DC, JW and SA are reserved for credit and debit notes, estimates, vouchers, proforma invoices and challans. Choose another prefix.',
  invoicePaddingInvalid: 'Digits must be a whole number from 1 to 8.',
  nextNumberInvalid: 'Next number must be a whole number from 1 to 99,999,999.',
  seriesTooShort: ({ most }: { most: number }) =>
    `This prefix leaves room for only ${most} numbers a year, because a number can have at most 16 characters (CGST Rule 46(b)). Shorten the prefix.`,
  numberTooLong: 'An invoice number can have at most 16 characters. Shorten the prefix.',
  numberingLoadFailed: 'Failed to load your invoice numbers.',
  numberingSaveFailed: 'Failed to save your invoice numbers. Please try again.',
  numberingSaved: 'Invoice numbers saved.',

  upiIdInvalid: 'UPI ID must look like name@bank.',
  accountNumberInvalid: 'Account number must be 9 to 18 digits.',
  bankNameNeedsAccount: 'Enter the account number for this bank name or SWIFT code.',
  swiftInvalid: 'SWIFT code must have 8 or 11 characters, like HDFCINBB.',
  ifscInvalid: 'IFSC must have 11 characters, like HDFC0001234.',
  paymentDetailsSaveFailed: 'Failed to save your payment details. Please try again.',
  paymentDetailsSaved: 'Payment details saved.',
} as const
