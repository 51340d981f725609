import { Flex, Spinner, Text } from '@chakra-ui/react'
import { formatWhole } from '#domain/money.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { FileDrop } from '#src/ui/form/file-drop.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { CreditGroups } from './credit-groups.tsx'
import { DoneGroup } from './done-group.tsx'
import { FileSummary } from './file-summary.tsx'
import { useBankFile } from './use-bank-file.ts'

/** A statement is read, what came in is matched to invoices, and recorded by a click. */
export function BankScreen() {
  const words = useWords(bankFile)
  const { step, open, choose, change, close } = useBankFile()
  const busy = step.kind === 'reading' || step.kind === 'keeping'
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Flex direction="column" gap="5">
        <FileDrop
          {...words.drop}
          accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv"
          busy={busy}
          isQuiet={step.kind === 'kept'}
          onPick={(file) => void open(file)}
        />
        {busy && (
          <Panel role="status">
            <Flex align="center" gap="3">
              <Spinner size="sm" aria-hidden />
              <Text overflowWrap="anywhere">
                {step.kind === 'reading'
                  ? words.reading({ name: step.name })
                  : words.keeping({
                      kept: formatWhole(step.kept),
                      of: formatWhole(step.of),
                    })}
              </Text>
            </Flex>
          </Panel>
        )}
        {step.kind === 'failed' && <FormError message={step.message} />}
        {step.kind === 'columns' && (
          <ColumnChoice table={step.table} onChange={change} onChoose={choose} onCancel={close} />
        )}
        {step.kind === 'kept' && <FileSummary summary={step.summary} />}
        {step.kind !== 'columns' && <CreditGroups isFirst={step.kind !== 'kept'} />}
        {step.kind === 'kept' && <DoneGroup from={step.summary.from} to={step.summary.to} />}
      </Flex>
    </>
  )
}
