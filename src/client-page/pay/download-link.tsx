import { Icon } from '../icon.tsx'
import { words } from '../words.ts'

interface DownloadLinkProps {
  token: string
  /** The kind of file, as the end of its address. */
  file: 'pdf' | 'receipt' | 'statement'
}

/** Its name is the server's to say. */
export function DownloadLink({ token, file }: DownloadLinkProps) {
  return (
    <a className="button" href={`/api/share/${encodeURIComponent(token)}/${file}`} download>
      <Icon name="download" />
      {words.say(file === 'receipt' ? 'Download receipt' : 'Download PDF')}
    </a>
  )
}
