import type { returns as english } from '#languages/en/names/returns.ts'
import type { Words } from '#languages/words.ts'

/** The portal's own abbreviations stay. */
export const returns: Words<typeof english> = {
  columns: {
    type: 'प्रकार',
    placeOfSupply: 'सप्लाई की जगह',
    percent: 'दर का कितना %',
    rate: 'दर',
    taxable: 'टैक्स योग्य रकम',
    cess: 'सेस',
    commerce: 'ई-कॉमर्स GSTIN',
    description: 'विवरण',
    nil: 'निल',
    exempt: 'टैक्स से छूट',
    nonGst: 'GST से बाहर',
    received: 'मिला एडवांस',
    adjusted: 'इनवॉइस में लगा एडवांस',
    hsn: 'HSN',
    uqc: 'इकाई (UQC)',
    quantity: 'कुल मात्रा',
    value: 'कुल रकम',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST/UTGST',
    nature: 'किस तरह का दस्तावेज़',
    from: 'नंबर, से',
    to: 'नंबर, तक',
    count: 'कुल कितने',
    cancelled: 'रद्द',
  },
  untaxed: {
    INTRB2B: 'दूसरे राज्य के रजिस्टर्ड लोगों को सप्लाई',
    INTRAB2B: 'अपने राज्य के रजिस्टर्ड लोगों को सप्लाई',
    INTRB2C: 'दूसरे राज्य के अनरजिस्टर्ड लोगों को सप्लाई',
    INTRAB2C: 'अपने राज्य के अनरजिस्टर्ड लोगों को सप्लाई',
  },
  natures: {
    invoice: 'बिक्री के इनवॉइस',
    debit_note: 'डेबिट नोट',
    credit_note: 'क्रेडिट नोट',
    receipt_voucher: 'रसीद वाउचर',
    refund_voucher: 'रिफ़ंड वाउचर',
    job_work_challan: 'जॉब वर्क का डिलीवरी चालान',
    approval_challan: 'मंज़ूरी पर माल का डिलीवरी चालान',
    delivery_challan: 'सप्लाई के अलावा डिलीवरी चालान (क्रम 9 से 11 छोड़कर)',
  },
}
