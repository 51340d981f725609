import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The screens that visitors come in by, and their files. */
const entrances = {
  '/': 'src/features/public/landing/landing-screen.tsx',
  '/login': 'src/features/auth/login/login-screen.tsx',
}

type Bundle = Rolldown.OutputBundle

/** A chunk's file and all that it needs at once. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunk = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module),
  )
  if (!chunk) throw new Error(`The build has no ${module}.`)
  const files = new Set([chunk.fileName])
  // A set can grow while it is walked.
  for (const file of files) {
    const needed = bundle[file]
    if (needed?.type === 'chunk') for (const name of needed.imports) files.add(name)
  }
  return [...files]
}

const ahead = (files: Record<string, string[]>) => `
;(() => {
  for (const file of ${JSON.stringify(files)}[location.pathname] || []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = '/' + file
    document.head.append(link)
  }
})()
`

/**
 * A visitor's first screen comes beside the app that asks for it, not after it: the script of the head knows the address.
 * Nothing is painted before that script, so it gets a hash too, and who comes back has it already.
 */
export function headScript(): Plugin {
  let theme = ''
  return {
    name: 'bahi-head-script',
    apply: 'build',
    configResolved({ publicDir }) {
      theme = join(publicDir, 'theme.js')
    },
    generateBundle: {
      // Behind Vite's own, which writes the page.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html.')
        const there = new Set(filesOf(bundle, 'index.html'))
        const later = Object.entries(entrances).map(([path, module]) => [
          path,
          filesOf(bundle, module).filter((file) => !there.has(file)),
        ])
        const source = readFileSync(theme, 'utf8') + ahead(Object.fromEntries(later))
        const file = this.getFileName(this.emitFile({ type: 'asset', name: 'theme.js', source }))
        page.source = String(page.source).replace('"/theme.js"', `"/${file}"`)
      },
    },
  }
}
