/** What makes PDFs is most of the function's code, so it is loaded for the first PDF and no other answer waits for it. */
export const loadPdf = () => import('#api/pdf/invoice-pdf.ts')
