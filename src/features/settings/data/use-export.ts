import { useEffect, useRef, useState } from 'react'
import { accountData } from '#languages/en/screens/account-data.ts'
import { beginExport } from '#src/data/account/account-export.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { openZipFile } from '#src/lib/files/file-sink.ts'
import { todayInIndia } from '#src/lib/today.ts'

type Exporting =
  | { state: 'idle' }
  | { state: 'running'; done: number; total: number }
  | { state: 'done'; documents: number }
  | { state: 'stopped' }
  | { state: 'failed'; reason: string }

/** Makes the ZIP of everything here in the browser. It goes on while the screen is open, and can be stopped. */
export function useExport() {
  const { messageOf, messages } = useSpeech()
  const { readme } = useWords(accountData)
  const [exporting, setExporting] = useState<Exporting>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  // Closing the tab asks first.
  const isRunning = exporting.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])

  async function start(papers: string) {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    try {
      const sink = await openZipFile(`bahi-${todayInIndia()}.zip`)
      if (!sink) {
        setExporting({ state: 'idle' })
        return
      }
      setExporting({ state: 'running', done: 0, total: 0 })
      const [source, { writeAccount }, { buildInvoicePdf }] = await Promise.all([
        beginExport(),
        import('./write-account.ts'),
        import('#api/documents/invoice-pdf.ts'),
      ]).catch(async (error) => {
        // From here on writeAccount releases the file.
        await sink.abort().catch(() => {})
        throw error
      })
      const total = source.manifest.counts.documents ?? 0
      await writeAccount(source, sink, {
        ...{ papers, readme, draw: buildInvoicePdf, signal: stop.signal },
        onProgress: (done) => setExporting({ state: 'running', done, total }),
      })
      setExporting({ state: 'done', documents: total })
    } catch (error) {
      if (stop.signal.aborted) setExporting({ state: 'stopped' })
      else setExporting({ state: 'failed', reason: messageOf(error, messages.exportFailed) })
    } finally {
      running.current = null
    }
  }

  return { exporting, start, stop: () => running.current?.abort() }
}
