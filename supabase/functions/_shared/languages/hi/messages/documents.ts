import { formatWhole, MAX_EXCHANGE_RATE } from '#domain/money.ts'
import type { documents as English } from '#languages/en/messages/documents.ts'
import type { Words } from '#languages/words.ts'

/** Days, parts, estimates, rows and items. */
export const documents: Words<typeof English> = {
  dueDateRequired: 'भुगतान की आखिरी तारीख ज़रूरी है।',
  dueDateInvalid: 'भुगतान की सही आखिरी तारीख चुनें।',
  dueDatePast: 'भुगतान की आखिरी तारीख बीती हुई नहीं हो सकती।',
  partBeforeAnother: 'हर किस्त की तारीख पिछली किस्त के बाद की हो।',
  partAmountRequired: 'रकम डालें, या प्रतिशत, जैसे 50%।',
  partAmountInvalid: 'रकम शून्य से ज़्यादा हो, और बहुत बड़ी न हो।',
  partShareInvalid: 'प्रतिशत 0 और 100 के बीच हो।',
  partDaysInvalid: 'दिन 0 से 999 तक की पूरी संख्या हों।',
  reasonUnknown: 'दी गई वजहों में से एक चुनें।',
  estimateChangeFailed: 'यह नहीं हो सका। फिर कोशिश करें।',
  estimateAccepted: 'एस्टीमेट मंज़ूर हुआ।',
  estimateDeclined: 'एस्टीमेट नामंज़ूर हुआ।',
  validUntilRequired: 'कब तक मान्य है, यह चुनना ज़रूरी है।',
  validUntilInvalid: 'सही आखिरी दिन चुनें।',
  validUntilPast: 'मान्य रहने का आखिरी दिन बीता हुआ नहीं हो सकता।',
  exchangeRateRange: `विनिमय दर 0 से ज़्यादा और ज़्यादा से ज़्यादा ${formatWhole(MAX_EXCHANGE_RATE)} हो।`,
  exchangeRateDecimals: 'विनिमय दर में दशमलव के बाद ज़्यादा से ज़्यादा छह अंक हो सकते हैं।',
  issueDateInvalid: 'जारी करने की सही तारीख चुनें।',
  issueDateFuture: 'जारी करने की तारीख आगे की नहीं हो सकती।',
  itemsRequired: 'कम से कम एक सही आइटम जोड़ें, जिसकी मात्रा और रकम शून्य से ज़्यादा हों।',

  quantityNotWhole: 'मात्रा पूरी संख्या हो।',
  discountWithoutRate: 'छूट देनी हो, तो दर भी लिखें।',
  discountTooLarge: 'छूट मात्रा × दर से ज़्यादा नहीं हो सकती।',
  unitOfGoods: 'माल के लिए टैक्स विभाग की सूची की इकाई चाहिए, जैसे NOS या KGS।',
  amountDisagrees: 'रकम मात्रा × दर में से छूट घटाकर बराबर होनी चाहिए।',

  rowRemoved: 'लाइन हटा दी।',
  itemKept: 'आइटम सेव हो गया।',
  itemKeepFailed: 'आइटम सेव नहीं हुआ। फिर कोशिश करें।',
  itemChanged: 'आइटम बदल गया।',
  itemChangeFailed: 'आइटम नहीं बदला जा सका। फिर कोशिश करें।',
  itemArchived: 'आइटम आर्काइव हो गया।',
  itemArchiveFailed: 'आइटम आर्काइव नहीं हुआ। फिर कोशिश करें।',
  itemRestored: 'आइटम वापस आ गया।',
  itemRestoreFailed: 'आइटम वापस नहीं लाया जा सका। फिर कोशिश करें।',
  itemListFailed: 'आपके आइटम नहीं खुल सके',
  hsnUnlisted: 'यह कोड सरकारी सूची में नहीं है।',
}
