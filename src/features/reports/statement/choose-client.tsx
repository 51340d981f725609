import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useClientSearch } from '../../../data/clients.ts'
import { reportPaths } from '../../../lib/report-paths.ts'
import { ComboField } from '../../../ui/form/combo-field.tsx'
import { useRested } from '../../../ui/form/use-rested.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Whose account it is to be. */
export function ChooseClient() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState<string | null>(null)
  const { data: found } = useClientSearch(useRested(query))
  return (
    <>
      <PageHeader
        title="Statement of account"
        subtitle="What a client was charged, paid and owes"
      />
      <Panel maxW="md">
        <ComboField
          label="Client"
          value={typed}
          placeholder="Type a name"
          onChange={(event) => setTyped(event.target.value)}
          suggestions={
            query === null
              ? undefined
              : found?.map(({ id, name, email }) => ({ key: id, text: name, detail: email }))
          }
          onAsk={setQuery}
          onChoose={({ key }) => void navigate(reportPaths.statement(key))}
        />
      </Panel>
    </>
  )
}
