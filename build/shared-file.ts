import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * A group of the modules that these screens need and share with others, and of what those need, as one file: each file
 * more is a request before anything is seen.
 */
export function sharedBy(name: string, screens: string[]) {
  const files = screens.map((file) => resolve(import.meta.dirname, '../src', file))
  const nameOf = (id: string, context: Rolldown.ChunkingContext) => {
    const reached = new Set(files)
    // A set can grow while it is walked. The index of a package names more than anybody needs.
    for (const module of reached)
      if (!module.includes('node_modules'))
        for (const needed of context.getModuleInfo(module)?.importedIds ?? []) reached.add(needed)
    const isTheirs = reached.has(id) && !files.includes(id) && !id.includes('node_modules')
    return isTheirs ? name : null
  }
  return { name: nameOf, debugName: name, minShareCount: 2, priority: 1 }
}

/** Names the files of what several screens share: what comes to a package that visitors do not load has files of its own. */
export function sharedApartFrom(apart: RegExp) {
  const nameOf = (id: string, context: Rolldown.ChunkingContext) => {
    const reached = new Set([id])
    for (const module of reached) {
      if (apart.test(module)) return 'signed-in'
      for (const needed of context.getModuleInfo(module)?.importedIds ?? []) reached.add(needed)
    }
    return 'shared'
  }
  return { name: nameOf, debugName: 'shared' }
}
