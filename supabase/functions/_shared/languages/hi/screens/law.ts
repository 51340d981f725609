import { type LawSentences, percentOf, wholeRupees } from '#domain/law/said.ts'
import type { TdsPayment, TdsRule } from '#domain/law/values.ts'
import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

const payments: Record<TdsPayment, string> = {
  professional: 'पेशेवर फ़ीस',
  technical: 'तकनीकी सेवा, कॉल सेंटर, फ़िल्म रॉयल्टी',
  contractorIndividual: 'ठेकेदार जो व्यक्ति या HUF है',
  contractorOther: 'दूसरा ठेकेदार',
  commission: 'कमीशन, दलाली',
  equipmentRent: 'मशीन और उपकरण का किराया',
  ecommerce: 'ई-कॉमर्स ऑपरेटर से बिक्री',
  goods: 'खरीदा माल',
  individualPayer: 'ऐसे व्यक्ति या HUF का भुगतान जो और कोई टैक्स नहीं काटता',
  nonResident: 'अनिवासी को भुगतान',
}

const months = [
  ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'],
  ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
]
const day = (yearDay: string) =>
  `${Number(yearDay.slice(3))} ${months[Number(yearDay.slice(0, 2)) - 1] ?? ''}`
const list = (texts: readonly (string | number)[]) => texts.join(', ')

function limit(rule: TdsRule): string {
  const parts = [
    rule.aboveSingleMinor !== null && `एक बार में ${wholeRupees(rule.aboveSingleMinor)}`,
    rule.aboveMonthMinor !== null && `महीने में ${wholeRupees(rule.aboveMonthMinor)}`,
    rule.aboveYearMinor !== null && `वित्त वर्ष में ${wholeRupees(rule.aboveYearMinor)}`,
  ].filter(Boolean)
  if (rule.aboveYearMinor === 0) return 'हर रुपये पर'
  const taxed = rule.taxed === 'excess' ? 'से ऊपर की रकम पर' : 'से ऊपर होने पर पूरी रकम पर'
  const whose = rule.limitOfIndividuals ? ' (व्यक्ति और HUF के लिए, बाकी के हर रुपये पर)' : ''
  return `${parts.join(' या ')} ${taxed}${whose}`
}

