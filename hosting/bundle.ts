import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { projectDir } from '../supabase/local/settings.ts'

/** Bytes of all files together. The service takes 5 MB. */
export const BUNDLE_LIMIT = 3_500_000

const entry = resolve(projectDir, 'supabase/functions/api/index.ts')

/** jsPDF's way from a page to a picture, which the function never goes; it is loaded only there. */
const unused = /^(?:html2canvas|canvg|dompurify)$/
const nothing = '\0nothing'

/** A validator of JSON Schema of 120 kB, for answers that a server asks of a client: none here asks. */
const validator = /^@modelcontextprotocol\/server\/_shims$/
const noValidator = '\0validator'

/**
 * Writes the edge function for upload: its start in index.js, and beside it the files that
 * `import()` loads later. The start reads one file and looks up no packages. A single file for
 * everything would run Node's network parts, which the mailer imports, at each start.
 */
export async function bundleFunction(outDir: string, define: Record<string, string>) {
  rmSync(outDir, { recursive: true, force: true })
  await build({
    root: projectDir,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    plugins: [
      {
        name: 'bahi-nothing',
        enforce: 'pre',
        resolveId: { filter: { id: unused }, handler: () => nothing },
        load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default null' },
      },
      {
        name: 'bahi-validator',
        enforce: 'pre',
        resolveId: { filter: { id: validator }, handler: () => noValidator },
        load: {
          filter: { id: /^\0validator$/ },
          handler: () => 'export const DefaultJsonSchemaValidator = null, process = null',
        },
      },
      {
        name: 'bahi-quotes',
        // The CLI finds the files to upload by their imports: it needs these quotes, and a blank in each import.
        generateBundle(_, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk') {
              file.code = file.code
                .replace(/\bimport\(`([^`$]+)`\)/g, 'import("$1")')
                .replace(/(^|[;\n])import\{/g, '$1import {')
            }
          }
        },
      },
    ],
    ssr: { noExternal: true, resolve: { conditions: ['import', 'module', 'default'] } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      minify: true,
      rolldownOptions: {
        external: /^node:/,
        // Packages expect these globals, as in Node; outside of packages Deno has them by import alone.
        transform: {
          inject: {
            Buffer: ['node:buffer', 'Buffer'],
            process: ['node:process', 'default'],
            setImmediate: ['node:timers', 'setImmediate'],
            clearImmediate: ['node:timers', 'clearImmediate'],
          },
          define: { global: 'globalThis' },
        },
        output: {
          entryFileNames: 'index.js',
          chunkFileNames: '[name].js',
          // Without this group, code shared by several files would go into a chunk beside the entry.
          codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
        },
      },
    },
  })
  const files = readdirSync(outDir).sort()
  const bytes = files.reduce((sum, file) => sum + statSync(join(outDir, file)).size, 0)
  return { files, bytes }
}
