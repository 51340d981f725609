/** A single pixel. */
export const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const noPaymentDetails = {
  upi_id: null,
  bank_account_name: null,
  bank_account_number: null,
  bank_ifsc: null,
  bank_name: null,
  bank_swift: null,
}

/** A row of `businesses`. */
export const businessRow = (changes: object = {}) => ({
  id: '16fd2706-8baf-433b-82eb-8c7fada847da',
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  address: '4 Lake Road\nErandwane',
  tax_id: '27AAPFU0939F1ZV',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411004',
  country: 'India',
  website: 'neelstudio.example',
  business_type: 'Service',
  description: 'Brand identities',
  logo: null,
  state_code: '27',
  gst_registration: 'none',
  composition_scheme: null,
  lut_number: null,
  lut_year: null,
  iec: null,
  ad_code: null,
  export_bank: null,
  default_gst_rate: null,
  default_hsn_sac: null,
  prices_include_tax: false,
  round_off: false,
  above_five_crore: false,
  hsn_summary: false,
  reverse_charge_wording: null,
  udyam: null,
  enterprise_size: null,
  enterprise_kind: null,
  interest_in_reminders: false,
  last_day_to_clients: false,
  signature: null,
  ...noPaymentDetails,
  ...changes,
})
