import { Icon } from '../icon.tsx'

interface DownloadLinkProps {
  token: string
  /** Which of them, as its address ends. */
  file: 'pdf' | 'receipt' | 'statement'
}

/** Its name is the server's to say. */
export function DownloadLink({ token, file }: DownloadLinkProps) {
  return (
    <a className="button" href={`/api/share/${encodeURIComponent(token)}/${file}`} download>
      <Icon name="download" />
      Download {file === 'receipt' ? file : 'PDF'}
    </a>
  )
}
