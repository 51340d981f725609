import { Icon } from '../icon.tsx'
import { words } from '../words.ts'

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
      {words.say(file === 'pdf' ? 'Download PDF' : 'Download receipt')}
    </a>
  )
}
