import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const sending: Language['sending'] = {
  form: {
    view: 'दिखाएँ',
    views: { write: 'लिखें', preview: 'ईमेल देखें' },
    to: 'किसे',
    cc: 'कॉपी किसे',
    ccHelp: 'दोनों मिलाकर ज़्यादा से ज़्यादा छह पते, बीच में कॉमा लगाकर।',
    subject: 'विषय',
    message: 'संदेश',
    messageHelp: icu('{help} जवाब उस पते पर आते हैं जिससे आप लॉग इन करते हैं।'),
    send: 'भेजें',
    sendAgain: 'फिर से भेजें',
    sending: 'भेजा जा रहा है...',
  },
  preview: {
    title: 'ईमेल ऐसा दिखेगा',
    from: icu('{sender} की ओर से · {subject}'),
    nameless: icu(
      '“{name}” वेब या ईमेल पते जैसा लगता है, इसलिए भेजने वाले में यह नहीं दिखता। व्यवसाय में इसे शब्दों की तरह लिखें: हर डॉट के बाद खाली जगह छोड़कर, बिना @ या स्लैश के।',
    ),
  },
  otherWays: {
    about: icu('{reason} यही संदेश आप खुद भेज सकते हैं; लिंक से PDF दिखती है।'),
    mailProgram: 'अपना ईमेल ऐप खोलें',
    whatsApp: 'WhatsApp',
  },
  views: {
    none: 'अभी किसी ने नहीं देखा।',
    once: icu('एक बार देखा गया, {last}'),
    times: icu('{views} बार देखा गया, पहली बार {first}, पिछली बार {last}'),
  },
  receipt: {
    label: icu('{client} को ईमेल से रसीद जाए'),
    help: 'रसीद कुछ मिनट बाद जाती है, ताकि कोई भूल हो तो आप उसे पहले ठीक कर सकें।',
  },
}