const says: LawSentences = {
  tds: (rule) => ({
    for: payments[rule.payment],
    says: `${rule.rate === null ? 'लागू दर' : percentOf(rule.rate)}, ${limit(rule)} · ${rule.code === null ? `धारा\u00a0${rule.section}` : `कोड\u00a0${rule.code}`} · फ़ॉर्म\u00a0${rule.form}`,
  }),
  tdsNames: ({ by, statement, certificate }) =>
    `कटौती ${by === 'code' ? 'कोड' : 'धारा'} से पहचानी जाती है: विवरण फ़ॉर्म ${statement} में, प्रमाणपत्र फ़ॉर्म ${certificate} में। क्रेडिट और भुगतान में जो पहले हो, वही दिन गिना जाता है।`,
  tdsNoPan: ({ leastRate, lowerRate }) =>
    `आपके PAN के बिना कम से कम ${percentOf(leastRate)} कटता है; खरीदे माल और ई-कॉमर्स में ${percentOf(lowerRate)}।`,
  tdsWithoutGst: () => 'इनवॉइस पर अलग दिखाया GST उस रकम में नहीं गिना जाता जिस पर टैक्स कटता है।',
  tdsStatements: ({ days }) => `ग्राहक अपना विवरण इन तारीखों तक देते हैं: ${list(days.map(day))}।`,
  tdsDeposit: (rule) =>
    `ग्राहक टैक्स अगले महीने की ${rule.day} तारीख तक जमा करते हैं; मार्च का ${day(rule.march)} तक।`,
  tdsCertificate: ({ days }) => `प्रमाणपत्र विवरण की तारीख के ${days} दिन बाद आता है।`,
  taxCredit: ({ form, replaces }) =>
    `आपका टैक्स क्रेडिट फ़ॉर्म ${form} में दिखता है, ${replaces.join(' और ')} की जगह।`,
  taxCreditShows: ({ until }) => `अप्रैल से जून का क्रेडिट लगभग ${day(until)} तक दिखता है।`,
  edf: ({ days }) =>
    `सेवाओं और सॉफ़्टवेयर का एक्सपोर्ट डिक्लेरेशन फ़ॉर्म इनवॉइस का महीना खत्म होने के ${days} दिन में देना होता है। महीने का एक ही चलता है; बैंक समय बढ़ा सकता है।`,
  realisation: ({ months: most, inrMonths }) =>
    `निर्यात का पैसा इनवॉइस से ${most} महीने में आना होता है, रुपयों में हो तो ${inrMonths} में। बैंक समय बढ़ा सकता है।`,
  exportDeclaration: ({ mostMinor }) =>
    `${wholeRupees(mostMinor)} तक का निर्यात आपकी अपनी घोषणा से बंद होता है, उससे ऊपर का बैंक से।`,
  exportWriteOff: ({ mostMinor }) =>
    `एक इनवॉइस का ${wholeRupees(mostMinor)} तक आप घोषणा से बट्टे खाते में डालते या घटाते हैं; उससे ऊपर बैंक को कारण बताते हैं।`,
  exportUnpaid: ({ years }) =>
    `आखिरी तारीख से ${years} साल बाद भी पैसा न आए, तो आगे निर्यात सिर्फ़ पूरे एडवांस या लेटर ऑफ़ क्रेडिट पर।`,
  exportOneBank: () => 'निर्यात का एडवांस और बाकी पैसा एक ही बैंक से आता है।',
  lutUnpaid: ({ years, days }) =>
    `LUT पर किए निर्यात का पैसा इनवॉइस से ${years} साल में न आए, तो ${days} दिन में ब्याज के साथ IGST देना होता है।`,
  lutAligned: ({ months: most }) => `यह एक साल भी पैसे की तरह ${most} महीने होगा या नहीं, पता नहीं है।`,
  iec: () => 'सिर्फ़ सेवाएँ बेचने वाले को IEC चाहिए या नहीं, पता नहीं है; फ़ॉर्म उसे माँगते हैं।',
  remittanceAdvice: () =>
    'बैंक FIRC की जगह सूचना (FIRA, IRM) भेजता है; eBRC आप DGFT पर खुद प्रमाणित करते हैं।',
  ebrcFields: ({ fields }) => `eBRC के खाने: ${list(fields)}।`,
  refundStatement3: ({ columns }) => `स्टेटमेंट 3 (LUT पर रिफ़ंड) के कॉलम: ${list(columns)}।`,
  refundStatement2: ({ columns }) => `स्टेटमेंट 2 (IGST देकर) के कॉलम: ${list(columns)}।`,
  intermediary: ({ taxed }) =>
    taxed
      ? 'विदेशी ग्राहक को बिचौलिए की सेवा पर IGST लगता है।'
      : 'विदेशी ग्राहक को बिचौलिए की सेवा पर अब IGST नहीं लगता; किस दिन से, यह पक्का नहीं।',
  purposeCodes: ({ codes }) => `सेवाओं के पर्पस कोड: ${list(codes)}। बैंक तय करता है।`,
  commissionAgentCode: ({ code }) => `${code}: कमीशन एजेंट, या दूसरी सेवाएँ।`,
  bankRate: ({ rate }) => `रिज़र्व बैंक की बैंक दर ${percentOf(rate)} है।`,
  payWithin: ({ mostDays, unagreedDays }) =>
    `सूक्ष्म या लघु उद्यम को लिखित में तय दिन तक भुगतान होता है, स्वीकार करने से ज़्यादा से ज़्यादा ${mostDays} दिन; कुछ तय न हो तो ${unagreedDays} दिन में।`,
  lateInterest: ({ times, yearDays }) =>
    `देर से भुगतान पर बैंक दर का ${times} गुना ब्याज लगता है, हर महीने जुड़कर। साल को ${yearDays} दिन का गिनना हमारा तरीका है।`,
  enterpriseSize: ({ micro, small }) =>
    `सूक्ष्म: निवेश ${wholeRupees(micro.investmentMinor)} तक और टर्नओवर ${wholeRupees(micro.turnoverMinor)} तक। लघु: ${wholeRupees(small.investmentMinor)} और ${wholeRupees(small.turnoverMinor)} तक।`,
  udyamBeforeSupply: () =>
    'उद्यम नंबर माल या सेवा देने से पहले का होना ज़रूरी है या नहीं, यह अदालत में तय नहीं है।',
  tradersLeftOut: () => 'माना जाता है कि देर से भुगतान के नियम व्यापारियों पर लागू नहीं हैं।',
  buyerDeduction: ({ section, act }) =>
    `जो खरीदार उससे देर से भुगतान करे, वह खर्च सिर्फ़ भुगतान के साल में घटाता है (${act}, धारा ${section})।`,
  disputes: ({ site }) => `देर से भुगतान के नए मामले ${site} पर जाते हैं।`,
  udyamOnPaper: () => 'इनवॉइस पर उद्यम नंबर कहाँ दिखे, इसका कोई नियम नहीं मिला।',
  gstr1Due: ({ monthly, quarterly }) =>
    `GSTR-1 अगले महीने की ${monthly} तारीख तक, तिमाही का ${quarterly} तारीख तक।`,
  gstr3bDue: ({ monthly }) =>
    `GSTR-3B अगले महीने की ${monthly} तारीख तक, तिमाही का राज्य के हिसाब से 22 या 24 तक।`,
  largeUnregistered: ({ aboveMinor }) =>
    `दूसरे राज्य के बिना GSTIN वाले ग्राहक का ${wholeRupees(aboveMinor)} से बड़ा इनवॉइस अलग से लिखा जाता है।`,
  unregisteredBuyer: ({ fromMinor }) =>
    `${wholeRupees(fromMinor)} की टैक्स योग्य रकम से इनवॉइस पर बिना GSTIN वाले ग्राहक का पता और राज्य होता है।`,
  hsnDigits: ({ least, leastAbove, aboveMinor }) =>
    `HSN और SAC कोड कम से कम ${least} अंकों के, ${wholeRupees(aboveMinor)} से ज़्यादा टर्नओवर पर ${leastAbove} के।`,
  gstCorrections: ({ until }) =>
    `दस्तावेज़ वित्त वर्ष के बाद ${day(until)} तक, या सालाना रिटर्न तक सुधारे जा सकते हैं।`,
  gstr1a: () => 'GSTR-1A से अवधि एक बार सुधरती है, उसके GSTR-3B से पहले; खरीदार का GSTIN नहीं।',
  notAmendable: () => 'निर्यात का प्रकार (टैक्स के साथ या बिना) नहीं सुधारा जा सकता।',
  buyerGstinAmended: () => 'खरीदार का GSTIN सुधारा जा सकता है या नहीं, पता नहीं है।',
  rejectedNote: () =>
    'खरीदार जिस क्रेडिट नोट को नकारे, उससे आपका टैक्स बढ़ता है; दोबारा देने पर फ़र्क शून्य हो जाता है।',
  rejectedNoteMonth: () => 'नकारा गया नोट किस महीने के GSTR-3B में गिना जाता है, पता नहीं है।',
  gstr3bPlacesLocked: () => 'GSTR-3B की टेबल 3.2 GSTR-1 से भरती है और बंद रहती है।',
  gstr3bSuppliesLocked: () => 'GSTR-3B की टेबल 3.1 GSTR-1 से भरती है और बंद रहती है।',
  gstr3bCreditLocked: () => 'GSTR-3B की टेबल 4 भरी आती है और बंद रहती है।',
  returnsTooLate: ({ years }) => `${years} साल पुराना रिटर्न नहीं भरा जा सकता।`,
  returnCorrections: ({ from }) =>
    `भरे हुए रिटर्न ${day(from.slice(5))} ${from.slice(0, 4)} से सुधारे जा सकते हैं।`,
  lateFeeWaiver: ({ mostMinor }) => `${wholeRupees(mostMinor)} तक के टर्नओवर पर विलंब शुल्क माफ़।`,
  discountNote: () => 'बिक्री के बाद की छूट बिना पहले के समझौते के भी टैक्स घटाती है।',
  gstRate: ({ rate }) => percentOf(rate),
  everydayRates: ({ rates }) => `ज़्यादातर पर ये दरें हैं: ${list(rates.map(percentOf))}।`,
  compensationCess: () => 'कुछ माल पर क्षतिपूर्ति सेस लगता है।',
  beverageCodes: ({ heading }) => `शीर्ष ${heading} के नीचे के कोड बदल गए हैं।`,
  eInvoice: ({ aboveMinor }) =>
    `${wholeRupees(aboveMinor)} से ज़्यादा टर्नओवर पर व्यवसायों के इनवॉइस को IRN चाहिए।`,
  irnWithin: ({ days, fromMinor }) =>
    `${wholeRupees(fromMinor)} के टर्नओवर से IRN ${days} दिन में लेना होता है।`,
  eInvoiceReverseCharge: ({ fromMinor }) =>
    `${wholeRupees(fromMinor)} के टर्नओवर से रिवर्स चार्ज की सप्लाई को भी IRN चाहिए।`,
  advanceTax: ({ leastMinor, parts }) =>
    `साल में ${wholeRupees(leastMinor)} टैक्स से: ${list(parts.map((part) => `${day(part.day)} तक ${part.percent} %`))}।`,
  advanceTaxPresumptive: (rule) => `अनुमानित आय पर पूरा ${day(rule.day)} तक।`,
  presumptive: (rule) =>
    `पेशेवर अपनी प्राप्तियों का ${rule.leastPercent} % आय बता सकते हैं, ${wholeRupees(rule.mostMinor)} तक, या नकद ${rule.littleCashPercent} % तक हो तो ${wholeRupees(rule.mostMinorLittleCash)} तक।`,
  presumptiveProfessions: () => 'डिज़ाइनर, लेखक और क्रिएटर ऐसे पेशे हैं या नहीं, पता नहीं है।',
  newRegime: (rule) =>
    `नई व्यवस्था: ${list(rule.slabs.map(({ fromMinor, rate }) => `${wholeRupees(fromMinor)} से ${percentOf(rate)}`))}; ${wholeRupees(rule.rebateUpToMinor)} की आय तक ${wholeRupees(rule.rebateMinor)} तक की छूट, और ${percentOf(rule.cessRate)} सेस।`,
}

