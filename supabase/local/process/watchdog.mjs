// Runs beside the stack in its own session, so that neither Ctrl+C nor `kill -9` of the parent
// reaches it. The parent holds the other end of stdin; when that closes, for whatever reason, every
// child the parent told of is stopped and its throw-away folder is removed.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'

const children = new Map()
const folders = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

const lines = createInterface({ input: process.stdin })

lines.on('line', (line) => {
  const order = JSON.parse(line)
  if (order.watch) children.set(order.watch, order.signal)
  if (order.forget) children.delete(order.forget)
  if (order.remove) folders.add(order.remove)
})

lines.on('close', async () => {
  await Promise.all([...children].map(([pid, signal]) => stop(pid, signal)))
  for (const folder of folders) {
    if (existsSync(folder)) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.exit(0)
})

async function stop(pid, signal) {
  send(pid, signal)
  for (let waited = 0; alive(pid); waited += 50) {
    if (waited === 15_000) send(pid, 'SIGKILL')
    if (waited > 20_000) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function alive(pid) {
  return send(pid, 0)
}

function send(pid, signal) {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}
