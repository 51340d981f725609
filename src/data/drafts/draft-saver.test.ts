import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataError } from '#data/errors.ts'
import type { Draft, DraftContent } from '#domain/document/draft.ts'
import { draftSaver } from './draft-saver.ts'

const noLine = () => new DataError({ status: 0, code: '' })
const stale = () => new DataError({ status: 409, code: 'draft_stale' })

const draft = (changes: Partial<Draft> = {}): Draft => ({
  id: 'b0000000-0000-4000-8000-000000000001',
  kind: 'invoice',
  version: 1,
  content: { clientName: 'Kaveri' },
  originalId: null,
  estimateId: null,
  period: null,
  issuedId: null,
  discardedAt: null,
  createdAt: '2026-11-22T10:00:00Z',
  updatedAt: '2026-11-22T10:00:00Z',
  ...changes,
})

/** A server with at most one draft: a save is applied before its answer is lost. */
function server(first: Draft | null = null) {
  const its = { draft: first, saves: [] as DraftContent[], lose: 0, refuse: null as Error | null }
  const save = async (version: number, content: DraftContent) => {
    its.saves.push(content)
    if (its.refuse) throw its.refuse
    if ((its.draft?.version ?? 0) !== version) throw stale()
    // The database keeps keys in its own order.
    const stored = Object.fromEntries(Object.entries(content).reverse())
    its.draft = draft({ ...its.draft, version: version + 1, content: stored })
    if (its.lose > 0) {
      its.lose -= 1
      throw noLine()
    }
    return { version: version + 1 }
  }
  return Object.assign(its, { save, read: async () => its.draft })
}

