/** A row of `profiles`. */
export const profileRow = (changes: object = {}) => ({
  id: '6f1c0f5e-3f0a-4a53-9a9f-0b8f6f4f2b11',
  name: 'Asha Rao',
  email: 'asha@studio.example',
  phone: '9820012345',
  dob: '1992-04-18',
  location: 'Pune',
  language: 'en',
  mail_payment_claims: true,
  mail_monthly_summary: false,
  mail_edf: true,
  mail_receipts: true,
  remind_before_3: false,
  remind_due: false,
  remind_after_3: false,
  remind_after_7: false,
  setup_put_away: false,
  // The person was asked already: only one test covers the question.
  mails_unpayable: true,
  ...changes,
})
