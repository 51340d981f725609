import { formatMoney, formatWhole } from '#domain/money.ts'
import type { filesRefusals as English } from '#languages/en/messages/refusals/files.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { account } from '../account.ts'

/** Imports, exports and restores, reports and statements. */
export const filesRefusals: RefusalsLike<typeof English> = {
  report_too_long: ({ most }) =>
    `एक फ़ाइल में ज़्यादा से ज़्यादा ${formatWhole(most)} लाइनें आती हैं। कम दिन चुनें।`,
  statement_too_long: ({ most }) =>
    `एक स्टेटमेंट में ज़्यादा से ज़्यादा ${formatWhole(most)} लाइनें आती हैं। कम दिन चुनें।`,
  statement_not_found: 'यह स्टेटमेंट शेयर नहीं किया गया है, या अब शेयर नहीं है।',

  import_unknown: 'यह इम्पोर्ट नहीं मिला।',
  import_written: 'यह फ़ाइल पहले ही इम्पोर्ट हो चुकी है।',
  import_undone: 'यह इम्पोर्ट वापस लिया जा चुका है। फ़ाइल फिर से चुनें।',
  import_old: 'इम्पोर्ट एक दिन के अंदर ही वापस लिया जा सकता है।',
  import_built_on:
    'इस इम्पोर्ट से आई किसी चीज़ पर कुछ बन चुका है, जैसे उसके किसी ग्राहक का दस्तावेज़। अब यह पूरा वापस नहीं लिया जा सकता।',
  old_number_too_long: 'नंबर में ज़्यादा से ज़्यादा 16 अक्षर हो सकते हैं (CGST नियम 46)।',
  old_total: ({ minor, currency }) =>
    `लाइनों का जोड़ ${formatMoney(minor, currency)} है, जो फ़ाइल में लिखे कुल से अलग है।`,
  import_unread:
    'इस फ़ाइल के कॉलम पहचाने नहीं गए, या इसमें 20,000 से ज़्यादा लाइनें हैं। इसे ऐप से इम्पोर्ट करें, वहाँ कॉलम पूछे जाते हैं।',
  import_refused: 'फ़ाइल की कोई लाइन ठीक नहीं है। कृपया उसे फिर से देख लें।',

  export_unknown: 'यह एक्सपोर्ट अब नहीं है: एक दिन ही रखा जाता है। कृपया नया शुरू करें।',
  account_not_empty:
    'इस खाते में ग्राहक, आइटम या इनवॉइस पहले से हैं। एक्सपोर्ट सिर्फ़ खाली खाते में वापस लाया जा सकता है।',
  restore_incomplete: 'फ़ाइल पूरी नहीं पहुँची। कृपया उसे फिर से चुनें।',
  restore_unfinished:
    'इस खाते में एक एक्सपोर्ट वापस लाया जा रहा है। सेटिंग में “आपका डेटा” खोलकर उसे पूरा होने दें, या वापस लें।',
  restore_acted: 'इस बीच इस खाते में कुछ और लिखा जा चुका है। वापस लाना पूरा होने दें।',
  restore_refused: account.accountFileChanged,
  restore_number: ({ number }) =>
    `दस्तावेज़ ${number} का नंबर या तारीख ठीक नहीं बैठती। ${account.accountFileChanged}`,
  restore_sums: ({ number }) =>
    `दस्तावेज़ ${number} का जोड़, टैक्स या भुगतान उसकी लाइनों से मेल नहीं खाता। ${account.accountFileChanged}`,
}
