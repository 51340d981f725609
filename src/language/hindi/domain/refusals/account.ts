import { messages } from '#domain/messages/messages.ts'
import type { RefusalCode, Sentence } from '#domain/messages/refusals.ts'
import { formatWhole } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import { daysInHindi } from '#src/language/days/hindi.ts'
import { called } from '../labels.ts'
import { inSeconds } from '../waits.ts'

/** By what a request was used for before. */
const others: Readonly<Record<string, string>> = {
  client: 'ग्राहक',
  document: 'दस्तावेज़',
  file: 'फ़ाइल',
  invoice: 'इनवॉइस',
  item: 'आइटम',
  mail: 'मेल',
  payment: 'भुगतान',
  schedule: 'दोहराने वाले इनवॉइस',
}

const taken = 'इस ईमेल से खाता पहले से है। कृपया लॉग इन करें।'

/** Logging in, what is asked of every value, the profile and the business. */
export const accountRefusals = {
  login_required: 'कृपया लॉग इन करें।',
  login_again: 'एक बार फिर पक्का करें कि यह आप ही हैं, फिर कोशिश करें।',
  session_expired: 'आपका सेशन खत्म हो गया है। कृपया फिर से लॉग इन करें।',
  not_allowed: 'कृपया फिर से लॉग इन करें।',
  already_there: 'यह पहले से मौजूद है।',
  malformed: 'कोई जानकारी सही ढंग से नहीं लिखी है।',
  value_not_allowed: 'कोई जानकारी ऐसी है जो यहाँ नहीं चलती।',
  required: ({ label }) => messages.required(label),
  not_one_line: ({ label }) => `${called(label)} एक ही लाइन में लिखें, आगे-पीछे खाली जगह के बिना।`,
  too_long: ({ label, most }) => messages.tooLong(label, most),
  days_turned: () => messages.daysTurned,
  date_out_of_range: 'तारीख 1900 और 2999 के बीच की हो।',
  too_many_requests: ({ seconds }) =>
    `बहुत जल्दी-जल्दी कोशिश हो रही है। कृपया ${inSeconds(seconds)} बाद फिर कोशिश करें।`,
  changes_used_up: ({ most }) =>
    `एक खाते में दिन भर में ${formatWhole(most)} बदलाव हो सकते हैं। कृपया कल फिर कोशिश करें।`,
  storage_full: () => `इस खाते में जगह नहीं बची। कृपया ${product.supportEmail} पर लिखें।`,
  storage_young: ({ most, day }) =>
    `नए खाते में ${formatWhole(most)} एमबी की जगह होती है, और ${daysInHindi.longDay(day)} से ज़्यादा। कृपया तब फिर कोशिश करें, या ${product.supportEmail} पर लिखें।`,
  one_row_only: 'एक बार में एक ही लाइन बदली जा सकती है।',
  request_used: ({ of }) => `यह रिक्वेस्ट पहले ही किसी और ${others[of] ?? 'चीज़'} में काम आ चुकी है।`,

  name_unfit: 'नाम खाली है या बहुत लंबा है।',
  email_invalid: () => messages.emailInvalid,
  phone_invalid: () => messages.phoneInvalid,
  postal_code_invalid: () => messages.postalCodeInvalid,
  state_unknown: () => messages.notInList('a state'),
  birth_date_invalid: () => messages.birthDateInvalid,
  upi_id_invalid: () => messages.upiIdInvalid,
  account_holder_unfit: 'खाताधारक का नाम एक लाइन में, ज़्यादा से ज़्यादा 120 अक्षरों का हो।',
  account_number_invalid: () => messages.accountNumberInvalid,
  ifsc_invalid: () => messages.ifscInvalid,
  account_incomplete: 'बैंक खाते के लिए खाताधारक, खाता नंबर और IFSC तीनों चाहिए।',
  picture_invalid: () => messages.pictureInvalid,
  bank_without_account: () => messages.bankNameNeedsAccount,
  bank_name_unfit: 'बैंक का नाम एक लाइन में, ज़्यादा से ज़्यादा 120 अक्षरों का हो।',
  swift_invalid: () => messages.swiftInvalid,
  business_required: 'इनवॉइस बनाने से पहले अपना व्यवसाय जोड़ें।',
  image_kept: 'जारी हुए इनवॉइस की तस्वीर नहीं बदली जा सकती।',

  no_connection: 'अपना इंटरनेट जाँचें और फिर कोशिश करें।',

  invalid_credentials: 'ईमेल या पासवर्ड गलत है।',
  email_not_confirmed: 'लॉग इन करने से पहले कृपया अपना ईमेल वेरिफ़ाई करें।',
  otp_expired: 'यह कोड गलत है या पुराना हो गया है। नया मँगवाएँ।',
  user_already_exists: taken,
  email_exists: taken,
  user_missing: 'लॉग इन नहीं हो सका। खाते की जानकारी नहीं मिली।',
  code_too_soon: ({ seconds }) => messages.codeTooSoon(seconds),
  over_request_rate_limit: 'बहुत बार कोशिश हो चुकी है। कृपया पाँच मिनट रुकें, फिर कोशिश करें।',
  over_email_send_rate_limit: 'अभी और मेल नहीं भेजे जा सकते। कृपया एक घंटे बाद फिर कोशिश करें।',
  email_address_invalid: 'इस पते पर मेल नहीं पहुँच सकता। कृपया इसे जाँच लें।',
  email_address_not_authorized: () =>
    `इस पते पर अभी मेल नहीं भेजा जा सकता। कृपया ${product.supportEmail} पर लिखें।`,
  captcha_missing: 'कृपया वह जाँच पूरी करें कि आप इंसान हैं।',
  captcha_failed: 'आपके इंसान होने की जाँच पास नहीं हुई। कृपया इसे फिर से करें।',
  weak_password_length: ({ least }) => `पासवर्ड में कम से कम ${least} अक्षर हों।`,
  weak_password_characters: ({ characters }) =>
    `पासवर्ड में इनमें से हर तरह का कम से कम एक अक्षर हो: ${characters}।`,
  weak_password_pwned: 'यह पासवर्ड कमज़ोर है और इसका आसानी से अंदाज़ा लग जाता है, कृपया कोई और चुनें।',
  same_password: () => messages.passwordSame,
  current_password_required: () => messages.required('Current password'),
  current_password_invalid: 'आपका अभी का पासवर्ड गलत है।',
} satisfies Partial<Record<RefusalCode, Sentence>>
