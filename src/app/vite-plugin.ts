import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The screens that visitors come in by, and their files. */
const entrances = {
  '/': 'src/features/landing/landing-screen.tsx',
  '/login': 'src/features/auth/login-screen.tsx',
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

/** A visitor's first screen comes beside the app that asks for it, not after it: the script of the head knows the address. */
export function screensAhead(): Plugin {
  return {
    name: 'bahi-screens-ahead',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const there = new Set(filesOf(bundle, 'index.html'))
      const later = Object.entries(entrances).map(([path, module]) => [
        path,
        filesOf(bundle, module).filter((file) => !there.has(file)),
      ])
      appendFileSync(join(dir, 'theme.js'), ahead(Object.fromEntries(later)))
    },
  }
}
