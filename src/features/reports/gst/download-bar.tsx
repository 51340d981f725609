import { Button, Flex, Text } from '@chakra-ui/react'
import { Download, Table2 } from 'lucide-react'
import { useState } from 'react'
import { gstr1FileName } from '#domain/gst/gstr1/file.ts'
import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import { gstr1Texts } from '#domain/gst/gstr1/split.ts'
import { gstr1Tables } from '#tables/gstr1.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { showError, showSuccess } from '../../../ui/feedback/toast.tsx'

async function saveWorkbook(made: Gstr1) {
  const { workbookOf } = await import('#tables/workbook.ts')
  const bytes = await workbookOf(gstr1Tables(made))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  saveFile(new Blob([new Uint8Array(bytes)], { type }), `gstr1_${made.period}.xlsx`)
}

/** More than the portal takes at once comes as several files. */
function saveJson(made: Gstr1) {
  const texts = gstr1Texts(made)
  for (const [at, text] of texts.entries()) {
    const name = gstr1FileName(made.gstin, todayInIndia(), at + 1)
    saveFile(new Blob([text], { type: 'application/json' }), name)
  }
  if (texts.length > 1) {
    showSuccess(`${texts.length} files: the portal takes 4.7 MiB at once. Upload each.`)
  }
}

/** The whole return as files; each section has its CSV. */
export function DownloadBar({ made }: { made: Gstr1 }) {
  const [writing, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    try {
      await saveWorkbook(made)
    } catch {
      showError('The workbook could not be written. Please try again.')
    } finally {
      setWriting(false)
    }
  }
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <Text color="fg.muted" textStyle="sm" flex="1 1 18rem">
        The JSON is uploaded on the portal under Returns, Prepare offline. CSVs are for the offline
        tool, the workbook for your accountant.
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" loading={writing} loadingText="Writing..." onClick={write}>
          <Table2 aria-hidden /> Workbook
        </Button>
        <Button onClick={() => saveJson(made)}>
          <Download aria-hidden /> Download JSON
        </Button>
      </Flex>
    </Flex>
  )
}
