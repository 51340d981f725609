import { useState } from 'react'
import { exports } from '#languages/en/screens/exports.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showError } from '#src/ui/feedback/toast.tsx'

interface Written {
  name: string
  type: string
  content: Uint8Array
}

/** Writes a file and hands it out; `isWriting` meanwhile. */
export function useFile() {
  const { files: words } = useWords(exports)
  const { messageOf } = useSpeech()
  const [isWriting, setWriting] = useState(false)
  const write = async (make: () => Promise<Written>) => {
    setWriting(true)
    try {
      const { name, type, content } = await make()
      saveFile(new Blob([new Uint8Array(content)], { type }), name)
    } catch (error) {
      showError(messageOf(error, words.failed))
    } finally {
      setWriting(false)
    }
  }
  return { isWriting, write }
}
