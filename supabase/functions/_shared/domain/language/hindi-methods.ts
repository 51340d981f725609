const methods = new Map([
  ['UPI', 'UPI'],
  ['Bank transfer', 'बैंक ट्रांसफ़र'],
  ['Cash', 'नकद'],
  ['Cheque', 'चेक'],
  ['Card', 'कार्ड'],
  ['Other', 'अन्य'],
])

/** How it was paid; what the product does not offer is the owner's own. */
export const hindiMethod = (text: string): string => methods.get(text) ?? text
