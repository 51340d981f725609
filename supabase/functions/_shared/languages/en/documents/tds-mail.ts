/** A mail to a client's accounts desk about deducted tax that the tax department does not have; amounts and days come as texts. */
export const tdsMail = {
  subject: (quarter: string, seller: string) => `TDS, ${quarter}: ${seller}`,
  opening: (quarter: string) =>
    `Thank you for your payments. We compared the TDS (${quarter}) with the statement of the tax department, and these amounts are not there yet as we recorded them:`,
  missing: (number: string, day: string, amount: string) =>
    `- ${number}, ${day}: ${amount} deducted, not there yet`,
  short: (number: string, day: string, amount: string, reached: string) =>
    `- ${number}, ${day}: ${amount} deducted, ${reached} there`,
  wrongCode: (number: string, day: string, amount: string, found: string, expected: string) =>
    `- ${number}, ${day}: ${amount} under ${found}, ${expected} expected`,
  sum: (amount: string) => `Together ${amount} is missing.`,
  pan: (pan: string) => `Our PAN is ${pan}.`,
  ask: (form: string) =>
    `Could you please check your TDS statement and correct it where needed? If it is filed already, please send us the certificate (Form ${form}).`,
  sorry: 'If you have done this meanwhile, please ignore this message.',
}
