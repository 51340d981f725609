import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const importing: Language['importing'] = {
  title: 'इम्पोर्ट',
  subtitle: 'ज़ोहो इनवॉइस या बुक्स, रेफ़्रेन्स या किसी भी शीट से ग्राहक, आइटम और पुराने इनवॉइस',
  what: 'फ़ाइल में क्या है',
  clients: 'ग्राहक',
  items: 'आइटम',
  invoices: 'पुराने इनवॉइस',
  safe: 'आपके जाँचने से पहले कुछ नहीं बनता। जो पहले से है, वह वैसा ही रहता है।',
  counted: {
    clients: icu('{count, plural, one {# ग्राहक} other {# ग्राहक}}'),
    items: icu('{count, plural, one {# आइटम} other {# आइटम}}'),
    invoices: icu('{count, plural, one {# इनवॉइस} other {# इनवॉइस}}'),
  },
  about: {
    clients:
      'CSV या Excel वर्कबुक (.xlsx), जिसमें हर ग्राहक की एक लाइन हो और ऊपर हेडिंग हों। यह इसी ब्राउज़र में पढ़ी जाती है।',
    items:
      'CSV या Excel वर्कबुक (.xlsx), जिसमें हर आइटम की एक लाइन हो और ऊपर हेडिंग हों। यह इसी ब्राउज़र में पढ़ी जाती है।',
    invoices:
      'CSV या Excel वर्कबुक (.xlsx), जिसमें इनवॉइस की हर लाइन अलग हो और उसका नंबर लिखा हो, जैसा ज़ोहो और रेफ़्रेन्स लिखते हैं। ड्राफ़्ट और रद्द किए गए छोड़ दिए जाते हैं। जिन ग्राहकों का ईमेल फ़ाइल में नहीं है, वे आपके ग्राहकों में खोजे जाते हैं। यह इसी ब्राउज़र में पढ़ी जाती है।',
  },
  example: { about: 'आपकी फ़ाइल की लाइनों का उदाहरण', all: 'सभी कॉलम' },
  known: {
    needed: 'ये कॉलम ज़रूरी हैं:',
    others: 'ये भी पढ़े जाते हैं:',
    heads: 'इनके दूसरे नाम भी पहचाने जाते हैं, या आप खुद मिला सकते हैं।',
  },
  steps: {
    drop: 'फ़ाइल चुनें या यहाँ छोड़ें',
    template: 'नमूना फ़ाइल डाउनलोड करें',
    columns: 'कॉलम',
    look: 'जाँच लें',
    done: 'हो गया',
    reading: 'पढ़ी जा रही है...',
    which: icu('{file}: किस कॉलम में क्या है? ऐसी ही हेडिंग वाली फ़ाइलों के लिए याद रहेगा।'),
    sheet: 'शीट',
    sheetAt: icu('शीट {number}'),
    another: 'दूसरी फ़ाइल',
    looking: 'जाँच हो रही है...',
    back: 'कॉलम पर वापस जाएँ',
    importing: 'इम्पोर्ट हो रहा है...',
    import: icu('{counted} इम्पोर्ट करें'),
    rows: 'लाइनें',
  },
  done: {
    numbers:
      'इनके नंबर इनकी अपनी सीरीज़ में रहते हैं, जो बंद है। आपके अगले नंबर कहाँ से चलें, यह <link>सेटिंग, नंबर</link> में बताएँ।',
    made: {
      clients: icu('{count, plural, one {# ग्राहक बना।} other {# ग्राहक बने।}}'),
      items: icu('{count, plural, one {# आइटम बना।} other {# आइटम बने।}}'),
      invoices: icu('{count, plural, one {# इनवॉइस बना।} other {# इनवॉइस बने।}}'),
    },
    madeAndThere: {
      clients: icu(
        '{count, plural, one {# ग्राहक बना, {there} पहले से मौजूद।} other {# ग्राहक बने, {there} पहले से मौजूद।}}',
      ),
      items: icu(
        '{count, plural, one {# आइटम बना, {there} पहले से मौजूद।} other {# आइटम बने, {there} पहले से मौजूद।}}',
      ),
      invoices: icu(
        '{count, plural, one {# इनवॉइस बना, {there} पहले से मौजूद।} other {# इनवॉइस बने, {there} पहले से मौजूद।}}',
      ),
    },
    see: { clients: 'ग्राहक देखें', items: 'आइटम देखें', invoices: 'इनवॉइस देखें' },
  },
  figures: {
    fresh: { clients: 'नए ग्राहक', items: 'नए आइटम', invoices: 'नए इनवॉइस' },
    there: 'पहले से हैं',
    twice: 'फ़ाइल में दो बार',
    leftOut: 'छोड़ी गई लाइनें',
    together: icu('कुल {amount}, रुपये में।'),
  },
  first: 'पहली लाइनें, जैसी वे पढ़ी गईं',
  faults: {
    download: 'छोड़ी गई लाइनें डाउनलोड करें',
    title: 'छोड़ी गई लाइनें',
    about: 'फ़ाइल ठीक करके फिर चुनें, या इन लाइनों के बिना आगे बढ़ें।',
    row: 'लाइन',
    column: 'कॉलम',
    cell: 'फ़ाइल में',
    wrong: 'क्या गलत है',
    more: icu('और {count}।'),
  },
  recent: {
    title: 'इम्पोर्ट किए गए',
    about: 'एक दिन तक, और जब तक उस पर कुछ न बना हो, इम्पोर्ट पूरा वापस लिया जा सकता है।',
    undone: 'वापस लिया गया',
    wasUndone: 'इम्पोर्ट वापस लिया गया।',
    undo: 'वापस लें',
    undoing: 'वापस लिया जा रहा है...',
    undoOne: icu('{instant} के {counted} वापस लें'),
  },
}
