import type { Period } from '#domain/periods.ts'
import type { FileFormat } from '#domain/reports/registers.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { exportListFile } from '#src/data/reports/exports.ts'
import { useWords } from '#src/language/words.ts'
import type { ExportTable } from '#tables/exports.ts'
import { FileChoices } from './file-choices.tsx'
import { useFile } from './use-file.ts'

/** The lists of a year: what came in, and the statements of a refund. */
export function FilesMenu({ period, disabled }: { period: Period; disabled: boolean }) {
  const { files: words } = useWords(exports)
  const { isWriting, write } = useFile()
  const choice = (kind: ExportTable, format: FileFormat, label: string) => ({
    ...{ value: `${kind}.${format}`, label },
    onSelect: () => void write(() => exportListFile(kind, period, format)),
  })
  return (
    <FileChoices
      text={words.ofYear}
      disabled={disabled || isWriting}
      choices={[
        choice('remittances', 'xlsx', words.remittances),
        choice('remittances', 'csv', words.remittancesCsv),
        choice('statement-3', 'csv', words.statementThree),
        choice('statement-2', 'csv', words.statementTwo),
      ]}
    />
  )
}
