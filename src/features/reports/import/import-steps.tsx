import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { type ImportKind, importFields } from '#domain/import/import-fields.ts'
import { formatWhole } from '#domain/money.ts'
import { imports } from '#languages/en/names/imports.ts'
import { importing } from '#languages/en/screens/importing.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { ColumnMapping } from '#src/ui/form/column-mapping.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { FileDrop } from '#src/ui/form/file-drop.tsx'
import { keepFocus } from '#src/ui/layout/keep-focus.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ExampleRows } from './example-rows.tsx'
import { FaultTable } from './fault-table.tsx'
import { FirstRows } from './first-rows.tsx'
import { LookedOver } from './looked-over.tsx'
import { headsOf, rowsOf } from './opened.ts'
import { saveTemplate } from './save-template.ts'
import { useImport } from './use-import.ts'

const SAMPLES = 20

const places: Record<ImportKind, string> = {
  clients: paths.clients,
  items: paths.items,
  invoices: paths.invoices,
}

const numbersLink = (text: string) => <Link to={paths.settingNumbers}>{text}</Link>

/** One file on its way in. */
export function ImportSteps({ kind }: { kind: ImportKind }) {
  const { messages } = useSpeech()
  const { about, counted, done, steps: words } = useWords(importing)
  const { fields } = useWords(imports)
  const { step, failure, progress, ...way } = useImport(kind)
  const isBusy = progress !== null

  if (step.at === 'file') {
    return (
      <Flex direction="column" gap="4" ref={keepFocus}>
        <FileDrop
          label={isBusy ? words.reading : words.drop}
          help={about[kind]}
          accept=".csv,.tsv,.txt,.xlsx"
          busy={isBusy}
          onPick={way.open}
        />
        {failure && <FormError message={failure} />}
        <ExampleRows
          kind={kind}
          template={
            <Button size="sm" variant="outline" onClick={() => void saveTemplate(kind)}>
              <Download aria-hidden /> {words.template}
            </Button>
          }
        />
      </Flex>
    )
  }
  return (
    <Panel key={step.at} title={words[step.at]} ref={keepFocus}>
      {step.at === 'columns' && (
        <>
          <Text color="fg.muted" mb="4" overflowWrap="anywhere">
            {words.which({ file: step.file.name })}
          </Text>
          {step.file.sheets.length > 1 && (
            <Box mb="4" maxW="20rem">
              <SelectField
                label={words.sheet}
                value={String(step.file.sheet)}
                onChange={(event) => way.choose(step.file, Number(event.target.value))}
                options={step.file.sheets.map(({ name }, at) => ({
                  value: String(at),
                  label: name || words.sheetAt({ number: at + 1 }),
                }))}
              />
            </Box>
          )}
          <ColumnMapping
            fields={importFields[kind].map((it) => ({
              ...it,
              label: fields[it.field],
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
              {words.another}
            </Button>
            <Button disabled={isBusy} onClick={() => way.look(step.file, step.mapping)}>
              {isBusy ? words.looking : words.look}
            </Button>
          </Flex>
        </>
      )}
      {step.at === 'look' && (
        <>
          <LookedOver preview={step.preview} faults={step.read.faults} kind={kind} />
          <FirstRows kind={kind} rows={step.read.rows} lines={step.read.lines} />
          {step.read.faults.length > 0 && (
            <FaultTable
              faults={step.read.faults}
              onDownload={() => way.saveLeftOut(step.file, step.mapping, step.read)}
            />
          )}
          <Flex mt="6" gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" disabled={isBusy} onClick={way.restart}>
              {words.another}
            </Button>
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => way.map(step.file, step.mapping)}
            >
              {words.back}
            </Button>
            <Button
              disabled={isBusy || step.preview.made === 0}
              onClick={() => way.write(step.id, step.read)}
            >
              {isBusy
                ? words.importing
                : words.import({ counted: counted[kind]({ count: step.preview.made }) })}
            </Button>
          </Flex>
        </>
      )}
      {step.at === 'done' && (
        <>
          {kind === 'invoices' && (
            <Text mb="3" color="fg.muted">
              {rich(done.numbers, { link: numbersLink })}
            </Text>
          )}
          <Text role="status">
            {step.result.alreadyThere > 0
              ? done.madeAndThere[kind]({
                  count: step.result.made,
                  there: formatWhole(step.result.alreadyThere),
                })
              : done.made[kind]({ count: step.result.made })}
          </Text>
          <Flex mt="6" gap="3" wrap="wrap">
            <Button asChild>
              <Link to={places[kind]}>{done.see[kind]}</Link>
            </Button>
            <Button variant="outline" onClick={way.restart}>
              {words.another}
            </Button>
          </Flex>
        </>
      )}
      {progress && progress.total > 0 && (
        <Box mt="5" aria-live="polite">
          <ProgressBar label={words.rows} {...progress} />
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
