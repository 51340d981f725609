import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import { hasCode } from '../../supabase/local/process/fault.ts'
import type { Stack } from '../../supabase/local/stack-options.ts'
import type { startSmtp } from '../setup/stack/smtp.ts'
import type { Done } from './people.ts'

/** The running parts, each of which can be disturbed. */
export type Ground = {
  stack: Stack
  admin: postgres.Sql
  /** The mail server, and how it behaves. */
  smtp: Awaited<ReturnType<typeof startSmtp>>
  answers: Record<string, string | null>
  pace: { byteMs: number }
}

export type Trouble = {
  name: string
  begin: (ground: Ground) => Promise<void>
  /** Ends a trouble that would last. */
  end?: (ground: Ground) => Promise<void>
  /** The status of the answer by which people meet it; it lasts until one has. */
  refusal?: string
  /** Tells whether this shows that the disturbed part serves again. */
  shows: (done: Done) => boolean
}

const pidIn = (file: string) => Number(readFileSync(file, 'utf8').split('\n')[0])
const isMail = ({ kind }: Done) => kind === 'mail'
const isWrite = ({ kind, way }: Done) => kind === 'invoice' && way === 'Data API'

export const cutConnections: Trouble = {
  name: 'all database connections cut',
  begin: async ({ admin }) => {
    await admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`
  },
  shows: isWrite,
}

export const killPostgres: Trouble = {
  name: 'PostgreSQL killed',
  begin: async ({ stack }) => {
    process.kill(pidIn(join(stack.dataDir, 'postgres/postmaster.pid')), 'SIGKILL')
  },
  shows: isWrite,
}

export const killDeno: Trouble = {
  name: 'Deno killed',
  begin: async ({ stack }) => {
    process.kill(pidIn(join(stack.dataDir, 'deno.pid')), 'SIGKILL')
  },
  shows: ({ kind, way }) => kind === 'invoice' && way === '/api',
}

const fillerOf = ({ stack }: Ground) => join(stack.dataDir, 'filler')

/** Needs a data folder on a disk of its own. */
export const fillDisk: Trouble = {
  name: 'disk full',
  begin: async (ground) => {
    for (const bytes of [1_048_576, 4_096, 1]) {
      try {
        for (;;) writeFileSync(fillerOf(ground), Buffer.alloc(bytes), { flag: 'a' })
      } catch (error) {
        if (!hasCode(error, 'ENOSPC')) throw error
      }
    }
  },
  end: async (ground) => rmSync(fillerOf(ground)),
  shows: isWrite,
}

/** The mail server answers so for a while. */
const answering = (name: string, answers: Ground['answers']): Trouble => ({
  name: `mail server ${name}`,
  begin: async (ground) => void Object.assign(ground.answers, answers),
  end: async (ground) => {
    for (const command of Object.keys(answers)) delete ground.answers[command]
  },
  shows: isMail,
})

export const takesAndDies: Trouble = {
  ...answering('takes the mail and dies', { END: '' }),
  refusal: '502',
}

export const mailTroubles: Trouble[] = [
  {
    name: 'mail server accepts nothing',
    begin: ({ smtp }) => smtp.stop(),
    end: ({ smtp }) => smtp.reopen(),
    shows: isMail,
  },
  answering('accepts and is silent', { GREETING: null }),
  {
    name: 'mail server slow, byte by byte',
    begin: async ({ pace }) => void Object.assign(pace, { byteMs: 1_000 }),
    end: async ({ pace }) => void Object.assign(pace, { byteMs: 0 }),
    shows: isMail,
  },
  answering('closes after DATA', { DATA: '' }),
  answering('refuses everybody (421)', { GREETING: '421 too busy' }),
  answering('refuses for now (451)', { RCPT: '451 later' }),
  answering('refuses for good (550)', { RCPT: '550 no such user' }),
  takesAndDies,
]

export const allTroubles = [cutConnections, killPostgres, killDeno, fillDisk, ...mailTroubles]
