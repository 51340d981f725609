import { stateNameOf } from '#domain/gst/states.ts'
import { formatWhole, minorToDecimal } from '#domain/money.ts'
import { formatMonths } from '#domain/periods.ts'
import type { Refusals } from '#languages/words.ts'
import { business } from '../business.ts'
import { clients } from '../clients.ts'
import { counted } from '../counted.ts'
import { documents } from '../documents.ts'

/** GST: the registration, rates and places, vouchers and returns. */
export const gstRefusals = {
  gstin_length: business.gstinLength,
  gstin_form: business.gstinForm,
  gstin_state: business.gstinState,
  gstin_check: business.gstinCheck,
  gstin_required: counted.required({ label: 'gstin' }),
  own_gstin_other_state: business.gstinOtherState,
  gst_registration_unknown: business.gstRegistrationUnknown,
  composition_scheme_unfit: counted.notInList({ label: 'aCompositionScheme' }),
  lut_number_invalid: business.lutNumberInvalid,
  lut_year_invalid: business.lutYearInvalid,
  lut_incomplete: 'Enter both the LUT number and its financial year.',
  udyam_invalid: business.udyamInvalid,
  udyam_incomplete: 'Enter the Udyam number with its size and what you do, or none of them.',
  enterprise_size_unknown: counted.notInList({ label: 'enterpriseSize' }),
  enterprise_kind_unknown: counted.notInList({ label: 'enterpriseKind' }),
  default_gst_rate_unknown: business.gstRateUnknown,
  voucher_of_goods:
    'An advance for goods bears no tax and needs no voucher. Codes for services begin with 99.',
  voucher_issued: ({ number }) => `This advance already has receipt voucher ${number}.`,
  return_unregistered:
    'Only a business that is registered for GST, outside the composition scheme, files these returns.',
  return_too_long: 'A return can cover at most a quarter.',
  return_too_large: ({ most }) =>
    `This period has more than ${formatWhole(most)} documents, which is too many for one return.`,
  voucher_unregistered: 'Only a business registered for GST can issue a receipt voucher.',
  voucher_without_advance: 'Nothing is left of this advance.',
  voucher_missing: 'This advance has no receipt voucher. Refund it without one.',
  advance_of_goods: 'This advance is for goods, so no tax is due before the invoice.',
  advance_told:
    'The filed return reports this advance with another rate or place. Issue the voucher with those, or unmark the return in Reports.',
  advance_returned: 'Part of this advance was already refunded.',
  voucher_used: 'An invoice or a refund uses this voucher. Undo that first.',
  voucher_replaced: 'This voucher is out of date. Issue a new one.',
  hsn_sac_invalid: clients.hsnSacInvalid,

  tax_unregistered:
    'Your business is not registered for GST, so its invoices cannot charge tax. Remove the tax, or enter your GSTIN in Settings.',
  tax_of_composition: 'A composition dealer cannot charge tax. Remove it.',
  gst_rate_required: 'Choose a GST rate, or one of nil-rated, exempt and non-GST.',
  gst_rate_unknown: ({ rate }) =>
    `${minorToDecimal(rate).replace(/\.?0+$/, '')} % is not a GST rate on this date. Choose one from the list.`,
  row_untaxed: 'A row that is nil-rated, exempt or non-GST bears no tax. Remove its rate and cess.',
  uqc_required: documents.unitOfGoods,
  gstin_other_state: ({ state }) =>
    `This GSTIN belongs to ${stateNameOf(state) ?? 'another State'}, but the client’s State is a different one.`,
  place_of_supply_required: 'Choose the State of the place of supply, or mark this as an export.',
  place_of_supply_unknown: clients.placeOfSupplyUnknown,
  place_of_supply_reason_required:
    'Enter the reason why the place of supply is not the client’s State.',
  seller_state_required: 'Choose the State of your business in Settings. The tax depends on it.',
  export_place_of_supply: 'The place of supply of an export must be abroad (96).',
  export_reverse_charge: 'An export cannot be under reverse charge.',
  export_within_india: 'This client is in India, so this cannot be an export.',
  export_to_gstin: 'This GSTIN belongs to someone in India, so this cannot be an export.',
  sez_abroad: 'A SEZ unit must be in India, but this client is abroad.',
  sez_gstin_required: 'Enter the GSTIN of the SEZ unit.',
  gstin_own: 'This is your own GSTIN.',
  reverse_charge_unregistered:
    'Reverse charge needs a client with a GSTIN (CGST Act, sections 9(3) and 9(4)). Otherwise you may have to pay the tax.',
  composition_beyond_state:
    'The composition scheme does not allow supplies outside your State (CGST Act, section 10(2)(c)). This bill may end the scheme for you.',
  lut_missing: 'Enter your letter of undertaking (LUT) in Settings, or charge IGST.',
  lut_other_year: ({ year, needed }) =>
    `Your letter of undertaking (LUT) for ${year} ${year < needed ? 'ended on 31 March' : 'begins on 1 April'}. Enter the one for ${needed} in Settings, or charge IGST.`,
  period_filed: ({ first_day, last_day }) =>
    `GSTR-1 for ${formatMonths({ firstDay: first_day, lastDay: last_day })} is marked as filed, so documents dated in it cannot change. Issue a credit note, or unmark the return in Reports.`,
  return_marked: ({ first_day, last_day }) =>
    `GSTR-3B for ${formatMonths({ firstDay: first_day, lastDay: last_day })} is marked as filed, which includes this period. Unmark it first.`,
  period_not_filed: 'This period is not marked as filed.',
  period_not_over: counted.filingDateTooEarly,
  period_unknown:
    'A return must cover a month, or a quarter that starts in January, April, July or October.',
  filing_date_future: counted.filingDateFuture,
  filing_date_too_early: counted.filingDateTooEarly,
  marks_unchangeable: 'The history of filed returns cannot be changed.',
} satisfies Refusals
