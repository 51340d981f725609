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
  lut_incomplete: 'A LUT needs its number and its financial year.',
  default_gst_rate_unknown: business.gstRateUnknown,
  voucher_of_goods:
    'An advance for goods bears no tax and needs no voucher. The codes of services begin with 99.',
  voucher_issued: ({ number }) => `${number} is the receipt voucher of this advance.`,
  return_unregistered:
    'Only who is registered for GST, and does not pay by the composition scheme, files these returns.',
  return_too_long: 'A return is of a quarter at most.',
  return_too_large: ({ most }) =>
    `This period has more than ${formatWhole(most)} documents, which is too many for one return.`,
  voucher_unregistered: 'Only who is registered for GST gives a receipt voucher.',
  voucher_without_advance: 'Nothing is left of this advance.',
  voucher_missing: 'This advance has no receipt voucher. It is given back without one.',
  advance_of_goods: 'This advance is for goods, which bear no tax before their invoice.',
  advance_told:
    'The filed return has told this advance with another rate or place. Issue the voucher as it was told, or take the mark of filing back in Reports.',
  advance_returned: 'Some of this advance was given back already.',
  voucher_used: 'An invoice or a refund names this voucher. Undo that first.',
  voucher_replaced: 'This voucher says no longer what is so. Issue another one.',
  hsn_sac_invalid: clients.hsnSacInvalid,

  tax_unregistered:
    'Your business is not registered for GST, so its invoices carry no tax. Leave it out, or enter your GSTIN in Settings.',
  tax_of_composition: 'A composition dealer cannot collect tax. Leave it out.',
  gst_rate_required: 'Choose a GST rate, or say that nothing is taxed here.',
  gst_rate_unknown: ({ rate }) =>
    `${minorToDecimal(rate).replace(/\.?0+$/, '')} % is no GST rate of this day. Choose one of the list.`,
  row_untaxed: 'What is nil-rated, exempt or outside GST bears no tax. Leave rate and cess out.',
  uqc_required: documents.unitOfGoods,
  gstin_other_state: ({ state }) =>
    `This GSTIN is of ${stateNameOf(state) ?? 'another State'}, and the client’s State is another one.`,
  place_of_supply_required:
    'Choose the State in which the supply takes place, or make this an export.',
  place_of_supply_unknown: clients.placeOfSupplyUnknown,
  place_of_supply_reason_required: 'Say why the place of supply is not the State of the client.',
  seller_state_required: 'Choose the State of your business in Settings: tax depends on it.',
  export_place_of_supply: 'The place of supply of an export is abroad (96).',
  export_reverse_charge: 'There is no reverse charge on an export.',
  export_within_india: 'An export leaves India, and this client is in India.',
  export_to_gstin: 'This GSTIN is of somebody in India, so this is no export.',
  sez_abroad: 'A SEZ unit is in India, and this client is not.',
  sez_gstin_required: 'Enter the GSTIN of the SEZ unit.',
  gstin_own: 'This is your own GSTIN.',
  reverse_charge_unregistered:
    'Reverse charge needs a client with a GSTIN (CGST Act, sections 9(3) and 9(4)): else the tax may be yours to pay.',
  composition_beyond_state:
    'The composition scheme allows no supply beyond your State (CGST Act, section 10(2)(c)): this bill may end it.',
  lut_missing: 'Enter your letter of undertaking (LUT) in Settings, or charge IGST.',
  lut_other_year: ({ year, needed }) =>
    `Your letter of undertaking (LUT) of ${year} ${year < needed ? 'ended on 31 March' : 'begins on 1 April'}. Enter that of ${needed} in Settings, or charge IGST.`,
  period_filed: ({ first_day, last_day }) =>
    `GSTR-1 of ${formatMonths({ firstDay: first_day, lastDay: last_day })} is marked as filed, so nothing dated in it changes. Correct it by a credit note, or take the mark back in Reports.`,
  period_not_filed: 'This period is not marked as filed.',
  period_not_over: counted.filingDateTooEarly,
  period_unknown:
    'A return is of a month, or of a quarter from January, April, July or October on.',
  filing_date_future: counted.filingDateFuture,
  filing_date_too_early: counted.filingDateTooEarly,
  marks_unchangeable: 'The history of filed returns cannot be changed.',
} satisfies Refusals
