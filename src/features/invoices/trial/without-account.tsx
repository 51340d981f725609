import { type ReactNode, useMemo } from 'react'
import { type Middleware, SWRConfig, unstable_serialize } from 'swr'
import { trial } from '#languages/en/screens/trial.ts'
import { businessKeys } from '#src/data/keys.ts'
import { useWords } from '#src/language/words.ts'
import { HasBooks } from '../editor/has-books.ts'
import { sampleSeller } from './sample.ts'

/** Asks no server: the sample is all that is known. */
const askNobody: Middleware = (useNext) => (key, _fetcher, config) => useNext(key, null, config)

const emptyCache = () => new Map()

/** Around the editor of somebody who has no account: its seller is the sample's, and there are no books. */
export function WithoutAccount({ children }: { children: ReactNode }) {
  const { sample } = useWords(trial)
  const config = useMemo(
    () => ({
      provider: emptyCache,
      fallback: { [unstable_serialize(businessKeys.own)]: sampleSeller(sample) },
      use: [askNobody],
    }),
    [sample],
  )
  return (
    <SWRConfig value={config}>
      <HasBooks value={false}>{children}</HasBooks>
    </SWRConfig>
  )
}
