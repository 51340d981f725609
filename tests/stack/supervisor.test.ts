import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { keepRunning, type Supervised } from '../../supabase/local/process/supervisor.ts'

const watchdog: Supervised['watchdog'] = {
  watch: () => {},
  forget: () => {},
  removeAtEnd: () => {},
  dismiss: async () => {},
}

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

/** The first process stays until it is killed; those that follow are of this program. */
async function supervise(following: string, pauses: number[]) {
  const children: ChildProcess[] = []
  const lines: string[] = []
  const supervised = await keepRunning({
    name: 'It',
    launch: () => {
      const [program = '', ...args] = (children.length === 0 ? 'sleep 60' : following).split(' ')
      const child = spawn(program, args)
      children.push(child)
      return child
    },
    ready: async () => {},
    end: { signal: 'SIGTERM', patienceMs: 2_000 },
    signalOfWatchdog: 'SIGKILL',
    watchdog,
    log: (line) => lines.push(line),
    pauses,
  })
  stop = supervised.stop
  return { children, lines }
}

const soon = { interval: 5, timeout: 5_000 }

test('a process that dies is started again, and that is told', async () => {
  const { children, lines } = await supervise('sleep 60', [1, 1])
  children[0]?.kill('SIGKILL')
  await expect.poll(() => lines.length, soon).toBe(2)
  expect(lines).toEqual(['It has ended (SIGKILL) and is started again.', 'It runs again.'])
  expect(children).toHaveLength(2)
})

test('a process that keeps dying is given up after a bounded number of tries, with advice', async () => {
  const { children, lines } = await supervise('false', [1, 1, 1])
  children[0]?.kill('SIGKILL')
  const last =
    'It ended 4 times in a row and is not started again: stop the stack, read its log and start it.'
  await expect.poll(() => lines.at(-1), soon).toBe(last)
  expect(children).toHaveLength(4)
})

test('a process that is stopped on purpose, or while it waits for another try, stays ended', async () => {
  const { children, lines } = await supervise('sleep 60', [60_000])
  await stop?.()
  expect([children.length, lines]).toEqual([1, []])

  const waiting = await supervise('sleep 60', [60_000])
  waiting.children[0]?.kill('SIGKILL')
  await expect.poll(() => waiting.lines.length, soon).toBe(1)
  await stop?.()
  expect(waiting.children).toHaveLength(1)
})
