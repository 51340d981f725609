import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const stop: Language['stop'] = {
  tab: 'ईमेल बंद करें',
  unknown: 'लिंक नहीं मिला',
  unknownText: 'इस लिंक का पता नहीं चला। शायद यह अधूरा है: ईमेल में से इसे एक बार फिर खोलें।',
  thisSender: 'भेजने वाले',
  ask: 'ये ईमेल बंद करें?',
  stopped: 'ईमेल बंद हो गए',
  stoppedAll: 'अब यहाँ से आपको कोई ईमेल नहीं भेज सकेगा।',
  stoppedOne: icu('अब यहाँ से {sender} के ईमेल आपको नहीं आएँगे।'),
  askText: icu(
    '{sender} ने आपको {product} से इनवॉइस भेजा है। आप अपने पते पर ये ईमेल बंद कर सकते हैं; इनवॉइस बना रहेगा।',
  ),
  stopOne: icu('{sender} के ईमेल बंद करें'),
  stopAll: icu('{product} से आने वाले सभी ईमेल बंद करें'),
  stopping: 'बंद हो रहे हैं...',
  failed: 'यह पेज नहीं खुल सका',
  loading: 'खुल रहा है',
  wait: 'ज़रा रुकिए।',
}
