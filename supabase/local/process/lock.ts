import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault, hasCode } from './fault.ts'

/**
 * One stack per data folder. The lock is a listening socket: the system drops it with the process,
 * so a killed run never leaves a lock behind, and no process id can be mistaken for another.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir)
  if (await answers(path)) {
    throw new Fault(
      `A stack already runs on ${dataDir}.\n` +
        `Stop it first: Ctrl+C where it was started${killCommand(dataDir)}. Or set BAHI_DATA_DIR and other ports for a second one.`,
    )
  }
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = createServer((socket) => socket.destroy())
  await listen(server, path, dataDir)
  server.unref()
  writeFileSync(pidFileOf(dataDir), String(process.pid))
  return () => {
    rmSync(pidFileOf(dataDir), { force: true })
    return new Promise((resolve) => server.close(() => resolve()))
  }
}

/** Holds the process that has the lock; without a lock, what it says may be of an ended one. */
export function pidFileOf(dataDir: string): string {
  return join(dataDir, 'stack.pid')
}

// The holder may have taken the lock a moment ago, and not have written its file yet.
function killCommand(dataDir: string): string {
  try {
    const pid = Number(readFileSync(pidFileOf(dataDir), 'utf8'))
    return process.platform === 'win32' ? `, or taskkill /F /PID ${pid}` : `, or \`kill ${pid}\``
  } catch {
    return ''
  }
}

// In the temp folder because a socket's path may not exceed about 100 characters.
function lockPath(dataDir: string): string {
  const name = `bahi-${createHash('sha256').update(`${process.getuid?.()} ${dataDir}`).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function listen(server: Server, path: string, dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        hasCode(error, 'EADDRINUSE')
          ? new Fault(`Another stack is just starting on ${dataDir}.`)
          : error,
      ),
    )
    server.listen(path, () => resolve())
  })
}
