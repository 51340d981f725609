import { Button } from '@chakra-ui/react'
import { Download, Table2 } from 'lucide-react'
import { useState } from 'react'
import { gstr1FileName } from '#domain/gst/gstr1/file.ts'
import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import { gstr1Texts } from '#domain/gst/gstr1/split.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { gstr1Tables } from '#tables/gstr1.ts'
import { StatusStep } from '../filed/status-step.tsx'

async function saveWorkbook(made: Gstr1) {
  const { workbookOf } = await import('#tables/workbook.ts')
  const bytes = await workbookOf(gstr1Tables(made))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  saveFile(new Blob([new Uint8Array(bytes)], { type }), `gstr1_${made.period}.xlsx`)
}

/** More than the portal takes at once comes as several files; gives how many. */
function saveJson(made: Gstr1) {
  const texts = gstr1Texts(made)
  for (const [at, text] of texts.entries()) {
    const name = gstr1FileName(made.gstin, todayInIndia(), at + 1)
    saveFile(new Blob([text], { type: 'application/json' }), name)
  }
  return texts.length
}

interface FileStepProps {
  made: Gstr1
  isFiled: boolean
}

/** The whole return as files; each section has its CSV. */
export function FileStep({ made, isFiled }: FileStepProps) {
  const { files: words, status } = useWords(gstReturns)
  const { file: steps } = status
  const [writing, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    try {
      await saveWorkbook(made)
    } catch {
      showError(words.failed)
    } finally {
      setWriting(false)
    }
  }
  const download = () => {
    const count = saveJson(made)
    if (count > 1) showSuccess(words.several({ count }))
  }
  return (
    <StatusStep
      label={steps.label}
      state={isFiled ? 'done' : 'open'}
      value={steps.ready}
      about={isFiled ? null : steps.readyAbout}
      action={
        <>
          <Button size="sm" variant="outline" onClick={download}>
            <Download aria-hidden /> {words.json}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            px="2"
            loading={writing}
            loadingText={words.writing}
            onClick={write}
          >
            <Table2 aria-hidden /> {words.workbook}
          </Button>
        </>
      }
    />
  )
}
