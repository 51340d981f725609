import type { DocumentCatalogue } from '#languages/document-catalogue.ts'

export const claim: DocumentCatalogue['claim'] = {
  labels: {
    paidBy: 'भुगतान का तरीका',
    reference: 'UTR या रेफ़रेंस',
    referenceHelp: 'UPI में यह 12 अंकों का होता है। आपका ऐप इसे भुगतान के साथ दिखाता है।',
    note: 'नोट',
    optional: '(ज़रूरी नहीं)',
    send: 'भेजें',
    sending: 'भेज रहे हैं…',
    cancel: 'रहने दें',
    failed: 'आपका संदेश भेजा नहीं जा सका। कृपया फिर कोशिश करें।',
    arrived: 'आपका पहले का संदेश पहुँच चुका था। दोबारा तभी भेजें, जब यह कोई दूसरा भुगतान हो।',
    ended: 'यह लिंक बंद हो चुका है, या इनवॉइस वापस ले लिया गया। पेज दोबारा खोलें: वहाँ लिखा है कि क्या हुआ।',
  },
  tell: (seller) => `${seller} को बताएँ कि आपने भुगतान कर दिया`,
  amountIn: (sign) => `रकम (${sign})`,
  deducted: (rate, amount) => `TDS ${rate}% = ${amount}`,
  tdsIn: (sign) => `काटा गया TDS (${sign})`,
}
