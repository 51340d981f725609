import type { RefusalParams } from '#domain/messages/refusal-params.ts'
import { formatMoney } from '#domain/money.ts'
import type { paymentsRefusals as English } from '#languages/en/messages/refusals/payments.ts'
import { nameOf } from '#languages/name-of.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { money as names } from '../../names/money.ts'
import { counted } from '../counted.ts'
import { money } from '../money.ts'

/** By what was decided of a payment. */
const decided: Readonly<Record<string, string>> = {
  claimed: 'यह भुगतान जाँच के इंतज़ार में है।',
  confirmed: 'इस भुगतान की पुष्टि पहले ही हो चुकी है।',
  declined: 'यह भुगतान पहले ही नामंज़ूर हो चुका है।',
  undone: 'यह भुगतान पहले ही वापस लिया जा चुका है।',
}

const reference =
  (done: string) =>
  ({ minor, currency, method }: RefusalParams) =>
    `यह रेफ़रेंस नंबर ${formatMoney(minor, currency)} (${nameOf(names.methods, method)}) के साथ पहले ही ${done} है। उसे ठीक कराने के लिए कृपया विक्रेता को लिखें। अगर यह दूसरा भुगतान है, तो उसका अपना रेफ़रेंस नंबर डालें।`

/** Payments, claims, advances and refunds. */
export const paymentsRefusals: RefusalsLike<typeof English> = {
  bank_claim_foreign: 'यह भुगतान रुपये में नहीं है। इसकी पुष्टि इसके इनवॉइस पर, उसी मुद्रा की रकम के साथ करें।',
  bank_row_not_found: 'बैंक फ़ाइल की यह लाइन अब नहीं है।',
  payment_not_found: 'भुगतान नहीं मिला।',
  purpose_code_invalid: money.purposeCodeInvalid,
  not_an_export: 'यह इनवॉइस विदेश के ग्राहक का नहीं है।',
  payment_kept: 'भुगतान वापस लिया जाता है, मिटाया नहीं जाता।',
  payment_unchangeable: 'भुगतान बदला नहीं जा सकता।',
  tds_out_of_range: 'काटा गया टैक्स शून्य से कम या बहुत बड़ा नहीं हो सकता।',
  amount_out_of_range: 'रकम शून्य से ज़्यादा हो, और बहुत बड़ी न हो।',
  nothing_due: 'इस इनवॉइस पर अब कुछ बकाया नहीं है।',
  more_than_due: ({ minor, currency, tdsMinor, amountMinor }) =>
    tdsMinor > 0
      ? counted.moreThanDueWithTds({ minor, amountMinor, tdsMinor, currency })
      : counted.moreThanDue({ minor, currency }),
  payment_date_future: money.paymentDateFuture,
  payment_date_too_early: 'भुगतान की तारीख इनवॉइस से एक साल से भी ज़्यादा पहले की है।',
  credited_day_wrong: money.creditedDayWrong,
  payment_method_unknown: money.paymentMethodInvalid,
  invoice_of_another: 'यह इनवॉइस इस मुद्रा में इस ग्राहक का नहीं है।',
  more_than_received: counted.receivedLess,
  advance_unasked: ({ minor, currency }) => counted.advanceUnasked({ minor, currency }),
  more_than_advance: ({ minor, currency }) => counted.moreThanAdvance({ minor, currency }),
  advance_without_client:
    'एडवांस आपकी सूची के किसी ग्राहक के नाम रखा जाता है; इस इनवॉइस में ऐसा कोई ग्राहक नहीं है।',
  payment_refunded: 'इस भुगतान का कुछ हिस्सा लौटाया जा चुका है। पहले वह रिफ़ंड वापस लें।',
  nothing_refundable: ({ currency }) => counted.moreThanRefundable({ minor: 0, currency }),
  more_than_refundable: ({ minor, currency }) => counted.moreThanRefundable({ minor, currency }),
  payment_decided: ({ state }) => decided[state] ?? 'इस भुगतान का फ़ैसला पहले ही हो चुका है।',
  payment_unconfirmed: 'इस भुगतान की पुष्टि अभी नहीं हुई है।',
  undo_reason_required: 'कृपया बताएँ कि भुगतान क्यों वापस लिया जा रहा है।',

  claims_waiting: 'पाँच भुगतान पहले से जाँच के इंतज़ार में हैं। कृपया पहले विक्रेता को उन्हें जाँचने दें।',
  claims_used_up: 'यहाँ और भुगतान नहीं बताए जा सकते। कृपया विक्रेता को लिखें।',
  claim_method_unknown: 'कृपया UPI या बैंक ट्रांसफ़र चुनें।',
  reference_required: 'अपने भुगतान का रेफ़रेंस नंबर डालें, ताकि वह मिल सके।',
  reference_reported: reference('बताया जा चुका'),
  reference_counted: reference('गिना जा चुका'),
}
