import { formatMoney, formatWhole } from '#domain/money.ts'
import type { documentsRefusals as English } from '#languages/en/messages/refusals/documents.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { daysInHindi } from '../../days.ts'
import { named } from '../../names/fields.ts'
import { business } from '../business.ts'
import { clients } from '../clients.ts'
import { counted } from '../counted.ts'
import { documents } from '../documents.ts'
import { invoices } from '../invoices.ts'
import { money } from '../money.ts'

/** By how an estimate was answered. */
const answers: Readonly<Record<string, string>> = { accepted: 'मंज़ूर', declined: 'नामंज़ूर' }

/** Invoices, credit notes, drafts, recurring invoices and estimates. */
export const documentsRefusals: RefusalsLike<typeof English> = {
  invoice_not_found: 'इनवॉइस नहीं मिला।',
  invoice_id_missing: invoices.invoiceIdMissing,
  invoice_kept: 'जारी हुआ इनवॉइस रद्द होता है, मिटाया नहीं जाता।',
  invoice_unchangeable: 'जारी हुआ इनवॉइस बदला नहीं जा सकता।',
  items_unchangeable: 'जारी हुए इनवॉइस के आइटम बदले नहीं जा सकते।',
  history_unchangeable: 'इनवॉइस का इतिहास बदला नहीं जा सकता।',
  invoice_has_money: invoices.invoiceHasMoney,
  invoice_has_credit: money.invoiceHasCredit,
  invoice_has_debit: money.invoiceHasDebit,
  invoice_cancelled: 'इस नोट का इनवॉइस हटाया हुआ है। पहले उसे वापस लाएँ।',
  invoice_written_off: 'यह इनवॉइस बट्टे खाते में है। पहले उसे बट्टे खाते से वापस लें।',
  note_refunded: money.noteRefunded,
  debit_indivisible: 'इतनी छोटी रकम मूल्य और टैक्स में नहीं बँट सकती।',
  debit_note_not_found: 'डेबिट नोट नहीं मिला।',
  credit_note_not_found: 'क्रेडिट नोट नहीं मिला।',
  acceptance_within_india:
    'देर से भुगतान का कानून भारत के खरीदारों के रुपये वाले इनवॉइस के लिए है, और स्वीकार करने की तारीख भी।',
  interest_unknown:
    'ब्याज पता नहीं: स्वीकार करने की तारीख डालें, और सेटिंग में ऐसे सूक्ष्म या लघु उद्यम का उद्यम नंबर जो व्यापार न करता हो।',
  accepted_on_invalid: clients.acceptedOnInvalid,
  accepted_on_future: clients.acceptedOnFuture,
  agreed_days_invalid: clients.agreedDaysInvalid,
  shipping_of_export: 'पोर्ट और शिपिंग बिल निर्यात के होते हैं।',
  credit_commercial:
    'इस इनवॉइस पर बिना GST का व्यावसायिक क्रेडिट नोट है, इसलिए आगे के नोट पर भी टैक्स नहीं होगा।',
  gstin_not_yours: 'इस GSTIN से कुछ जारी नहीं हुआ।',
  credit_taken: 'इस बीच दूसरे क्रेडिट नोट इनवॉइस का यह हिस्सा ले चुके हैं।',
  credit_items_or_amount: money.creditItemsOrAmount,
  credit_row_unknown: 'नोट में उसी इनवॉइस की लाइनें आती हैं, हर एक बस एक बार।',
  credit_indivisible: 'इतनी छोटी रकम मूल्य और टैक्स में नहीं बँट सकती। जो बचा है, पूरा क्रेडिट करें।',
  more_than_creditable: ({ minor, currency }) => counted.moreThanCreditable({ minor, currency }),
  invoice_replaced: ({ number }) => `इस इनवॉइस की जगह अब ${number} है।`,
  cancel_reason_required: 'कृपया बताएँ कि इनवॉइस क्यों रद्द हो रहा है।',
  revise_paid: 'इस इनवॉइस पर पैसा मिल चुका है, इसलिए यह सुधारा नहीं जा सकता। क्रेडिट नोट जारी करें।',
  revise_cancelled: 'यह इनवॉइस रद्द है, इसलिए सुधारा नहीं जा सकता। इसकी कॉपी बनाएँ।',

  draft_not_found: 'ड्राफ़्ट नहीं मिला।',
  draft_stale: 'इस बीच यह ड्राफ़्ट कहीं और बदला गया है।',
  draft_issued: 'यह ड्राफ़्ट पहले ही इनवॉइस बन चुका है।',
  draft_discarded: 'यह ड्राफ़्ट हटा दिया गया था।',
  draft_too_long: 'यह ड्राफ़्ट 200 केबी से बड़ा है, इसलिए सेव नहीं हो सकता। कृपया इसमें लिखा कुछ छोटा करें।',

  schedule_not_found: 'आवर्ती इनवॉइस नहीं मिला।',
  schedule_start_past: clients.scheduleStartPast,
  schedule_makes_nothing: clients.scheduleMakesNothing,
  schedule_over: 'इसका कोई दिन नहीं बचा। पहले आखिरी दिन आगे बढ़ाएँ।',
  schedules_full: ({ most }) =>
    `आपके ${formatWhole(most)} आवर्ती इनवॉइस हैं, इससे ज़्यादा नहीं हो सकते। पहले कोई एक हटाएँ।`,

  items_required: documents.itemsRequired,
  too_many_items: ({ most }) => counted.tooManyItems({ most }),
  total_too_large: ({ minor, currency }) =>
    counted.atMost({ label: 'theTotal', most: formatMoney(minor, currency) }),
  script_too_long: ({ most }) =>
    `एक दस्तावेज़ की लाइनों में उर्दू और भारतीय लिपियों के ज़्यादा से ज़्यादा ${formatWhole(most)} अक्षर हो सकते हैं। कृपया उन्हें छोटा करें।`,
  invoice_too_long: 'इनवॉइस बहुत बड़ा है। कृपया इसमें लिखा कुछ छोटा करें।',
  port_code_invalid: clients.portCodeInvalid,
  shipping_bill_invalid: clients.shippingBillInvalid,
  shipping_bill_date_invalid: clients.shippingBillDateInvalid,
  shipping_bill_date_future: clients.shippingBillDateFuture,
  shipping_bill_date_early: clients.shippingBillDateEarly,
  shipping_bill_number_missing: clients.shippingBillNumberMissing,
  exchange_rate_required: 'विनिमय दर डालें: GST वाले व्यवसाय को दस्तावेज़ पर यह चाहिए।',
  currency_unknown: clients.currencyUnknown,
  exchange_rate_invalid: 'विनिमय दर सही नहीं है।',
  due_date_invalid: documents.dueDateInvalid,
  due_date_past: documents.dueDatePast,
  parts_count: ({ least, most }) => counted.partsCount({ least, most }),
  part_before_another: documents.partBeforeAnother,
  parts_sum: ({ minor, currency }) => counted.partsSum({ minor, currency }),
  notes_too_long: 'नोट बहुत लंबा है।',
  description_too_long: 'विवरण बहुत लंबा है।',
  item_invalid: ({ label }) => `${named(label)}: यह सही नहीं है।`,
  amount_disagrees: documents.amountDisagrees,

  issue_date_future: documents.issueDateFuture,
  issue_date_too_early: ({ day }) =>
    `जारी करने की तारीख ${daysInHindi.longDay(day)} से पहले की नहीं हो सकती: नंबर और तारीखें साथ-साथ बढ़ती हैं।`,
  number_too_long: business.numberTooLong,
  series_too_short: ({ most }) => business.seriesTooShort({ most }),
  series_full: ({ most }) =>
    `इस सीरीज़ के साल के सभी ${formatWhole(most)} नंबर दिए जा चुके हैं (CGST नियम 46(b): ज़्यादा से ज़्यादा 16 अक्षर)। सेटिंग में छोटा प्रीफ़िक्स चुनें।`,
  series_started: 'इस सीरीज़ में इनवॉइस बन चुके हैं। दूसरा प्रीफ़िक्स किसी भी नंबर से शुरू हो सकता है।',
  invoice_prefix_invalid: business.invoicePrefixInvalid,
  invoice_prefix_taken: business.invoicePrefixTaken,
  invoice_padding_invalid: business.invoicePaddingInvalid,

  valid_until_past: documents.validUntilPast,
  estimate_not_found: 'एस्टीमेट नहीं मिला।',
  document_not_found: 'दस्तावेज़ नहीं मिला।',
  document_converted: ({ number }) => `यह दस्तावेज़ पहले ही ${number} बन चुका है।`,
  estimate_answered: ({ state }) => `इस एस्टीमेट का जवाब पहले ही आ चुका है: ${answers[state] ?? state}।`,
  estimate_expired: ({ day }) => `यह एस्टीमेट ${daysInHindi.longDay(day)} तक ही मान्य था।`,
  estimate_converted: ({ number }) => `यह एस्टीमेट पहले ही ${number} बन चुका है।`,
  answer_unchangeable: 'एस्टीमेट का जवाब बदला नहीं जा सकता।',
}
