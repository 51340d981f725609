import type { SWRConfiguration } from 'swr'
import { lostAnswers, noteAnswers } from '../data/lost-answers.ts'

const FIVE_MINUTES = 300_000

/** Fresh for five minutes, not asked again on focus, not retried (specification, section 9). */
export const cacheRules: SWRConfiguration = {
  provider: lostAnswers.begin,
  dedupingInterval: FIVE_MINUTES,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  ...noteAnswers,
}
