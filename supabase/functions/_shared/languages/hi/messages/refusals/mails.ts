import type { mailsRefusals as English } from '#languages/en/messages/refusals/mails.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { money } from '../money.ts'
import { waitText } from '../waits.ts'

/** Mails, and who wants no more of them. */
export const mailsRefusals: RefusalsLike<typeof English> = {
  mails_of_day: ({ most, seconds }) =>
    `इतने नए खाते से दिन भर में ${most} ईमेल भेजे जा सकते हैं। कृपया ${waitText(seconds)} बाद फिर कोशिश करें, या लिंक खुद भेजें।`,
  mails_to_address: ({ address, seconds }) =>
    `${address} को बहुत ईमेल जा चुके हैं। कृपया ${waitText(seconds)} बाद फिर कोशिश करें, या लिंक खुद भेजें।`,
  mails_of_host: 'आज और ईमेल नहीं भेजे जा सकते। कृपया कल फिर कोशिश करें, या लिंक खुद भेजें।',
  mails_of_hour: ({ seconds }) =>
    `एक घंटे में इतने ईमेल बहुत हैं। कृपया ${waitText(seconds)} बाद फिर कोशिश करें।`,
  mails_stopped: ({ address }) => `${address} ने यहाँ से ईमेल लेने से मना किया है। कृपया लिंक खुद भेजें।`,
  mail_recipients_number: money.mailRecipientsNumber,
  mail_recipients_invalid: 'कृपया सही ईमेल पते लिखें, हर एक बस एक बार।',
  mail_unchangeable: 'जो ईमेल जा चुका है, वह बदला नहीं जा सकता।',
  mail_on_its_way: 'यह ईमेल भेजा जा रहा है।',
  mail_kind_unknown: 'कृपया इनवॉइस या रिमाइंडर चुनें।',
  mail_outcome_unknown: 'ईमेल या तो भेजा गया, या पक्का नहीं, या सर्वर ने नहीं लिया।',
  mail_name_link:
    'इस इनवॉइस पर आपके व्यवसाय के नाम में एक लिंक है, इसलिए उस नाम से ईमेल नहीं जाता। कृपया इनवॉइस का लिंक खुद भेजें।',
  mail_failed: 'ईमेल सर्वर ने ईमेल नहीं लिया। कृपया थोड़ी देर में फिर कोशिश करें।',
  mail_refused: 'ईमेल सर्वर इस पते पर ईमेल नहीं लेता।',
  mail_unsure: 'ईमेल सर्वर बीच में ही रुक गया: हो सकता है ईमेल चला गया हो। दोबारा भेजने से पहले ग्राहक से पूछ लें।',
  mail_still_unsure:
    'हो सकता है यह ईमेल जा चुका हो, इसलिए दोबारा नहीं भेजा जाता। ग्राहक को नहीं मिला हो, तो नए ईमेल के रूप में भेजें।',
  mail_unrecorded: 'ईमेल चला गया, पर इतिहास में दर्ज नहीं हो सका। उसे दोबारा न भेजें।',
  mail_unconfigured: money.mailUnconfigured,
  stop_link_unknown: 'यह लिंक पहचाना नहीं गया। हो सकता है पूरा न हो।',
  stop_scope_unknown: 'कृपया एक भेजने वाला या सभी चुनें।',
}
