import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { type ImportKind, importFields } from '#domain/import/import-fields.ts'
import { messages } from '#domain/messages.ts'
import { paths } from '../../../lib/paths.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { ColumnMapping } from '../../../ui/form/column-mapping.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { counted } from './counted.ts'
import { FaultTable } from './fault-table.tsx'
import { LookedOver } from './looked-over.tsx'
import { headsOf, rowsOf, useImport } from './use-import.ts'

const SAMPLES = 20

const places: Record<ImportKind, string> = {
  clients: paths.clients,
  items: paths.items,
  invoices: paths.invoices,
}

const about: Record<ImportKind, string> = {
  clients: 'A CSV or an Excel workbook (.xlsx) with a row for each client, and heads above them.',
  items: 'A CSV or an Excel workbook (.xlsx) with a row for each item, and heads above them.',
  invoices:
    'A CSV or an Excel workbook (.xlsx) with a row for each row of an invoice, which says its number, as Zoho and Refrens write it. Drafts and voided ones are skipped. Clients without an email in the file are looked for in your book.',
}

/** One file on its way in. */
export function ImportSteps({ kind, noun }: { kind: ImportKind; noun: string }) {
  const { step, failure, progress, ...way } = useImport(kind)
  const isBusy = progress !== null

  return (
    <Panel
      title={
        { file: 'Choose a file', columns: 'Columns', look: 'Look it over', done: 'Done' }[step.at]
      }
    >
      {step.at === 'file' && (
        <>
          <Text color="fg.muted" mb="5">
            {about[kind]} It is read in this browser.
          </Text>
          <FileButton
            label={isBusy ? 'Reading...' : 'Choose a file'}
            accept=".csv,.tsv,.txt,.xlsx"
            disabled={isBusy}
            onPick={way.open}
          />
        </>
      )}
      {step.at === 'columns' && (
        <>
          <Text color="fg.muted" mb="4" overflowWrap="anywhere">
            {step.file.name}: which column holds what? It is remembered for files with these heads.
          </Text>
          {step.file.sheets.length > 1 && (
            <Box mb="4" maxW="20rem">
              <SelectField
                label="Sheet"
                value={String(step.file.sheet)}
                onChange={(event) => way.choose(step.file, Number(event.target.value))}
                options={step.file.sheets.map(({ name }, at) => ({
                  value: String(at),
                  label: name || `Sheet ${at + 1}`,
                }))}
              />
            </Box>
          )}
          <ColumnMapping
            fields={importFields[kind].map((it) => ({
              ...it,
              ...(step.hasGap &&
                it.isRequired &&
                step.mapping[it.field] === undefined && { error: messages.importNameless }),
            }))}
            heads={headsOf(step.file)}
            samples={rowsOf(step.file).slice(step.file.head + 1, step.file.head + 1 + SAMPLES)}
            value={step.mapping}
            onChange={(mapping) => way.map(step.file, mapping)}
          />
          <Flex mt="6" gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" disabled={isBusy} onClick={way.restart}>
              Another file
            </Button>
            <Button disabled={isBusy} onClick={() => way.look(step.file, step.mapping)}>
              {isBusy ? 'Looking...' : 'Look it over'}
            </Button>
          </Flex>
        </>
      )}
      {step.at === 'look' && (
        <>
          <LookedOver preview={step.preview} faults={step.read.faults} noun={noun} />
          {step.read.faults.length > 0 && <FaultTable faults={step.read.faults} />}
          <Flex mt="6" gap="3" wrap="wrap" justify="flex-end">
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => way.map(step.file, step.mapping)}
            >
              Back to the columns
            </Button>
            <Button
              disabled={isBusy || step.preview.made === 0}
              onClick={() => way.write(step.id, step.read)}
            >
              {isBusy ? 'Importing...' : `Import ${counted(step.preview.made, noun)}`}
            </Button>
          </Flex>
        </>
      )}
      {step.at === 'done' && (
        <>
          {kind === 'invoices' && (
            <Text mb="3" color="fg.muted">
              They keep their numbers in a series of their own, which is closed. Where your next
              numbers go on you say under <Link to={paths.settingBusiness}>Settings, Business</Link>
              .
            </Text>
          )}
          <Text role="status">
            {counted(step.result.made, noun)} {step.result.made === 1 ? 'was' : 'were'} made
            {step.result.alreadyThere > 0 &&
              `, ${step.result.alreadyThere.toLocaleString('en-IN')} were there already`}
            .
          </Text>
          <Flex mt="6" gap="3" wrap="wrap">
            <Button asChild>
              <Link to={places[kind]}>See the {noun}</Link>
            </Button>
            <Button variant="outline" onClick={way.restart}>
              Another file
            </Button>
          </Flex>
        </>
      )}
      {progress && progress.total > 0 && (
        <Box mt="5" aria-live="polite">
          <ProgressBar label="Rows" {...progress} />
        </Box>
      )}
      {failure && (
        <Box mt="4">
          <FormError message={failure} />
        </Box>
      )}
    </Panel>
  )
}
