import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { DataError, messageOf } from '#data/errors.ts'
import { message } from '#domain/messages/message.ts'
import { accountData } from '#languages/en/screens/account-data.ts'
import {
  findMissingNumbers,
  findRestore,
  stageRestore,
  takeBackRestore,
  useBegunRestore,
  writeRestore,
} from '#src/data/account/account-export.ts'
import { accountKeys } from '#src/data/keys.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { AccountFileRefused, readAccount } from './read-account.ts'
import { restoreIdOf } from './restore-id.ts'

/** Counts rows of the file, or documents while they are taken out again. */
type Progress = { label: string; done: number; total: number }

const reasonOf = (error: unknown) =>
  error instanceof AccountFileRefused ? error.message : messageOf(error, message('restoreFailed'))

/** Whether trying again cannot help: the file was changed since it was saved. */
const isRefused = (error: unknown) => error instanceof DataError && error.status === 422

/**
 * Restores an exported account into this one, which has no books yet: the file is staged page by
 * page, then written set by set. The same file chosen again goes on where it stopped; refused data
 * is taken out again.
 */
export function useRestore() {
  const { messages } = useSpeech()
  const words = useWords(accountData).restore
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { data: begun } = useBegunRestore()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failure, setFailure] = useState('')
  const isBusy = useRef(false)

  async function work(task: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    setFailure('')
    try {
      await task()
    } catch (error) {
      setFailure(reasonOf(error))
      await mutate(accountKeys.restore).catch(() => {})
    } finally {
      isBusy.current = false
      setProgress(null)
    }
  }

  async function takeBack() {
    let total = 0
    setProgress({ label: words.takenBack, done: 0, total })
    await takeBackRestore((left) => {
      total = Math.max(total, left)
      setProgress({ label: words.takenBack, done: total - left, total })
    })
    await mutate(() => true, undefined)
  }

  async function write(id: string, pages: number, total: number) {
    setProgress({ label: words.written, done: 0, total })
    try {
      await writeRestore(id, pages, (left) =>
        setProgress({ label: words.written, done: Math.max(0, total - left), total }),
      )
    } catch (error) {
      if (isRefused(error)) await takeBack()
      throw error
    }
    await mutate(() => true, undefined)
    showSuccess(messages.restoreDone)
    // Missing numbers are shown here.
    const gaps = await findMissingNumbers().catch(() => [])
    if (gaps.length === 0) navigate(paths.dashboard)
  }

  async function stage(file: File) {
    let total = 0
    let done = 0
    let pages = 0
    let id = ''
    let there = 0
    setProgress({ label: words.read, done, total })
    await readAccount(
      file,
      async (manifest) => {
        total = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0)
        id = await restoreIdOf(file, manifest)
        const known = await findRestore()
        if (known?.id === id && known.state === 'staged') there = known.pages
      },
      async (page) => {
        pages += 1
        if (pages > there) await stageRestore(id, pages, page)
        done += page.rows.length
        setProgress({ label: words.read, done, total })
      },
    )
    await write(id, pages, total)
  }

  return {
    /** One that stopped while it was written: nothing else is written meanwhile. */
    halfWay: begun && begun.state !== 'staged' ? begun : null,
    progress,
    failure,
    restore: (file: File) => work(() => stage(file)),
    goOn: () =>
      work(async () => {
        if (begun) await write(begun.id, begun.pages, begun.rows)
      }),
    takeBack: () => work(takeBack),
  }
}
