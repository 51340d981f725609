import { product } from '#domain/product.ts'
import type { authRefusals as English } from '#languages/en/messages/refusals/auth.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { account } from '../account.ts'
import { counted } from '../counted.ts'

const taken = 'इस ईमेल से खाता पहले से है। कृपया लॉग इन करें।'

export const authRefusals: RefusalsLike<typeof English> = {
  invalid_credentials: 'ईमेल या पासवर्ड गलत है।',
  email_not_confirmed: 'लॉग इन करने से पहले कृपया अपना ईमेल वेरिफ़ाई करें।',
  otp_expired: 'यह कोड गलत है या पुराना हो गया है। नया मँगवाएँ।',
  user_already_exists: taken,
  email_exists: taken,
  user_missing: 'लॉग इन नहीं हो सका। खाते की जानकारी नहीं मिली।',
  code_too_soon: ({ seconds }) => counted.codeTooSoon({ seconds }),
  over_request_rate_limit: 'बहुत बार कोशिश हो चुकी है। कृपया पाँच मिनट रुकें, फिर कोशिश करें।',
  over_email_send_rate_limit: 'अभी और ईमेल नहीं भेजे जा सकते। कृपया एक घंटे बाद फिर कोशिश करें।',
  email_address_invalid: 'इस पते पर ईमेल नहीं पहुँच सकता। कृपया इसे जाँच लें।',
  email_address_not_authorized: () =>
    `इस पते पर अभी ईमेल नहीं भेजा जा सकता। कृपया ${product.supportEmail} पर लिखें।`,
  captcha_missing: 'कृपया वह जाँच पूरी करें कि आप इंसान हैं।',
  captcha_failed: 'आपके इंसान होने की जाँच पास नहीं हुई। कृपया इसे फिर से करें।',
  weak_password_length: ({ least }) => `पासवर्ड में कम से कम ${least} अक्षर हों।`,
  weak_password_characters: ({ characters }) =>
    `पासवर्ड में इनमें से हर तरह का कम से कम एक अक्षर हो: ${characters}।`,
  weak_password_pwned: 'यह पासवर्ड कमज़ोर है और इसका आसानी से अंदाज़ा लग जाता है, कृपया कोई और चुनें।',
  same_password: account.passwordSame,
  current_password_required: () => counted.required({ label: 'currentPassword' }),
  current_password_invalid: 'आपका अभी का पासवर्ड गलत है।',
  mfa_verification_failed: 'यह कोड गलत है। ऐप में अभी जो कोड दिख रहा है, वह डालें।',
  mfa_challenge_expired: 'इस कोड का समय निकल गया। ऐप में अभी जो कोड दिख रहा है, वह डालें।',
  mfa_factor_name_conflict: 'इस नाम का ऑथेंटिकेटर पहले से है।',
  mfa_factor_not_found: 'यह ऑथेंटिकेटर पहले ही हटाया जा चुका है।',
  too_many_enrolled_mfa_factors: 'ज़्यादा से ज़्यादा पाँच ऑथेंटिकेटर जोड़े जा सकते हैं। पहले कोई एक हटाएँ।',
}
