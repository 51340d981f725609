import { Skeleton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { currencies, formatMoney } from '#domain/money.ts'
import type { Client } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useClientAccount } from '../../data/clients.ts'
import { useAdvances } from '../../data/receipts.ts'
import { useWords } from '../../language/words.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { RowSkeleton } from '../../ui/feedback/row-skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ClientPayments } from './client-payments.tsx'
import { OwedByAge } from './owed-by-age.tsx'
import { Advances } from './receiving/advances.tsx'
import { ClientVouchers } from './receiving/client-vouchers.tsx'
import { ReceiveButton } from './receiving/receive-button.tsx'
import { TdsPanel } from './tds-panel.tsx'

interface ClientAccountPanelsProps {
  client: Client
  /** Stands between what is owed and what was paid. */
  documents: ReactNode
}

export function ClientAccountPanels({ client, documents }: ClientAccountPanelsProps) {
  const { messageOf, messages } = useSpeech()
  const { account: words } = useWords(clients)
  const { data: account, error, mutate } = useClientAccount(client.id)
  const { data: receipts = [] } = useAdvances(client.id)
  const held = currencies.flatMap((currency) => {
    const ofCurrency = receipts.filter((receipt) => receipt.currency === currency)
    const minor = ofCurrency.reduce((sum, { advanceMinor }) => sum + advanceMinor, 0)
    return minor > 0 ? [formatMoney(minor, currency)] : []
  })
  const advances = held.length > 0 ? words.advances({ amount: held.join(' + ') }) : null
  const failure = error !== undefined && (
    <PanelError
      message={messageOf(error, messages.clientAccountFailed)}
      onRetry={() => void mutate()}
    />
  )
  return (
    <>
      <Panel title={words.owed}>
        {failure}
        {account ? (
          <OwedByAge spans={account.owed} advances={advances} />
        ) : (
          !failure && (
            <LoadingRegion label={words.loadingOwed}>
              <Skeleton h="24" w="full" />
            </LoadingRegion>
          )
        )}
      </Panel>
      {documents}
      <Advances client={client} />
      <ClientVouchers clientId={client.id} />
      <TdsPanel client={client} />
      <Panel
        title={words.payments}
        actions={
          <Writers>
            <ReceiveButton client={client} />
          </Writers>
        }
      >
        {account ? (
          <ClientPayments payments={account.payments} hasAdvances={receipts.length > 0} />
        ) : (
          !failure && (
            <LoadingRegion label={words.loadingPayments}>
              <RowSkeleton />
            </LoadingRegion>
          )
        )}
      </Panel>
    </>
  )
}