export const law: Language['law'] = {
  title: 'कानून क्या कहता है',
  subtitle: 'जो दरें, सीमाएँ और तारीखें यह ऐप जानता है, हर एक अपने स्रोत के साथ',
  day: 'किस दिन',
  from: icu('{day} से'),
  until: icu('{day} तक'),
  between: icu('{from} से {until} तक'),
  unsure: 'जाँच बाकी: अपने अकाउंटेंट से पूछें',
  unsureHelp:
    '“जाँच बाकी” यानी स्रोत साफ़ नहीं हैं या आपस में मेल नहीं खाते: ऐसे नियम पर चलने से पहले अपने अकाउंटेंट से पूछें। ऐप कोई आँकड़ा इनसे तय नहीं करता।',
  rules: icu('{count, plural, one {# नियम} other {# नियम}}'),
  ofThemUnsure: icu('{count} की जाँच बाकी'),
  showAll: 'सब खोलें',
  hideAll: 'सब बंद करें',
  remarks: {
    asRead: 'जैसा इसे आम तौर पर पढ़ा जाता है',
    contradict: 'स्रोत एक-दूसरे से मेल नहीं खाते',
    dayUnknown: 'किस दिन से, पता नहीं',
    expected: 'उम्मीद है; कोई पाठ नहीं मिला',
    formsAsk: 'EDF और eBRC इसे माँगते हैं; पुरानी गाइड इसे ज़रूरी नहीं मानतीं',
    largerBench: 'अब बड़ी पीठ के सामने है',
    noText: 'कानून का कोई पाठ नहीं मिला',
    notNotified: 'सिफ़ारिश हुई है, अधिसूचना नहीं',
    oneSource: 'कोई और स्रोत यह नहीं कहता',
    retold: 'किसी और की ज़बानी',
    seenOnce: 'एक बार देखा गया, अप्रैल से जून 2026 के लिए',
    utilityDiffers: 'इसकी यूटिलिटी V5.8 अब भी आँकड़े लेती है',
  },
  nothing: 'इस दिन के लिए यहाँ कुछ पता नहीं है।',
  fields: {
    tds: 'ग्राहक का काटा टैक्स (TDS)',
    exports: 'सेवाओं का निर्यात',
    latePayment: 'देर से भुगतान (MSMED अधिनियम)',
    gstReturns: 'GST रिटर्न और सुधार',
    gstRates: 'GST की दरें',
    eInvoices: 'ई-इनवॉइस',
    incomeTax: 'आपका अपना आयकर',
  },
  says,
}
