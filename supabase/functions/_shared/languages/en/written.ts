import type { Words } from '#languages/words.ts'
import { auth } from './mails/auth.ts'

/** Sentences that the build and a script write into files, where no program says them. */
export const written = {
  /** On the page that waits for the app. */
  slow: 'This takes longer than it should. Please check your connection, then reload the page.',
  auth,
}

export type Written = Words<typeof written>
