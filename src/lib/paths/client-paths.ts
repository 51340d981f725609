/** The addresses that the page of a client leads to: it needs none of the others. */
export const clientPaths = {
  clientInvoice: (token: string) => `/i/${encodeURIComponent(token)}`,
  paymentSucess: '/payment-sucess',
} as const
