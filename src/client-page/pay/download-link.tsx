import { Icon } from '../icon.tsx'
import { usePageWords } from '../page-words.ts'

interface DownloadLinkProps {
  token: string
  /** The kind of file, as the end of its address. */
  file: 'pdf' | 'receipt' | 'statement'
}

/** Its name is the server's to say. */
export function DownloadLink({ token, file }: DownloadLinkProps) {
  const { page: words } = usePageWords()
  return (
    <a className="button" href={`/api/share/${encodeURIComponent(token)}/${file}`} download>
      <Icon name="download" />
      {file === 'receipt' ? words.labels.downloadReceipt : words.labels.downloadPdf}
    </a>
  )
}
