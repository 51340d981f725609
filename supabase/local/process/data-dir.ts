import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault, messageOf } from './fault.ts'

/**
 * The folder for everything a stack keeps; by default a new one in the temp folder. Everything written from then on is
 * for this user alone: mails and logs name people.
 */
export function makeDataDir(wanted: string | undefined): string {
  try {
    process.umask(0o077)
    const folder = wanted ?? mkdtempSync(join(tmpdir(), 'bahi-'))
    mkdirSync(folder, { recursive: true })
    // Root's PostgreSQL runs as another user, which must be able to pass through.
    chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
    accessSync(folder, constants.W_OK | constants.X_OK)
    refuseForeignCluster(join(folder, 'postgres'))
    return realpathSync(folder)
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault(
      `The data folder cannot be used: ${messageOf(error)}.\nSet BAHI_DATA_DIR to a folder that you may write to.`,
    )
  }
}

// PostgreSQL opens no data but its own user's.
function refuseForeignCluster(cluster: string): void {
  const self = process.getuid?.()
  if (!self || !existsSync(cluster) || statSync(cluster).uid === self) return
  throw new Fault(
    `${cluster} belongs to another user (was it made as root?).\n` +
      'Start as that user, or have the folder removed, or set BAHI_DATA_DIR to another one.',
  )
}
