import type { ReactNode } from 'react'
import { type Middleware, SWRConfig, unstable_serialize } from 'swr'
import { businessKeys } from '../../../data/keys.ts'
import { HasBooks } from '../editor/has-books.ts'
import { sampleSeller } from './sample.ts'

/** Nothing is asked of anybody: what is known is the sample. */
const askNobody: Middleware = (useNext) => (key, _fetcher, config) => useNext(key, null, config)

const config = {
  provider: () => new Map(),
  fallback: { [unstable_serialize(businessKeys.own)]: sampleSeller },
  use: [askNobody],
}

/** Around the editor of somebody who has no account: its seller is the sample's, and there are no books. */
export function WithoutAccount({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={config}>
      <HasBooks value={false}>{children}</HasBooks>
    </SWRConfig>
  )
}
