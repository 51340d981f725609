import { connect, createServer } from 'node:net'
import { type PortName, type Ports, portVariables } from '../settings.ts'
import { Fault, hasCode } from './fault.ts'

const use: Record<PortName, string> = {
  app: 'the app',
  api: 'the API',
  db: 'the database',
  mail: 'the inbox page',
  smtp: 'the mail server',
}

/** Fills every 0 with a free port and lists all taken ports, each with the variable that changes it, in one fault. */
export async function settlePorts(wanted: Ports, needed: readonly PortName[]): Promise<Ports> {
  const settled = { ...wanted }
  const problems: string[] = []
  const seen = new Map<number, PortName>()
  for (const name of needed) {
    const port = wanted[name]
    const twin = seen.get(port)
    if (twin && port !== 0) {
      problems.push(
        `${port} is given to both ${use[twin]} and ${use[name]}: change ${portVariables[name]}`,
      )
      continue
    }
    seen.set(port, name)
    const got = await tryPort(port)
    if (typeof got === 'number') settled[name] = got
    else
      problems.push(
        `${port} for ${use[name]} is ${got.reason}: set ${portVariables[name]} to another port`,
      )
  }
  if (problems.length > 0) {
    throw new Fault(
      `Cannot use ${problems.length === 1 ? 'this port' : 'these ports'} (set it in .env or in the shell):\n` +
        problems.map((line) => `  ${line}`).join('\n'),
    )
  }
  return settled
}

export async function freePort(): Promise<number> {
  const port = await tryPort(0)
  if (typeof port !== 'number') throw new Fault(`No free port on 127.0.0.1: ${port.reason}.`)
  return port
}

export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

type Refusal = { reason: string }

function tryPort(port: number): Promise<number | Refusal> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if (hasCode(error, 'EADDRINUSE')) resolve({ reason: 'taken by another program' })
      else if (hasCode(error, 'EACCES')) resolve({ reason: 'not permitted to this user' })
      else reject(error)
    })
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = probe.address()
      const got = typeof address === 'object' && address ? address.port : port
      probe.close(() => resolve(got))
    })
  })
}
