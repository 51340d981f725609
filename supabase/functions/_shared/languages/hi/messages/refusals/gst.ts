import { formatWhole, minorToDecimal } from '#domain/money.ts'
import type { gstRefusals as English } from '#languages/en/messages/refusals/gst.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { daysInHindi } from '../../days.ts'
import { places } from '../../names/places.ts'
import { business } from '../business.ts'
import { clients } from '../clients.ts'
import { counted } from '../counted.ts'
import { documents } from '../documents.ts'

const states: Readonly<Record<string, string>> = places.states
const stateOf = (code: string) => states[code] ?? 'किसी और राज्य'

/** GST: the registration, rates and places, vouchers and returns. */
export const gstRefusals: RefusalsLike<typeof English> = {
  gstin_length: business.gstinLength,
  gstin_form: business.gstinForm,
  gstin_state: business.gstinState,
  gstin_check: business.gstinCheck,
  gstin_required: () => counted.required({ label: 'gstin' }),
  own_gstin_other_state: business.gstinOtherState,
  gst_registration_unknown: business.gstRegistrationUnknown,
  composition_scheme_unfit: () => counted.notInList({ label: 'aCompositionScheme' }),
  lut_number_invalid: business.lutNumberInvalid,
  lut_year_invalid: business.lutYearInvalid,
  lut_incomplete: 'LUT के लिए उसका नंबर और वित्त वर्ष दोनों चाहिए।',
  udyam_invalid: business.udyamInvalid,
  udyam_incomplete: 'उद्यम नंबर के साथ आकार और काम भी चुनें, या तीनों खाली रखें।',
  enterprise_size_unknown: () => counted.notInList({ label: 'enterpriseSize' }),
  enterprise_kind_unknown: () => counted.notInList({ label: 'enterpriseKind' }),
  default_gst_rate_unknown: business.gstRateUnknown,
  hsn_sac_invalid: clients.hsnSacInvalid,

  tax_unregistered:
    'आपका व्यवसाय GST में रजिस्टर्ड नहीं है, इसलिए इनवॉइस पर टैक्स नहीं लगता। टैक्स हटा दें, या सेटिंग में अपना GSTIN डालें।',
  tax_of_composition: 'कंपोज़िशन डीलर टैक्स नहीं ले सकते। टैक्स हटा दें।',
  gst_rate_required: 'GST की दर चुनें, या बताएँ कि यहाँ किसी चीज़ पर टैक्स नहीं लगता।',
  gst_rate_unknown: ({ rate }) =>
    `इस तारीख को GST की कोई दर ${minorToDecimal(rate).replace(/\.?0+$/, '')} % नहीं है। सूची में से चुनें।`,
  row_untaxed: 'निल, छूट वाली या GST से बाहर की चीज़ पर टैक्स नहीं लगता। दर और सेस हटा दें।',
  uqc_required: documents.unitOfGoods,
  gstin_other_state: ({ state }) => `यह GSTIN ${stateOf(state)} का है, और ग्राहक का राज्य कोई दूसरा है।`,
  place_of_supply_required: 'वह राज्य चुनें जहाँ सप्लाई होती है, या इसे निर्यात बनाएँ।',
  place_of_supply_unknown: clients.placeOfSupplyUnknown,
  place_of_supply_reason_required: 'बताएँ कि सप्लाई की जगह ग्राहक का राज्य क्यों नहीं है।',
  seller_state_required: 'सेटिंग में अपने व्यवसाय का राज्य चुनें: टैक्स उसी पर निर्भर है।',
  export_place_of_supply: 'निर्यात में सप्लाई की जगह विदेश (96) होती है।',
  export_reverse_charge: 'निर्यात पर रिवर्स चार्ज नहीं होता।',
  export_within_india:
    'निर्यात भारत से बाहर जाता है, और ग्राहक का देश भारत है। उनका देश चुनें, या कोई दूसरी सप्लाई।',
  export_to_gstin: 'यह GSTIN भारत में किसी का है, इसलिए यह निर्यात नहीं है। इसे हटा दें, या दूसरी सप्लाई चुनें।',
  sez_abroad: 'SEZ यूनिट भारत में होती है, और ग्राहक का देश कोई दूसरा है।',
  sez_gstin_required: 'SEZ यूनिट या डेवलपर का GSTIN डालें: उसके बिना यह SEZ को सप्लाई नहीं है।',
  gstin_own: 'यह आपका अपना GSTIN है। ग्राहक का GSTIN डालें।',
  reverse_charge_unregistered:
    'रिवर्स चार्ज में टैक्स ग्राहक भरता है, और यह सिर्फ़ रजिस्टर्ड ग्राहक कर सकता है (CGST अधिनियम की धारा 9(3) और 9(4))। इस ग्राहक का GSTIN नहीं है, इसलिए टैक्स आपको भरना पड़ सकता है।',
  composition_beyond_state:
    'कंपोज़िशन स्कीम में दूसरे राज्य, SEZ या विदेश को सप्लाई नहीं कर सकते (CGST अधिनियम की धारा 10(2)(c))। इस बिल से आपकी स्कीम खत्म हो सकती है।',
  lut_missing: 'सेटिंग में अपना LUT डालें, या IGST लगाएँ।',
  lut_other_year: ({ year, needed }) =>
    `${year} का आपका LUT ${year < needed ? '31 मार्च को खत्म हो गया' : '1 अप्रैल से शुरू होता है'}। सेटिंग में ${needed} का LUT डालें, या IGST लगाएँ।`,

  voucher_of_goods: 'माल के एडवांस पर न टैक्स लगता है, न वाउचर चाहिए। सेवाओं के कोड 99 से शुरू होते हैं।',
  voucher_issued: ({ number }) => `इस एडवांस का रसीद वाउचर ${number} है।`,
  voucher_unregistered: 'रसीद वाउचर सिर्फ़ GST में रजिस्टर्ड लोग देते हैं।',
  voucher_without_advance: 'इस एडवांस में से कुछ नहीं बचा।',
  voucher_missing: 'इस एडवांस का रसीद वाउचर नहीं है। यह बिना वाउचर के लौटाया जाता है।',
  advance_of_goods: 'यह एडवांस माल का है, जिस पर इनवॉइस से पहले टैक्स नहीं लगता।',
  advance_told:
    'भरे हुए रिटर्न में यह एडवांस दूसरी दर या जगह से बताया गया है। वाउचर उसी के अनुसार जारी करें, या रिपोर्ट में जाकर “भरा हुआ” का निशान हटाएँ।',
  advance_returned: 'इस एडवांस का कुछ हिस्सा पहले ही लौटाया जा चुका है।',
  voucher_used: 'यह वाउचर किसी इनवॉइस या रिफ़ंड में लिखा है। पहले उसे वापस लें।',
  voucher_replaced: 'इस वाउचर में लिखी बात अब सही नहीं है। दूसरा जारी करें।',

  return_unregistered: 'ये रिटर्न वही भरते हैं जो GST में रजिस्टर्ड हैं और कंपोज़िशन स्कीम में नहीं हैं।',
  return_too_long: 'एक रिटर्न ज़्यादा से ज़्यादा एक तिमाही का होता है।',
  return_too_large: ({ most }) =>
    `इस अवधि में ${formatWhole(most)} से ज़्यादा दस्तावेज़ हैं, जो एक रिटर्न के लिए बहुत हैं।`,
  period_filed: ({ first_day, last_day }) =>
    `${daysInHindi.months({ firstDay: first_day, lastDay: last_day })} का GSTR-1 भरा हुआ दर्ज है, इसलिए उस अवधि की तारीख वाला कुछ नहीं बदलता। क्रेडिट नोट से ठीक करें, या रिपोर्ट में जाकर “भरा हुआ” का निशान हटाएँ।`,
  return_marked: ({ first_day, last_day }) =>
    `${daysInHindi.months({ firstDay: first_day, lastDay: last_day })} का GSTR-3B भरा हुआ दर्ज है, जिसमें यह अवधि भी है। पहले उसका निशान हटाएँ।`,
  period_not_filed: 'यह अवधि भरी हुई दर्ज नहीं है।',
  period_not_over: counted.filingDateTooEarly,
  period_unknown: 'रिटर्न एक महीने का होता है, या जनवरी, अप्रैल, जुलाई या अक्टूबर से शुरू होने वाली तिमाही का।',
  filing_date_future: counted.filingDateFuture,
  filing_date_too_early: counted.filingDateTooEarly,
  marks_unchangeable: 'भरे गए रिटर्न का इतिहास बदला नहीं जा सकता।',
}
