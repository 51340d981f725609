import pg from 'pg'
import { Fault } from '../../supabase/local/process/fault.ts'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const ofTheWay: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Is it running, and is the port right?',
  ENOTFOUND: 'there is no such host. Is the address right, and are you online?',
  EAI_AGAIN: 'its name cannot be looked up. Are you online?',
  ENETUNREACH:
    'your network does not lead there. The direct connection needs IPv6: take the session pooler’s.',
  EHOSTUNREACH: 'your network does not lead there.',
  ETIMEDOUT: 'it does not answer. Is the project paused? Its dashboard says so and wakes it.',
  ECONNRESET: 'the connection was lost.',
  EPIPE: 'the connection was lost.',
}

const ofTheDatabase: Record<string, string> = {
  '28P01': 'it refuses the password. A new one is set under Settings → Database.',
  '28000': 'it refuses the user.',
  '3D000': 'it has no database of that name.',
  '42501': 'the user may not do that: connect as `postgres`.',
  '53300': 'it has no connection left. Try again in a minute.',
  '55P03': 'others hold its tables. Try again in a minute.',
  '40P01': 'others got in the way. Try again in a minute.',
  '57P01': 'it was shut down meanwhile.',
  '57P03': 'it is just starting. Try again in a minute.',
}

const ofTheFile: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'you may not open it',
  EPERM: 'you may not open it',
  EROFS: 'nothing can be written there',
  EEXIST: 'it is no folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your part of the disk is full',
}

/** Tells a person what went wrong with a database; a fault of ours stays as it is. */
export function faultOfDatabase(error: unknown, name: string): unknown {
  if (error instanceof Fault || !(error instanceof Error)) return error
  const code = codeOf(error)
  const known = ofTheWay[code] ?? ofTheDatabase[code]
  if (known) return new Fault(`${name}: ${known}`)
  if (error instanceof pg.DatabaseError) {
    const detail = error.detail ? `\n${error.detail}` : ''
    return new Fault(`${name} says: ${error.message}${detail}`)
  }
  // The driver's own faults have no code.
  if (/timeout|timed out/i.test(error.message)) return new Fault(`${name}: ${ofTheWay.ETIMEDOUT}`)
  if (/^Connection terminated/.test(error.message))
    return new Fault(`${name}: ${ofTheWay.ECONNRESET}`)
  if (/SSL/.test(error.message) || code.startsWith('ERR_TLS') || /CERT|SIGNED/.test(code)) {
    return new Fault(`${name}: no encrypted connection: ${error.message}`)
  }
  return error
}

/** The same of a file. */
export function faultOfFile(error: unknown, file: string): unknown {
  const known = ofTheFile[codeOf(error)]
  return known ? new Fault(`${file}: ${known}.`) : error
}

export const isDamage = (error: unknown) => codeOf(error).startsWith('Z_')
