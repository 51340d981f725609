import type { DocumentCatalogue } from '#languages/document-catalogue.ts'
import { kinds, nounOf } from './names.ts'

export const gone: DocumentCatalogue['gone'] = {
  withdrawn: (kind, number) => `${nounOf(kind)} ${number} वापस ले लिया गया है`,
  askOf: (kind, seller) => {
    const noun = nounOf(kind)
    return noun === kinds.invoice
      ? `${seller} ने यह ${noun} वापस ले लिया है, इसलिए कृपया इसका भुगतान न करें। अगर आप भुगतान कर चुके हैं या कोई सवाल है, तो कृपया ${seller} से पूछें।`
      : `${seller} ने यह ${noun} वापस ले लिया है। कोई सवाल हो, तो कृपया ${seller} से पूछें।`
  },
  replaced: ['इसकी जगह अब ', ' है।'],
  resting: 'यह लिंक अभी बंद है',
  askResting: (seller) =>
    `${seller} अभी यहाँ कुछ नहीं दिखाते। भुगतान करना हो या कोई सवाल हो, तो कृपया ${seller} से पूछें।`,
  notFound: 'इनवॉइस नहीं मिला',
  askSender:
    'यह लिंक किसी इनवॉइस पर नहीं ले जाता। हो सकता है कि लिंक अधूरा हो, या जिसने भेजा उसने इसे बदल या बंद कर दिया हो। कृपया उनसे नया लिंक माँगें।',
}
