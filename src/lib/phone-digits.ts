/** The digits of what is typed or pasted as a phone number, without India's +91 or the 0 in front of ten of them. */
export const phoneDigits = (typed: string) =>
  typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')
