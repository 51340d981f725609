import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { commitRestore, stageRestore } from '../../../data/account/account-export.ts'
import { paths } from '../../../lib/paths.ts'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { AccountFileRefused, readAccount } from './read-account.ts'

type Restoring = { done: number; total: number } | null

const reasonOf = (error: unknown) =>
  error instanceof AccountFileRefused ? error.message : messageOf(error, messages.restoreFailed)

/** Brings an exported account back into this one, which has no books yet. Until the end nothing of it is written. */
export function useRestore() {
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const [restoring, setRestoring] = useState<Restoring>(null)
  const [failure, setFailure] = useState('')
  const isBusy = useRef(false)

  async function restore(file: File) {
    if (isBusy.current) return
    isBusy.current = true
    setFailure('')
    const restoreId = crypto.randomUUID()
    let total = 0
    let done = 0
    let pages = 0
    setRestoring({ done, total })
    try {
      await readAccount(
        file,
        ({ counts }) => {
          total = Object.values(counts).reduce((sum, count) => sum + count, 0)
        },
        async (page) => {
          pages += 1
          await stageRestore(restoreId, pages, page)
          done += page.rows.length
          setRestoring({ done, total })
        },
      )
      await commitRestore(restoreId, pages)
      await mutate(() => true, undefined)
      showSuccess(messages.restoreDone)
      navigate(paths.dashboard)
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      isBusy.current = false
      setRestoring(null)
    }
  }

  return { restoring, failure, restore }
}
