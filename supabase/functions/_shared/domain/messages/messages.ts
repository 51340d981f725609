import type { KindWord } from '../document/kind-questions.ts'
import { type Currency, currencies, formatMoney, formatWhole, MAX_EXCHANGE_RATE } from '../money.ts'
import { loginFailed } from './login-failed.ts'

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

const creditsCounted = (count: number) =>
  count === 1 ? '1 credit' : `${formatWhole(count)} credits`

/** "1 invoice", "1,200 invoices". */
const invoicesCounted = (count: number) =>
  `${formatWhole(count)} ${count === 1 ? 'invoice' : 'invoices'}`

/**
 * Every sentence that the specification gives in its sections 5 and 8, and the product's own of
 * that kind, each written once for app and `/api`. Refusals of the database and the Auth server are
 * in `refusals.ts`.
 */
export const messages = {
  emailInvalid: 'Please enter a valid email address.',
  emailRequired: 'Email is required',
  emailEnterValid: 'Enter a valid email',
  phoneInvalid: 'Phone number must be exactly 10 digits.',
  postalCodeInvalid: 'Postal code must be 5 or 6 digits.',
  passwordsDiffer: 'Passwords do not match',
  registerFirst: 'Please register first',

  loginFailed,
  loginDone: 'Login successful!',
  sessionEnded: 'You were signed out. Please sign in again.',
  registerFailed: 'Registration failed.',
  registerDone: 'Check your email to verify your account.',
  codeFailed: 'OTP verification failed.',
  codeDone: 'OTP Verified! Please login.',
  /** Also the answer of `/api` to a refusal without words. */
  requestFailed: 'Request failed.',
  resetRequestDone: 'Reset link sent to email.',
  resetFailed: 'Reset failed.',
  resetDone: 'Password reset successful.',

  birthDateInvalid: 'Please select a valid birth date.',
  cityRequired: 'Please select your city.',
  profileLoadFailed: 'Failed to load profile.',
  profileSaveFailed: 'Failed to update profile. Please try again.',
  profileSaved: 'Profile updated successfully!',
  /** Any other update of an account's settings. */
  accountUpdateFailed: 'Update failed.',
  accountUpdated: 'profile updated successfully.',

  passwordSame: 'Choose a password that you do not use now.',
  passwordChanged: 'Password changed. Your other devices have been signed out.',
  leaveAllFailed: 'Your devices could not be signed out. Please try again.',
  usageLoadFailed: 'Failed to load your usage.',

  pictureKind: 'The picture must be a PNG, JPEG or WebP file.',
  pictureTooBig: 'The picture can be at most 1 MB.',
  pictureUnreadable: 'This picture cannot be read. Please try another one.',
  pictureInvalid: 'The picture must be a PNG of at most 512 × 512 pixels.',

  importDone: 'The file was brought in.',
  importFailed:
    'The file could not be brought in. Please try again: what is there already is not made twice.',
  importUndoFailed: 'The import could not be undone. Please try again.',
  importTooLong: 'A file can have at most 20,000 rows. Please bring it in in parts.',
  importDay: 'Write the date as 23-01-2026 or 2026-01-23.',
  importNumber: 'This is no amount.',
  importReason: 'As issued before',
  importNameless: 'Choose the column that holds this.',
  exportFailed: 'The export could not be made. Please try again.',
  exportStopped: 'Stopped. The file that was begun is not whole.',
  restoreFailed: 'The account could not be restored. Please try again.',
  restoreDone: 'Your account is back.',
  accountFileOther: 'This is no export of this product. Choose the ZIP that was saved here.',
  accountFileVersion: 'This export was made by a newer version, and cannot be read here.',
  accountFileCut: 'A part of this file is missing. Export again, and choose the whole file.',
  accountFileChanged:
    'The file was changed, and cannot be restored. Please choose it as it was saved.',
  bankLoadFailed: 'Your bank rows could not be loaded.',
  bankKeepFailed: 'The rows of this file could not be kept. Please try again.',
  bankRecordFailed: 'This could not be recorded. Please try again.',
  bankNoRows: 'No row of this table has a day and an amount. Choose other columns.',
  bankColumnsNeeded: 'Choose the columns of the day, of the narration and of what came in.',
  bankAsideFailed: 'This could not be changed. Please try again.',
  bankSetAside: 'Set aside.',
  bankTakenBack: 'It waits again.',

  tableFileTooBig: 'The file can be at most 10 MB.',
  tableFileTooLarge: 'This file holds too much: at most 50,000 rows and 200 columns can be read.',
  tableFileTooSlow: 'Reading this file takes too long. Save it as CSV, or in smaller parts.',
  tableFileOldXls:
    'This is an old Excel file (.xls). Open it in Excel, save it as .xlsx or CSV and choose that one.',
  tableFilePassword:
    'This file is locked with a password. Save it without one and choose it again.',
  tableFilePdf: 'This is a PDF. Choose the same as CSV or Excel (.xlsx).',
  tableFileEmpty: 'This file has no rows.',
  tableFileUnreadable: 'This file cannot be read. Choose a CSV or an Excel file (.xlsx).',

  gstinLength: 'GSTIN must have 15 characters.',
  gstinForm: 'GSTIN must look like 27AAPFU0939F1ZV.',
  gstinState: 'The first two digits of this GSTIN are no State code.',
  gstinCheck: 'This GSTIN has a slip: its last character does not fit the others.',
  gstinOtherState: 'This GSTIN is of another State.',
  gstinStateless: 'This GSTIN tells no State. A seller needs one that does.',
  gstRegistrationUnknown: 'GST registration must be one of none, regular and composition.',
  gstRateUnknown: 'Please choose a GST rate from the list.',
  lutNumberInvalid: 'LUT number must have 5 to 30 letters and digits.',
  lutYearInvalid: 'Financial year must look like 26-27.',
  taxSettingsSaved: 'Tax settings saved.',
  taxSettingsSaveFailed: 'Failed to save your tax settings. Please try again.',

  websiteInvalid: 'Please enter a valid website.',
  businessLoadFailed: 'Failed to load business profile.',
  businessCreateFailed: 'Error in creating business profile',
  businessUpdateFailed: 'Error in updating business profile',
  businessCreated: 'Business profile created successfully.',
  businessUpdated: 'Business updated successfully.',

  invoicePrefixInvalid: 'Prefix must have 1 to 8 letters, digits, dashes or slashes.',
  invoicePrefixTaken:
    'CN, DN, EST, RV, RF, PF, DC, JW and SA number credit and debit notes, estimates, vouchers, proforma invoices and challans. Please choose another.',
  invoicePaddingInvalid: 'Digits must be a whole number from 1 to 8.',
  nextNumberInvalid: 'Next number must be a whole number from 1 to 99,999,999.',
  seriesTooShort: (most: number) =>
    `This prefix leaves room for ${most} numbers a year (at most 16 characters, CGST Rule 46(b)).`,
  numberTooLong: 'An invoice number can have at most 16 characters. Please shorten the prefix.',
  numberingLoadFailed: 'Failed to load your invoice numbers.',
  numberingSaveFailed: 'Failed to save your invoice numbers. Please try again.',
  numberingSaved: 'Invoice numbers saved.',

  upiIdInvalid: 'UPI ID must look like name@bank.',
  accountNumberInvalid: 'Account number must be 9 to 18 digits.',
  bankNameNeedsAccount: 'A bank name or a SWIFT code needs its account.',
  swiftInvalid: 'SWIFT code must have 8 or 11 characters, like HDFCINBB.',
  ifscInvalid: 'IFSC must have 11 characters, like HDFC0001234.',
  paymentDetailsSaveFailed: 'Failed to save your payment details. Please try again.',
  paymentDetailsSaved: 'Payment details saved.',

  invoiceCreateFailed: 'Failed to create invoice. Please try again.',
  invoiceIdMissing: 'Invoice ID not returned from server.',
  searchFailed: 'The search failed. Check your connection, then type again.',
  invoiceMadeBefore:
    'Your first attempt did create an invoice. Look at it before you create another one.',
  invoiceCreated: 'Invoice created successfully!',
  draftSaved: 'Draft saved.',
  draftKept: 'Kept as a draft.',
  draftDiscarded: 'Draft discarded.',
  draftDiscardFailed: 'Failed to discard the draft. Please try again.',
  draftRestored: 'Draft restored.',
  draftRestoreFailed: 'Failed to restore the draft. Please try again.',
  draftLoadFailed: 'Failed to load the draft',
  draftListFailed: 'Failed to load your drafts',
  draftIsDiscarded: 'You discarded this draft',
  draftDiscardedElsewhere: 'This draft was discarded in another tab or on another device.',
  draftIssuedElsewhere:
    'This draft was issued as an invoice already. What you typed since is not on it.',
  draftOtherTaken: 'This is the other version.',
  documentDuplicateFailed: 'Failed to duplicate the document. Please try again.',
  invoiceReviseFailed: 'Failed to revise the invoice. Please try again.',
  invoiceHasMoney:
    'Money was received on this invoice, so it cannot be deleted. Undo its payments first.',
  invoiceCancelled: 'Invoice cancelled.',
  invoiceListFailed: 'Failed to load invoices',
  invoiceListFailedHelp: 'Something went wrong while loading your invoices.',
  chooseAllFailed: 'The others could not be loaded, so only this page is chosen. Please try again.',
  invoiceLoadFailed: 'Failed to load invoice',
  invoiceRefreshFailed: 'The invoice could not be refreshed: what is shown may be old.',
  pdfMissing: 'PDF not found! File host ka free plan hai, thodi der baad try karo.',
  pdfFailed: 'Download failed:',

  unknownError: 'Unknown error',
  serverFailed: 'The server could not answer. Please try again in a moment.',
  reportFailed: 'The report could not be loaded.',
  statementFailed: 'The statement could not be loaded.',
  sharingFailed: 'What was sent could not be loaded.',
  statementRewritten: 'The account has changed since your draft, so the text was written anew.',
  reportEmpty: 'Nothing here',
  fileFailed: 'The file could not be made.',
  dashboardFailed: 'Error fetching dashboard data:',
  recentFailed: 'Error loading recent invoices:',
  attentionFailed: 'Error loading what needs your attention:',

  currencyUnknown: `Currency must be one of ${currencies.join(', ')}.`,
  clientUnknown: 'This client is not known.',
  clientThere: 'There is a client of this name and email already.',
  clientSame: 'Choose another client to merge with.',
  clientSaved: 'Client saved.',
  clientCreated: 'Client added.',
  clientSaveFailed: 'Failed to save the client. Please try again.',
  clientListFailed: 'Failed to load your clients',
  clientLoadFailed: 'Failed to load the client',
  clientArchived: 'Client archived.',
  clientRestored: 'Client is back in the list.',
  clientArchiveFailed: 'Failed to archive the client. Please try again.',
  clientsMerged: 'Clients merged.',
  clientsMergeFailed: 'Failed to merge the clients. Please try again.',
  clientAccountFailed: 'Failed to load what is owed.',
  scheduleStepUnknown: 'It must repeat every week, month, quarter or year.',
  scheduleDayInvalid: 'Day must be a day of the month, from 1 to 31.',
  scheduleStartInvalid: 'Please select a valid first day.',
  scheduleStartPast: 'The first day cannot be in the past.',
  scheduleEndInvalid: 'Please select a valid last day.',
  scheduleMakesNothing: 'Nothing would be made by then. Choose a later end.',
  scheduleCountInvalid: 'How many must be a whole number from 1 to 1,000.',
  scheduleOneEnd: 'Choose a last day or how many, not both.',
  scheduleModeUnknown: 'Mode must be draft or issue.',
  scheduleCreated: 'Recurring invoice saved.',
  scheduleChanged: 'Saved. It holds from the next one on.',
  schedulePaused: 'Paused. What falls in the pause is not made up for.',
  scheduleResumed: 'It goes on. What fell in the pause is not made up for.',
  scheduleEnded: 'Ended. What it made stays.',
  scheduleDeleted: 'Recurring invoice deleted. What it made stays.',
  scheduleSaveFailed: 'Failed to save the recurring invoice. Please try again.',
  scheduleActionFailed: 'That did not work. Please try again.',
  scheduleListFailed: 'Failed to load your recurring invoices',
  scheduleLoadFailed: 'Failed to load the recurring invoice',
  scheduleRunFailed: 'The last one could not be made.',
  ccEmailsTooMany: 'At most five further emails.',
  termsDaysInvalid: 'Payment terms must be a whole number of days, from 0 to 365.',
  stateIsIndian: 'Only a client in India has a State.',
  countryUnknown: 'Please choose a country from the list.',
  hsnSacInvalid: 'HSN/SAC must have 2 to 8 digits.',
  personLanguageUnknown: 'Language must be en or hi.',
  languageUnknown: 'Language must be one of en, hi and en-hi.',
  notYesOrNo: 'Must be true or false.',
  notConfirmable: 'This cannot be confirmed.',
  panInvalid: 'PAN must be five letters, four digits and a letter.',
  placeOfSupplyUnknown: 'Place of supply must be the code of a State, or 96.',
  portCodeInvalid: 'Port code must have six letters and digits.',
  shippingBillDateInvalid: 'Please select a valid date of the shipping bill.',
  shippingBillDateFuture: 'Shipping bill date cannot be in the future.',
  shippingBillDateEarly: 'Shipping bill date cannot be before the issue date of the invoice.',
  shippingBillNumberMissing: 'Shipping bill date needs the number of the shipping bill.',
  shippingBillInvalid: 'Shipping bill must have three to seven digits.',
  stateCodeUnknown: 'Please choose a State from the list.',
  supplyUnknown: 'Supply must be one of domestic, sez and export.',
  taxabilityUnknown: 'Taxability must be one of taxable, nil, exempt and non_gst.',
  dueDateRequired: 'Due date is required.',
  dueDateInvalid: 'Please select a valid due date.',
  dueDatePast: 'Due date cannot be in the past.',
  partBeforeAnother: 'Each part must be due after the one before it.',
  partAmountRequired: 'Enter an amount, or a per cent as 50%.',
  partAmountInvalid: 'Amount must be above zero and not too large.',
  partShareInvalid: 'Per cent must be between 0 and 100.',
  partDaysInvalid: 'Days must be a whole number from 0 to 999.',
  reasonUnknown: 'Please choose one of the reasons.',
  estimateChangeFailed: 'That could not be done. Please try again.',
  estimateAccepted: 'Estimate accepted.',
  estimateDeclined: 'Estimate declined.',
  validUntilRequired: 'Valid until is required.',
  validUntilInvalid: 'Please select a valid last day.',
  validUntilPast: 'Valid until cannot be in the past.',
  exchangeRateRange: `Exchange rate must be above 0 and at most ${formatWhole(MAX_EXCHANGE_RATE)}.`,
  exchangeRateDecimals: 'Exchange rate can have at most six decimals.',
  issueDateInvalid: 'Please select a valid issue date.',
  issueDateFuture: 'Issue date cannot be in the future.',
  itemsRequired: 'Add at least one valid item with positive quantity and amount.',

  quantityNotWhole: 'Quantity must be a whole number.',
  discountWithoutRate: 'A discount needs a rate.',
  discountTooLarge: 'Discount cannot be above quantity × rate.',
  unitOfGoods: 'Goods need a unit of the tax office’s list, such as NOS or KGS.',
  amountDisagrees: 'Amount must be quantity × rate, less discount.',

  rowRemoved: 'Row removed.',
  itemKept: 'Item kept.',
  itemKeepFailed: 'Failed to keep the item. Please try again.',
  itemChanged: 'Item changed.',
  itemChangeFailed: 'Failed to change the item. Please try again.',
  itemArchived: 'Item archived.',
  itemArchiveFailed: 'Failed to archive the item. Please try again.',
  itemRestored: 'Item restored.',
  itemRestoreFailed: 'Failed to restore the item. Please try again.',
  itemListFailed: 'Failed to load your items',
  hsnUnlisted: 'This code is not on the official list.',

  paymentAmountRequired: 'Enter an amount above zero.',
  paymentNothingDue: 'Nothing is due on this invoice.',
  paymentDateInvalid: 'Please select a valid payment date.',
  paymentDateFuture: 'Payment date cannot be in the future.',
  paymentMethodInvalid: 'Please choose a payment method from the list.',
  referenceInvalid:
    'Reference must have 6 to 30 letters and digits; for UPI it is the 12-digit UTR.',

  paymentsLoadFailed: 'Failed to load the payments.',
  paymentRecorded: 'Payment recorded.',
  paymentRecordFailed: 'Failed to record the payment. Please try again.',
  paymentConfirmed: 'Payment confirmed.',
  paymentConfirmFailed: 'Failed to confirm the payment. Please try again.',
  paymentDeclined: 'Payment declined.',
  paymentDeclineFailed: 'Failed to decline the payment. Please try again.',
  paymentUndone: 'Payment undone.',
  paymentUndoFailed: 'Failed to undo the payment. Please try again.',

  creditItemsOrAmount: 'Choose rows of the invoice, or enter an amount.',
  shippingNoted: 'Shipping bill noted.',
  shippingFailed: 'Failed to note the shipping bill. Please try again.',
  creditNoteLate:
    'Credit note issued. It comes too late to lower tax (CGST s. 34(2)), and is in no return: a commercial one would say so.',
  creditNoteIssued: 'Credit note issued.',
  creditNoteFailed: 'Failed to issue the credit note. Please try again.',
  debitNoteIssued: 'Debit note issued.',
  debitNoteFailed: 'Failed to issue the debit note. Please try again.',
  debitNotesLoadFailed: 'Failed to load the debit notes.',
  creditNotesLoadFailed: 'Failed to load the credit notes.',
  creditableLoadFailed: 'Failed to load what can be credited.',
  refundRecorded: 'Refund recorded.',
  refundUndone: 'Refund undone.',
  refundFailed: 'Failed to record the refund. Please try again.',
  invoiceHasCredit:
    'This invoice has a credit note, so it cannot be deleted or revised. Delete its credit notes first.',
  invoiceHasDebit:
    'This invoice has a debit note, so it cannot be deleted or revised. Delete its debit notes first.',
  noteRefunded:
    'Money was given back for this credit note, so it cannot be deleted. Undo the refund first.',
  writtenOff: 'Written off.',
  writeOffFailed: 'Failed to write it off. Please try again.',
  writeOffUndone: 'Write-off undone.',
  writeOffUndoFailed: 'Failed to undo the write-off. Please try again.',

  linkLoadFailed: 'Failed to load the link.',
  linkFailed: 'Failed to make the link. Please try again.',
  linkCopied: 'Link copied.',
  linkCopyRefused: 'Your browser does not allow copying. Open the invoice to see its link.',
  linkRenewed: 'New link made. The old one no longer works.',
  linkRevoked: 'Sharing stopped. The link no longer works.',
  linkRevokeFailed: 'Failed to stop sharing. Please try again.',

  mailKindInvalid: 'kind must be invoice or reminder.',
  mailSent: 'Mail sent.',
  mailRecipientsNumber: 'A mail goes to one to six addresses, copies included.',
  mailRewritten:
    'The amount or the due date has changed since your draft, so the text was written anew.',
  mailUnanswered:
    'It is not known whether the mail went out. Look at the invoice’s history before you send it again.',
  mailsStopped: 'You will get no more of these mails.',
  mailStopFailed: 'That did not work. Please try again in a moment.',
  mailUnreachable: 'No mail can be sent at the moment.',
  mailUnconfigured: 'No mail can be sent here: no mail server is set up.',
  historyLoadFailed: 'Failed to load the history.',

  /** `missed` are the addresses that the mail server did not take a mail for, which went to others. */
  mailSentTo: (missed: string[]) =>
    missed.length === 0
      ? messages.mailSent
      : `Mail sent, but it may not have reached ${missed.join(', ')}.`,
  /** A mail may only link to the invoice's or the seller's own addresses. */
  foreignLinkIn: (field: string, link: string, isBare = false) =>
    `Please take “${link.slice(0, 60)}” out of the ${field}: only the link of the invoice and your own website may stand there.${
      isBare ? ' If it is no address, put a space behind its dot.' : ''
    }`,
  /** The Auth server wants a minute between two codes to one address. */
  codeTooSoon: (seconds: number) =>
    `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  moreThanRefundable: (minor: number, currency: Currency) =>
    minor > 0
      ? `Only ${formatMoney(minor, currency)} is to be given back.`
      : 'Nothing is to be given back for this credit note.',
  moreThanCreditable: (minor: number, currency: Currency) =>
    minor > 0
      ? `Only ${formatMoney(minor, currency)} is left to credit.`
      : 'Nothing is left to credit.',
  /** The noun may be an invoice, a credit note or an estimate. */
  documentCreated: (noun: KindWord) => `${capital(noun)} created successfully.`,
  documentListFailed: (noun: KindWord) => `Failed to load your ${noun}s`,
  documentLoadFailed: (noun: KindWord) => `Failed to load the ${noun}.`,
  documentDeleted: (noun: KindWord) => `${capital(noun)} deleted successfully.`,
  documentDeleteFailed: (noun: KindWord) => `Failed to delete ${noun}. Please try again.`,
  documentRestored: (noun: KindWord) => `${capital(noun)} restored.`,
  documentRestoreFailed: (noun: KindWord) => `Failed to restore ${noun}. Please try again.`,
  chosenFailed: 'This one could not be done. Please try again.',
  dayInvalid: 'Please select a valid date.',
  daysTurned: 'Until must not be before From.',
  /** Below sums in rupees. */
  leftOut: (count: number) =>
    `${formatWhole(count)} without an exchange rate left out of the sums.`,
  /** While a file is made of very many. */
  linesLoading: (lines: number) => `${formatWhole(lines)} lines…`,
  rupeesInvalid: 'Enter rupees, such as 12500 or 12500.50.',
  creditsCounted,
  creditsRecorded: (count: number) => `${creditsCounted(count)} recorded.`,
  remindersSent: (count: number) => (count === 1 ? '1 reminder sent.' : `${count} reminders sent.`),
  invoicesMarkedSent: (count: number) => `${invoicesCounted(count)} marked as sent.`,
  invoicesCancelled: (count: number) => `${invoicesCounted(count)} cancelled.`,
  invoicesRestored: (count: number) => `${invoicesCounted(count)} restored.`,
  advanceUsed: 'Advance used.',
  advanceDecisionFailed: 'Failed to note what the advance is for. Please try again.',
  advanceDecided: 'Noted what the advance is for.',
  advanceForInvalid: 'An advance is for services or goods.',
  voucherIssued: 'Receipt voucher issued.',
  voucherFailed: 'Failed to issue the voucher. Please try again.',
  excessInvalid: 'excess must be advance.',
  receivedLess: 'The invoices take more than was received.',
  moreThanAdvance: (minor: number, currency: Currency) =>
    `Only ${formatMoney(minor, currency)} of the advance is left.`,
  advanceUnasked: (minor: number, currency: Currency) =>
    `${formatMoney(minor, currency)} more than the invoices take: keep it as an advance, or change the amounts.`,
  partsCount: (least: number, most: number) => `Something is due in ${least} to ${most} parts.`,
  partsSum: (minor: number, currency: Currency) =>
    `The parts must make up the total of ${formatMoney(minor, currency)}.`,
  moreThanDue: (minor: number, currency: Currency) =>
    `Only ${formatMoney(minor, currency)} is still due.`,
  /** For two typed fields that are added. */
  moreThanDueWithTds: (
    minor: number,
    { amountMinor, tdsMinor }: { amountMinor: number; tdsMinor: number },
    currency: Currency,
  ) =>
    `Only ${formatMoney(minor, currency)} is still due: ${formatMoney(amountMinor, currency)} and ${formatMoney(tdsMinor, currency)} of TDS make ${formatMoney(amountMinor + tdsMinor, currency)}.`,
  /** Sentences for limits; the limits themselves are beside their schemas. */
  codeLength: (length: number) => `The code has exactly ${length} characters.`,
  passwordTooShort: (least: number) => `Password must have at least ${least} characters.`,
  passwordTooLong: (most: number) => `Password can have at most ${most} characters.`,
  noNumber: (label: string) => `${label} must be a number.`,
  tooManyDecimals: (label: string, most: 2 | 3 | 4 = 2) =>
    `${label} must be a number with at most ${{ 2: 'two', 3: 'three', 4: 'four' }[most]} decimals.`,
  atMost: (label: string, most: string) => `${label} can be at most ${most}.`,
  rowsPasted: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} pasted.`,
  tooManyItems: (most: number) => `An invoice can have at most ${most} items.`,
  negative: (label: string) => `${label} cannot be negative.`,
  notInList: (label: string) => `Please choose ${label} from the list.`,
  required: (label: string) => `${label} is required.`,
  tooLong: (label: string, limit: number) =>
    `${label} can have at most ${formatWhole(limit)} characters.`,
  filingDateFuture: 'Date of filing cannot be in the future.',
  filingDateTooEarly: 'A return is filed after its period has ended.',
} as const
