import { clients } from '#languages/en/screens/clients.ts'
import { useStatementSharing } from '../../data/statement-sharing.ts'
import { useWords } from '../../language/words.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import { StatementMails } from '../../sending/statement-mails.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

const SHOWN = 5

/** The last statements that were mailed to a client; nothing where none was, and where it cannot be asked. */
export function ClientStatements({ clientId }: { clientId: string }) {
  const { page: words } = useWords(clients)
  const { data } = useStatementSharing(clientId)
  if (!data || data.mails.length === 0) return null
  return (
    <Panel
      title={words.statements}
      actions={
        data.mails.length > SHOWN && (
          <Link to={reportPaths.statement(clientId)}>{words.allStatements}</Link>
        )
      }
    >
      <StatementMails clientId={clientId} mails={data.mails.slice(0, SHOWN)} />
    </Panel>
  )
}
