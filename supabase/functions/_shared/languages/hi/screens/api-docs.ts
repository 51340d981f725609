import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const apiDocs: Language['apiDocs'] = {
  title: 'API',
  heading: icu('{product} का API'),
  about: icu(
    'ऐप जो कुछ करता है, वह सब यहाँ से भी। कॉल आज़माने के लिए यहाँ {login} से लॉग इन करें या कोई कुंजी डालें।',
  ),
  loading: 'विवरण खुल रहा है',
  failed: 'विवरण नहीं खुल सका',
  checkConnection: 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  find: 'कॉल खोजें',
  key: 'कुंजी',
  keyHelp: 'सेटिंग के कनेक्शन में बनती है। यह इसी पेज पर रहती है।',
  calls: icu('{count, number} कॉल'),
  signedIn: 'लॉग इन किए हुए लोगों के लिए।',
  open: 'लॉग इन ज़रूरी नहीं।',
  body: 'क्या भेजना है',
  answer: icu('जवाब, {status}'),
  example: 'जवाब का एक नमूना',
  refusals: 'इनकार',
  table: {
    name: 'नाम',
    type: 'प्रकार',
    rules: 'नियम',
    required: 'ज़रूरी',
  },
  rules: {
    or: 'या',
    list: icu('{type} की सूची'),
    atLeast: icu('कम से कम {least}'),
    atMost: icu('ज़्यादा से ज़्यादा {most}'),
    characters: icu('{range} अक्षर'),
    like: icu('{pattern} जैसा'),
    leftOut: icu('न लिखें तो {value}'),
  },
  call: {
    try: icu('{call} आज़माएँ'),
    body: 'भेजने का डेटा',
    send: 'भेजें',
    sending: 'भेजा जा रहा है...',
    unreachable: 'जवाब नहीं आया: अपना इंटरनेट जाँचें, फिर कोशिश करें।',
    milliseconds: icu('{count} मिलीसेकंड'),
    answer: 'जवाब',
    bytes: icu('{kind}, {count} बाइट'),
    nothing: 'कुछ नहीं',
  },
}
