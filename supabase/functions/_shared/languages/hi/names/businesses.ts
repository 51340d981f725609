import type { businesses as english } from '#languages/en/names/businesses.ts'
import type { Words } from '#languages/words.ts'

export const businesses: Words<typeof english> = {
  types: {
    Retail: 'खुदरा',
    Service: 'सेवाएँ',
    Manufacturing: 'मैन्युफ़ैक्चरिंग',
    'Software/IT': 'सॉफ़्टवेयर/आईटी',
    'E-commerce': 'ई-कॉमर्स',
    Education: 'शिक्षा',
    Healthcare: 'स्वास्थ्य',
    Finance: 'फ़ाइनेंस',
    Construction: 'निर्माण',
    Hospitality: 'होटल और रेस्टोरेंट',
    Logistics: 'लॉजिस्टिक्स',
    'Real Estate': 'रियल एस्टेट',
    Entertainment: 'मनोरंजन',
    Agriculture: 'खेती',
    Automobile: 'ऑटोमोबाइल',
    Textiles: 'कपड़ा',
    'Freelancer/Individual': 'फ़्रीलांसर/व्यक्ति',
    Other: 'अन्य',
  },
  steps: { business: 'व्यवसाय', tax: 'टैक्स', payments: 'भुगतान पाना' },
}
