import type { Copy } from './copies.ts'

/** Characters that Windows, macOS or Linux refuse in a file name become a hyphen: INV/26-27/0001 → INV-26-27-0001. */
export function pdfFileName(
  invoice: { id: string; formattedInvoiceNumber: string | null },
  copy: Copy = 'original',
): string {
  const stem = (invoice.formattedInvoiceNumber || invoice.id).replace(/[\p{Cc}<>:"/\\|?*]+/gu, '-')
  return `Invoice_${stem}${copy === 'original' ? '' : `_${copy}`}.pdf`
}
