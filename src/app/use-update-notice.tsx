import { useEffect } from 'react'
import { product } from '#domain/product.ts'
import { shell } from '#languages/en/screens/shell.ts'
import { watchServerVersion } from '../data/server-version.ts'
import { useWords } from '../language/words.ts'
import { showNotice } from '../ui/feedback/toast.tsx'

/** A line that hangs must not keep anybody: what is typed waits in the browser, too. */
const LONGEST_SAVE = 5_000

// Components, so that the notice speaks the language that is chosen while it stands.
const Text = () => useWords(shell).update.text({ product: product.name })
const Label = () => useWords(shell).update.reload

async function saveAndReload(userId: string) {
  const saved = import('../data/drafts/save-waiting.ts')
    .then((it) => it.saveWaiting(userId, () => {}))
    .catch(() => {})
  await Promise.race([saved, new Promise((done) => setTimeout(done, LONGEST_SAVE))])
  window.location.reload()
}

/** Says when the server is newer than this app, and offers to load the app anew; it never does so by itself. */
export function useUpdateNotice(userId: string) {
  useEffect(
    () =>
      watchServerVersion(() =>
        showNotice('update', <Text />, <Label />, () => void saveAndReload(userId)),
      ),
    [userId],
  )
}
