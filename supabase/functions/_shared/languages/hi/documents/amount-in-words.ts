import type { Currency } from '#domain/money.ts'

/** From 0 to 99: Hindi has a word of its own for each. */
export const hindiNumbers = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
].flatMap((ten) => ten.split(' '))

const scales = {
  INR: [
    [10_000_000, 'करोड़'],
    [100_000, 'लाख'],
    [1_000, 'हज़ार'],
    [100, 'सौ'],
  ],
  others: [
    [1_000_000_000, 'बिलियन'],
    [1_000_000, 'मिलियन'],
    [1_000, 'हज़ार'],
    [100, 'सौ'],
  ],
} as const

const names: Record<Currency, [major: string, minor: string]> = {
  INR: ['रुपये', 'पैसे'],
  USD: ['अमेरिकी डॉलर', 'सेंट'],
  EUR: ['यूरो', 'सेंट'],
  GBP: ['पाउंड स्टर्लिंग', 'पेंस'],
  AED: ['यूएई दिरहम', 'फ़िल्स'],
  SGD: ['सिंगापुर डॉलर', 'सेंट'],
  AUD: ['ऑस्ट्रेलियाई डॉलर', 'सेंट'],
  CAD: ['कनाडाई डॉलर', 'सेंट'],
}

/** A whole number in Hindi words; crores are counted above the crore ("एक लाख करोड़"). */
function wholeInHindi(value: number, currency: Currency): string {
  for (const [size, name] of scales[currency === 'INR' ? 'INR' : 'others']) {
    if (value < size) continue
    const head = `${wholeInHindi(Math.floor(value / size), currency)} ${name}`
    const rest = value % size
    return rest === 0 ? head : `${head} ${wholeInHindi(rest, currency)}`
  }
  return hindiNumbers[value] ?? ''
}

/** An amount of minor units in words: "रुपये चौवन हज़ार पाँच सौ सोलह और पैसे पचास मात्र". */
export function amountInHindi(minor: number, currency: Currency = 'INR'): string {
  const [major, fraction] = names[currency]
  const whole = Math.floor(minor / 100)
  const rest = minor % 100
  const wholeText = `${major} ${wholeInHindi(whole, currency)}`
  if (rest === 0) return `${wholeText} मात्र`
  const restText = `${fraction} ${wholeInHindi(rest, currency)}`
  return whole === 0 ? `${restText} मात्र` : `${wholeText} और ${restText} मात्र`
}
