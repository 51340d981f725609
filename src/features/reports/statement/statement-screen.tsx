import { useParams } from 'react-router-dom'
import { ChooseClient } from './choose-client.tsx'
import { ClientStatement } from './client-statement.tsx'

/** `/reports/statement` asks of whom, `/reports/statement/<id>?from=2026-04-01&to=2026-04-30` shows it. */
export function StatementScreen() {
  const [, clientId = ''] = (useParams()['*'] ?? '').split('/')
  return clientId === '' ? <ChooseClient /> : <ClientStatement clientId={clientId} />
}
