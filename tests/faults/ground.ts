import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { databaseUrl } from '../../supabase/local/postgres/bootstrap.ts'
import { superuser } from '../../supabase/local/postgres/cluster-init.ts'
import { startStack } from '../../supabase/local/stack.ts'
import { startSmtp } from '../setup/stack/smtp.ts'
import type { Ground } from './troubles.ts'

const DISK = '1g'

/** A disk of its own in memory, which can be filled without harm to the machine; false where that is not allowed. */
export function mountDisk(folder: string): boolean {
  try {
    const options = { stdio: 'ignore' } as const
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], options)
    return true
  } catch {
    return false
  }
}

type Wish = { ownDisk: boolean; log: (line: string) => void }

/**
 * A stack that keeps its data as `npm run dev` does, on a mail server that can be disturbed. A throw-away one would not
 * do: it acknowledges before the commit is written.
 */
export async function prepare({ ownDisk, log }: Wish) {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'bahi-faults-'))
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    const hasDisk = ownDisk && mountDisk(folder)
    if (hasDisk) undo.push(() => execFileSync('umount', ['--lazy', folder]))
    const answers: Ground['answers'] = {}
    const pace = { byteMs: 0 }
    const smtp = await startSmtp({ answers, pace })
    undo.push(smtp.stop)
    process.env.LITE_AUTH_BCRYPT_COST = '4'
    const stack = await startStack({
      dataDir: folder,
      authLimits: false,
      functionEnv: { SMTP_PORT: String(smtp.port), MAILS_A_DAY: '9999999' },
      log,
    })
    undo.push(stack.stop)
    const admin = postgres(databaseUrl(stack.ports.db, superuser), { max: 1, onnotice: () => {} })
    // Without a limit the driver waits for ever for a connection that broke.
    undo.push(() => admin.end({ timeout: 1 }))
    const ground: Ground = { stack, admin, smtp, answers, pace }
    return { ground, hasDisk, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
