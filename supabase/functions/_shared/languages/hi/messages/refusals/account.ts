import { formatWhole } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import type { accountRefusals as English } from '#languages/en/messages/refusals/account.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { daysInHindi } from '../../days.ts'
import { named } from '../../names/fields.ts'
import { account } from '../account.ts'
import { business } from '../business.ts'
import { counted } from '../counted.ts'
import { inSeconds } from '../waits.ts'

/** By what a request was used for before. */
const others: Readonly<Record<string, string>> = {
  client: 'ग्राहक',
  document: 'दस्तावेज़',
  file: 'फ़ाइल',
  invoice: 'इनवॉइस',
  item: 'आइटम',
  mail: 'ईमेल',
  payment: 'भुगतान',
  schedule: 'आवर्ती इनवॉइस',
}

/** Logging in, what is asked of every value, the profile and the business. */
export const accountRefusals: RefusalsLike<typeof English> = {
  login_required: 'कृपया लॉग इन करें।',
  login_again: 'एक बार फिर पुष्टि करें कि यह आप ही हैं, फिर कोशिश करें।',
  second_factor_required: 'अपने ऑथेंटिकेटर ऐप का कोड डालें।',
  code_needed: 'यह बदलने के लिए अपने ऑथेंटिकेटर ऐप का कोड डालें।',
  password_needed: 'यह बदलने के लिए अपना पासवर्ड डालें।',
  factor_missing: 'पहले दो चरणों में पुष्टि चालू करें।',
  recovery_code_wrong: 'यह रिकवरी कोड गलत है या पहले इस्तेमाल हो चुका है।',
  key_wrong: 'यह कुंजी गलत है, बंद कर दी गई है या इसका समय निकल गया है।',
  key_and_session: 'कुंजी को अकेला भेजें, किसी और टोकन के बिना।',
  key_not_allowed: 'यह काम किसी कुंजी से नहीं हो सकता। इसे ऐप में करें।',
  key_scope_missing: ({ scope }) => `इस कुंजी को “${scope}” की अनुमति चाहिए।`,
  key_day_wrong: 'कुंजी का आखिरी दिन आज या उसके बाद का हो, दस साल के भीतर।',
  keys_full: ({ most }) => `ज़्यादा से ज़्यादा ${most} कुंजियाँ हो सकती हैं। जिसकी ज़रूरत नहीं, उसे बंद करें।`,
  member_may_not: 'इस व्यवसाय में आपकी भूमिका इसकी अनुमति नहीं देती। मालिक से कहें।',
  members_closed: 'यह सर्वर अभी सदस्यों को अंदर नहीं आने देता। जो इसे चलाते हैं, वे सेटअप पूरा कर सकते हैं।',
  not_a_member: 'अब आप इस व्यवसाय के लिए काम नहीं करते।',
  member_already: 'यह व्यक्ति पहले से आपके व्यवसाय के लिए काम करता है।',
  member_missing: 'यह व्यक्ति अब आपके व्यवसाय के लिए काम नहीं करता।',
  members_full: ({ most }) =>
    `एक व्यवसाय में ज़्यादा से ज़्यादा ${most} सदस्य और खुले न्योते हो सकते हैं। जिसकी ज़रूरत नहीं, उसे हटाएँ।`,
  invitation_gone:
    'यह न्योता इस्तेमाल हो चुका, वापस लिया गया या पुराना हो गया है, या किसी और ईमेल पते के लिए है।',
  comments_full: ({ most }) => `एक दस्तावेज़ पर ज़्यादा से ज़्यादा ${most} टिप्पणियाँ हो सकती हैं।`,
  webhook_url_wrong: account.webhookUrlWrong,
  webhook_not_found: 'यह वेबहुक नहीं मिला, या बंद है।',
  webhook_off: 'पहले यह वेबहुक चालू करें।',
  webhooks_full: ({ most }) => `ज़्यादा से ज़्यादा ${most} वेबहुक हो सकते हैं। जिसकी ज़रूरत नहीं, उसे हटाएँ।`,
  session_expired: 'आपका सेशन खत्म हो गया है। कृपया फिर से लॉग इन करें।',
  not_allowed: 'आपको इसकी इजाज़त नहीं है। फिर से लॉग इन करें।',
  already_there: 'यह पहले से मौजूद है।',
  malformed: 'कोई जानकारी सही ढंग से नहीं लिखी है।',
  value_not_allowed: 'कोई जानकारी ऐसी है जो यहाँ नहीं चलती।',
  required: ({ label }) => counted.required({ label }),
  not_one_line: ({ label }) => `${named(label)} एक ही लाइन में लिखें, आगे-पीछे खाली जगह के बिना।`,
  too_long: ({ label, most }) => counted.tooLong({ label, limit: most }),
  days_turned: counted.daysTurned,
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
  email_invalid: account.emailInvalid,
  phone_invalid: account.phoneInvalid,
  postal_code_invalid: account.postalCodeInvalid,
  state_unknown: () => counted.notInList({ label: 'aState' }),
  birth_date_invalid: account.birthDateInvalid,
  upi_id_invalid: business.upiIdInvalid,
  account_holder_unfit: 'खाताधारक का नाम एक लाइन में, ज़्यादा से ज़्यादा 120 अक्षरों का हो।',
  account_number_invalid: business.accountNumberInvalid,
  ifsc_invalid: business.ifscInvalid,
  account_incomplete: 'बैंक खाते के लिए खाताधारक, खाता नंबर और IFSC तीनों चाहिए।',
  picture_invalid: account.pictureInvalid,
  bank_without_account: business.bankNameNeedsAccount,
  bank_name_unfit: 'बैंक का नाम एक लाइन में, ज़्यादा से ज़्यादा 120 अक्षरों का हो।',
  swift_invalid: business.swiftInvalid,
  iec_invalid: business.iecInvalid,
  ad_code_invalid: business.adCodeInvalid,
  business_required: 'इनवॉइस बनाने से पहले अपना व्यवसाय जोड़ें।',
  image_kept: 'जारी हुए इनवॉइस की तस्वीर नहीं बदली जा सकती।',

  no_connection: 'अपना इंटरनेट जाँचें और फिर कोशिश करें।',
}