type Options = Parameters<typeof draftSaver>[0]
function open(its: ReturnType<typeof server>, changes: Partial<Options> = {}) {
  const kept: { now: unknown } = { now: null }
  const saver = draftSaver({
    stored: its.draft,
    waiting: null,
    shown: its.draft?.content ?? { clientName: '' },
    save: its.save,
    read: its.read,
    keep: (waiting) => {
      kept.now = structuredClone(waiting)
    },
    drop: () => {
      kept.now = null
    },
    ...changes,
  })
  return { saver, kept }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('typing is saved once within a second of the last key, and waits in the browser until then', async () => {
  const its = server()
  const { saver, kept } = open(its)
  for (const clientName of ['K', 'Ka', 'Kav']) {
    saver.change({ clientName })
    await pass(400)
  }
  expect(its.saves).toEqual([])
  expect(kept.now).toEqual({ version: 0, content: { clientName: 'Kav' }, sent: null })
  await pass(600)
  expect(its.saves).toEqual([{ clientName: 'Kav' }])
  expect(saver.state()).toEqual({ name: 'saved' })
  expect(kept.now).toBeNull()

  saver.change({ clientName: 'Kav' })
  await pass(1_000)
  expect(its.saves).toHaveLength(1)
})

test('a dead connection keeps all that is typed, and a restored one saves it automatically', async () => {
  const its = server()
  const { saver, kept } = open(its)
  its.refuse = noLine()
  saver.change({ clientName: 'Kaveri' })
  await pass(600)
  expect(saver.state()).toMatchObject({ name: 'failed' })
  saver.change({ clientName: 'Kaveri Interiors' })
  expect(kept.now).toMatchObject({ content: { clientName: 'Kaveri Interiors' } })
  its.refuse = null
  await pass(6_000)
  expect(saver.state()).toEqual({ name: 'saved' })
  expect(its.draft?.content).toEqual({ clientName: 'Kaveri Interiors' })
  expect(kept.now).toBeNull()
})

test('a save whose answer was lost is known again, whatever was typed meanwhile', async () => {
  const its = server(draft())
  const { saver } = open(its)
  its.lose = 1
  saver.change({ clientName: 'Kaveri Interiors', notes: '' })
  await pass(600)
  expect(its.draft?.version).toBe(2)
  saver.change({ clientName: 'Kaveri Interiors', notes: 'Thanks' })
  await pass(10_000)
  expect(saver.state()).toEqual({ name: 'saved' })
  expect(its.draft).toMatchObject({ version: 3, content: { notes: 'Thanks' } })
})

test('and so is one that a reload came between', async () => {
  const its = server(draft())
  const first = open(its)
  its.lose = 1
  first.saver.change({ clientName: 'One' })
  await pass(600)
  first.saver.change({ clientName: 'Two' })
  const waiting = structuredClone(first.kept.now) as Options['waiting']
  void first.saver.saveOnce()
  vi.clearAllTimers()

  its.refuse = null
  const { saver } = open(its, { waiting })
  saver.start()
  await pass(100)
  expect(saver.state()).toEqual({ name: 'saved' })
  expect(its.draft?.content).toEqual({ clientName: 'Two' })
})

test('a refusal of the content is reported, and not repeated before it changes', async () => {
  const its = server()
  const { saver } = open(its)
  its.refuse = new DataError({ status: 413, code: 'draft_too_large' })
  saver.change({ clientName: 'K' })
  await pass(120_000)
  expect(its.saves).toHaveLength(1)
  its.refuse = null
  saver.change({ clientName: '' })
  await pass(600)
  expect(its.saves.at(-1)).toEqual({ clientName: '' })
  expect(saver.state()).toEqual({ name: 'saved' })
})

test('the stale one of two editors of a draft is told, and saves nothing more before it has chosen', async () => {
  const its = server(draft())
  const one = open(its)
  const two = open(its)
  one.saver.change({ clientName: 'One' })
  await pass(600)
  two.saver.change({ clientName: 'Two' })
  await pass(600)
  expect(two.saver.state()).toMatchObject({
    name: 'met',
    other: { version: 2, content: { clientName: 'One' } },
  })
  two.saver.change({ clientName: 'Two more' })
  await pass(5_000)
  expect(its.draft?.content).toEqual({ clientName: 'One' })
  expect(two.kept.now).toMatchObject({ content: { clientName: 'Two more' } })

  two.saver.keepMine()
  await pass(100)
  expect(its.draft).toMatchObject({ version: 3, content: { clientName: 'Two more' } })
  expect(two.kept.now).toBeNull()

  await one.saver.look()
  expect(one.saver.state()).toMatchObject({ name: 'met' })
  one.saver.takeOther({ clientName: 'Two more' })
  expect(one.saver.state()).toEqual({ name: 'saved' })
  one.saver.change({ clientName: 'One again' })
  await pass(600)
  expect(its.draft).toMatchObject({ version: 4, content: { clientName: 'One again' } })
})

test('two that typed the same have nothing to choose', async () => {
  const its = server(draft())
  const one = open(its)
  const two = open(its)
  one.saver.change({ clientName: 'Same' })
  two.saver.change({ clientName: 'Same' })
  await pass(600)
  expect([one.saver.state(), two.saver.state()]).toEqual([{ name: 'saved' }, { name: 'saved' }])
})

test.each([
  ['discarded', draft({ version: 2, discardedAt: '2026-11-22T11:00:00Z' })],
  ['issued', draft({ version: 2, issuedId: 'b0000000-0000-4000-8000-000000000002' })],
])('a draft that was %s elsewhere is told, and what was typed is kept', async (_, ended) => {
  const its = server(draft())
  const { saver, kept } = open(its)
  its.draft = ended
  its.refuse = new DataError({ status: 404, code: 'draft_not_found' })
  saver.change({ clientName: 'Mine' })
  await pass(600)
  expect(saver.state()).toEqual({ name: 'ended', draft: ended })
  expect(kept.now).toMatchObject({ content: { clientName: 'Mine' } })
})

test('leaving the form saves unsaved changes at once', async () => {
  const its = server()
  const { saver, kept } = open(its)
  saver.change({ clientName: 'K' })
  void saver.saveOnce()
  await pass(0)
  expect(its.draft?.content).toEqual({ clientName: 'K' })
  expect(kept.now).toBeNull()
})

test('typing during a save is saved next, and so is everything after', async () => {
  const its = server()
  const slow: typeof its.save = async (version, content) => {
    await new Promise((done) => setTimeout(done, 100))
    return its.save(version, content)
  }
  const { saver, kept } = open(its, { save: slow })
  saver.change({ clientName: 'K' })
  await pass(550)
  // Taken along by what runs, before its own rest is over.
  saver.change({ clientName: 'Ka' })
  await pass(2000)
  expect(its.draft?.content).toEqual({ clientName: 'Ka' })
  saver.change({ clientName: 'Kaveri' })
  await pass(1000)
  expect(its.draft?.content).toEqual({ clientName: 'Kaveri' })
  expect(saver.state()).toEqual({ name: 'saved' })
  expect(kept.now).toBeNull()
})
