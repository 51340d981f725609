/** The name of a control as the screen says it; a star stands for what a sentence fills in. */
export type Say = (english: string) => RegExp

/** As the catalogues have them, which only the build can read. */
const hindi: Record<string, string> = {
  'Record payment': 'भुगतान दर्ज करें',
  'Undo ₹*': '* के ₹* वापस लें',
  'Record refund': 'रिफ़ंड दर्ज करें',
  'Actions for *': '* के विकल्प',
  'Credit note': 'क्रेडिट नोट',
  'Debit note': 'डेबिट नोट',
  Amount: 'रकम',
  'Full amount': 'पूरी बची रकम',
  'Write off balance': 'बकाया बट्टे खाते में डालें',
  'Delete invoice': 'इनवॉइस हटाएँ',
  'Send by email': 'ईमेल से भेजें',
  'Remind by email': 'ईमेल से रिमाइंडर भेजें',
  'Create new link': 'नया लिंक बनाएँ',
  'Late payment': 'देर से भुगतान',
  Change: 'बदलें',
  'Mark as filed': 'भरा हुआ दर्ज करें',
  'Mark GSTR-1A as filed': 'GSTR-1A भरा हुआ दर्ज करें',
  'Mark a rejected note': 'ठुकराया गया नोट दर्ज करें',
  'Choose Form 26AS or Form 168, or drop it here': 'Form 26AS या Form 168 चुनें, या यहाँ छोड़ें',
  '1 deduction': '1 कटौती',
  'Change the TDS of *': '* का TDS बदलें',
  'Preview Next Invoice': 'अगला इनवॉइस देखें',
  'Choose a date': 'तारीख चुनें',
  'Find a command, client or document': 'कमांड, ग्राहक या दस्तावेज़ खोजें',
  Invite: 'बुलाएँ',
  'Create API key': 'API कुंजी बनाएँ',
  'Add a webhook': 'वेबहुक जोड़ें',
  'Turn on': 'चालू करें',
  Password: 'पासवर्ड',
  'I have paid': 'मैंने भुगतान कर दिया',
}

export const sayIn =
  (language: string): Say =>
  (english) => {
    const said = language === 'hi' ? hindi[english] : english
    if (!said) throw new Error(`said.ts lacks "${english}" in Hindi.`)
    return new RegExp(`^${said.replaceAll('*', '.*')}$`)
  }
