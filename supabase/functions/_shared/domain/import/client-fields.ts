import type { ImportField } from './import-field.ts'

export const clientFields: readonly ImportField[] = [
  {
    field: 'name',
    isRequired: true,
    heads: [
      'Display Name',
      'Contact Name',
      'clientName',
      'Customer Name',
      'Company Name',
      'Name',
      ...[
        'Client Name',
        'Party Name',
        'Ledger Name',
        'Customer',
        'Client',
        'Party',
        'ग्राहक का नाम',
        'ग्राहक',
        'पार्टी का नाम',
        'पार्टी',
        'नाम',
      ],
    ],
  },
  { field: 'firstName', heads: ['First Name', 'Contact Person'] },
  { field: 'lastName', heads: ['Last Name'] },
  {
    field: 'email',
    heads: [
      'EmailID',
      'clientEmail',
      'Email',
      'Email Address',
      'Primary Contact EmailID',
      ...['E-mail ID', 'Mail', 'ईमेल', 'ईमेल आईडी', 'ई-मेल'],
    ],
  },
  {
    field: 'phone',
    heads: [
      ...['Phone', 'MobilePhone', 'clientPhone', 'Mobile', 'Billing Phone', 'Phone Number'],
      ...['Mobile No', 'Mobile Number', 'Phone No', 'Contact No'],
      ...[
        'Contact Number',
        'Cell',
        'WhatsApp',
        'Telephone',
        'Tel',
        'मोबाइल',
        'मोबाइल नंबर',
        'फ़ोन',
        'फ़ोन नंबर',
      ],
    ],
  },
  {
    field: 'gstin',
    heads: [
      ...['GST Identification Number (GSTIN)', 'GST Identification Number', 'clientGstin'],
      ...['GSTIN', 'GST Number', 'clientGST', 'GST No', 'GSTIN No', 'GSTIN Number', 'GST'],
      ...[
        'GSTIN/UIN',
        'GSTN',
        'Party GSTIN',
        'GST IN',
        'जीएसटीआईएन',
        'जीएसटी नंबर',
        'जीएसटी',
        'जीएसटी संख्या',
      ],
    ],
  },
  {
    field: 'pan',
    heads: ['PAN Number', 'clientPan', 'PAN', 'PAN No', ...['PAN Card', 'पैन', 'पैन नंबर']],
  },
  {
    field: 'address',
    heads: [
      'Billing Address',
      'clientAddress',
      'Address',
      'clientStreet',
      'Street',
      ...['Address 1', 'Address Line 1', 'पता'],
    ],
  },
  { field: 'address2', heads: ['Billing Street2', 'Street 2', ...['Address 2', 'Address Line 2']] },
  {
    field: 'city',
    heads: ['Billing City', 'clientCity', 'City', ...['Town', 'District', 'शहर', 'ज़िला']],
  },
  {
    field: 'state',
    heads: [
      ...['Billing State', 'clientState', 'State', 'Place of Contact(With State Code)'],
      'Place Of Contact',
      ...['State Name', 'राज्य'],
    ],
  },
  {
    field: 'postalCode',
    heads: [
      'Billing Code',
      'clientPincode',
      'Pincode',
      'Postal Code',
      'ZIP',
      'PIN Code',
      'Pin',
      ...['Pin No', 'Zip Code', 'Postcode', 'पिन', 'पिन कोड', 'पिनकोड'],
    ],
  },
  { field: 'country', heads: ['Billing Country', 'clientCountry', 'Country', ...['देश']] },
  {
    field: 'deliveryAddress',
    heads: ['Shipping Address', 'Delivery Address'],
  },
  { field: 'currency', heads: ['Currency Code', 'Currency'] },
  {
    field: 'termsDays',
    heads: [
      'Payment Terms',
      'Payment Terms Label',
      'Payment terms (days)',
      ...['Credit Days', 'Credit Period', 'उधार के दिन'],
    ],
  },
  { field: 'notes', heads: ['Notes', 'Remarks', ...['टिप्पणी']] },
]
