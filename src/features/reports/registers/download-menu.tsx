import { Button, Menu } from '@chakra-ui/react'
import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import type { Period } from '#domain/periods.ts'
import type { FileFormat, ReportKind } from '#domain/reports/registers.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { reportFile } from '#src/data/reports.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'

interface DownloadMenuProps {
  kind: ReportKind
  period: Period
  /** An empty report makes no file. */
  disabled: boolean
}

/** All lines as a file, whatever page is shown; of very many it says how far it has come. */
export function DownloadMenu({ kind, period, disabled }: DownloadMenuProps) {
  const { messageOf, messages } = useSpeech()
  const { download: words } = useWords(registers)
  const [come, setCome] = useState<number | null>(null)
  const download = async (format: FileFormat) => {
    setCome(0)
    try {
      const { name, type, content } = await reportFile(kind, period, format, setCome)
      saveFile(new Blob([new Uint8Array(content)], { type }), name)
    } catch (error) {
      showError(messageOf(error, messages.fileFailed))
    } finally {
      setCome(null)
    }
  }
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button variant="outline" disabled={disabled || come !== null}>
          <Download aria-hidden />{' '}
          {come === null ? words.label : messages.linesLoading({ lines: come })}
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="xlsx" onSelect={() => void download('xlsx')}>
            {words.excel}
          </Menu.Item>
          <Menu.Item value="csv" onSelect={() => void download('csv')}>
            {words.csv}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
