import type { DocumentCatalogue } from '#languages/document-catalogue.ts'
import { methodOf } from './methods.ts'
import { nounOf, statuses } from './names.ts'

const wrong: Record<Parameters<DocumentCatalogue['page']['wrong']>[0], string> = {
  amount: 'रकम सही नहीं है: बकाया से ज़्यादा न हो, जैसे 1234.50।',
  tds: 'TDS की रकम सही नहीं है, जैसे 1234।',
  reference: 'रेफ़रेंस में 6 से 30 अक्षर या अंक होते हैं।',
  note: 'नोट एक लाइन में और छोटा रखें।',
  name: 'अपना नाम एक लाइन में लिखें।',
  form: 'यह भेजा नहीं जा सका। पेज दोबारा खोलकर कोशिश करें।',
}

export const page: DocumentCatalogue['page'] = {
  labels: {
    converted: 'अब इसका इनवॉइस बन चुका है।',
    estimate: 'एस्टीमेट',
    payment: 'भुगतान',
    iHavePaid: 'मैंने भुगतान कर दिया',
    reportMore: 'और भुगतान बताएँ',
    showHowToPay: 'भुगतान का तरीका देखें',
    amount: 'रकम',
    upiId: 'UPI ID',
    downloadPdf: 'PDF डाउनलोड करें',
    downloadReceipt: 'रसीद डाउनलोड करें',
    openUpiApp: 'UPI ऐप खोलें',
    loading: 'खुल रहा है…',
    failed: 'इनवॉइस नहीं खुल सका',
    checkConnection: 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
    trying: 'कोशिश हो रही है…',
    formLost: 'फ़ॉर्म नहीं खुल सका। कृपया अपना इंटरनेट जाँचें।',
    reload: 'पेज दोबारा खोलें',
    reloadLater: 'कृपया अपना इंटरनेट जाँचें और पेज दोबारा खोलें।',
  },
  narrow: { copy: 'कॉपी', copied: 'कॉपी हुआ', marked: 'चुन लिया' },
  from: (seller) => `${seller} की ओर से`,
  questions: (kind) => `इस ${nounOf(kind)} के बारे में कोई सवाल? यहाँ लिखें:`,
  straight: (seller) => `भुगतान सीधे ${seller} को जाता है।`,
  askHow: (seller) => `भुगतान कैसे करें, यह ${seller} से पूछें:`,
  copy: (label) => `${label} कॉपी करें`,
  qr: (amount, vpa) => `QR कोड: UPI ऐप से ${vpa} को ${amount} दें`,
  filledIn: (hint) => `${hint}। रकम पहले से भरी है।`,
  due: (until, left) => {
    if (left < 0) return `${-left} दिन की देरी, तारीख ${until} थी`
    return left === 0 ? `आज तक भुगतान करना है, ${until}` : `${until} तक भुगतान करना है`
  },
  paid: (on, by) => {
    const paid = on === null ? statuses.PAID : `${on} को भुगतान हो गया`
    return by === null ? paid : `${paid}, ${methodOf(by)} से`
  },
  lastDay: (lastDay, section, act) =>
    `MSMED अधिनियम के हिसाब से भुगतान की आपकी आखिरी तारीख ${lastDay} है। इसके बाद भुगतान करने पर यह खर्च उसी साल घटाया जा सकता है जिसमें आप भुगतान करें (${act}, धारा ${section})। अपने अकाउंटेंट से जाँच लें।`,
  creditedInFull: 'क्रेडिट नोट से पूरा निपटा',
  against: (kind, number) => `${nounOf(kind)} ${number} पर`,
  part: (settled, total, withTds) => `${total} में से ${settled} ${withTds ? 'चुकता' : 'मिले'}`,
  claimed: (on, seller) => [
    `आपने ${on} को बताया कि आपने`,
    ` का भुगतान किया। पैसे आने पर ${seller} इसकी पुष्टि करेंगे।`,
  ],
  madeWith: ['', ' से बना, पेशेवर इनवॉइसिंग'],
  wrong: (field) => wrong[field],
}
