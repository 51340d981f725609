import { pdfFileName } from '#domain/file-name.ts'
import { Icon } from '../icon.tsx'

export function DownloadLink({ token, number }: { token: string; number: string }) {
  return (
    <a
      className="button"
      href={`/api/share/${encodeURIComponent(token)}/pdf`}
      download={pdfFileName({ id: number, formattedInvoiceNumber: number })}
    >
      <Icon name="download" />
      Download PDF
    </a>
  )
}
