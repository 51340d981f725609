/** As people speak of a document; its title on paper may be longer. */
export const kinds = {
  area: 'kinds',
  names: {
    invoice: 'Invoice',
    bill_of_supply: 'Bill of supply',
    credit_note: 'Credit note',
    debit_note: 'Debit note',
    estimate: 'Estimate',
    receipt_voucher: 'Receipt voucher',
    refund_voucher: 'Refund voucher',
    proforma_invoice: 'Proforma invoice',
    delivery_challan: 'Delivery challan',
    job_work_challan: 'Delivery challan',
    approval_challan: 'Delivery challan',
  },
} as const
