import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Bytes, gz, of a page with react-dom (and what it needs of react) alone, in a production build. */
export async function reactDomBytes(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'react-dom-alone.ts') },
    },
  })
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  return outputs.reduce(
    (sum, file) => (file.type === 'chunk' ? sum + gzipSync(file.code, { level: 9 }).length : sum),
    0,
  )
}
