import { Icon } from '../icon.tsx'

interface DownloadLinkProps {
  token: string
  /** Which of the two, as its address ends. */
  file: 'pdf' | 'receipt'
}

/** Its name is the server's to say. */
export function DownloadLink({ token, file }: DownloadLinkProps) {
  return (
    <a className="button" href={`/api/share/${encodeURIComponent(token)}/${file}`} download>
      <Icon name="download" />
      Download {file === 'pdf' ? 'PDF' : file}
    </a>
  )
}
