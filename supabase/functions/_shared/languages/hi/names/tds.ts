import type { Names } from '#languages/areas.ts'

export const tds: Names['tds'] = {
  kinds: {
    professional: 'प्रोफ़ेशनल फ़ीस',
    technical: 'तकनीकी सेवा',
    contractorIndividual: 'ठेका, आप व्यक्ति या एचयूएफ हैं',
    contractorOther: 'ठेका, आप फ़र्म या कंपनी हैं',
    commission: 'कमीशन या दलाली',
    equipmentRent: 'उपकरण का किराया',
    ecommerce: 'मार्केटप्लेस पर बिक्री',
    goods: 'माल',
    individualPayer: 'किसी व्यक्ति या एचयूएफ का काम',
    nonResident: 'अनिवासी को भुगतान',
  },
  states: {
    matched: 'मिलान हुआ',
    notFinal: 'अंतिम नहीं',
    wrongCode: 'गलत कोड',
    short: 'कम',
    excess: 'ज़्यादा',
    missing: 'नहीं पहुँचा',
  },
  statuses: { F: 'अंतिम', U: 'बेमेल', P: 'अस्थायी', O: 'ज़्यादा बुक' },
}
