import { beforeAll, expect, test } from 'vitest'
import { type Tx, tryAs } from '../setup/stack/database.ts'
import { become, type Callable, call, callables, needsFiled } from './calls.ts'
import { claim, outcome, record } from './ledger.ts'
import { makeScene, type Scene } from './scene.ts'

/** The argument that is the key of a request, where it has another name. */
const otherKeys: Record<string, string> = {
  'public.stage_import': 'import_id',
  'public.duplicate_document': 'draft_id',
  'public.save_draft': 'draft_id',
}
const keyOf = ({ name, args }: Callable) =>
  otherKeys[name] ?? args.find((argument) => argument.name === 'request_key')?.name

const people = await callables('authenticated')
/** Calls that the server begins for a person whom it has verified. */
const server = (await callables('service_role')).filter(({ args }) =>
  args.some(({ name }) => name === 'sender'),
)
// corrections.test.ts asks those that need a filed document.
const keyed = [...people, ...server].filter(
  (one) => keyOf(one) !== undefined && !needsFiled(one.name),
)

let mine: Scene
let theirs: Scene
beforeAll(async () => {
  mine = await makeScene()
  theirs = await makeScene()
})

/** Another request under the same key: each argument of a function that stands here is changed in turn. */
const others: Record<string, (scene: Scene) => string> = {
  client: () => '{"name": "Another"}',
  item: () => '{"description": "Another"}',
  schedule: ({ values }) =>
    JSON.stringify({ ...JSON.parse(values('').schedule ?? ''), terms_days: 9 }),
  document: ({ values }) =>
    JSON.stringify({ ...JSON.parse(values('').document ?? ''), notes: 'x' }),
  about: () => '{"description": "Another"}',
  rows: () => '[{"name": "Another"}]',
  content: () => '{"clientName": "Another"}',
  amount_minor: () => '99',
  invoice_id: ({ values }) => values('.cancel_invoice').invoice_id ?? '',
  document_id: ({ values }) => values('.cancel_invoice').invoice_id ?? '',
  fingerprint: () => 'another',
}

const key = crypto.randomUUID()
const valuesOf = (callable: Callable, scene: Scene): Record<string, string | null> => ({
  ...scene.values(callable.name),
  ...{ sender: scene.seller, most_a_day: '1000', recipients: '{a@kaveri.example}', copies: '{}' },
  rows: '[{"name": "Narmada Foods"}]',
  item: '{"description": "Retainer of a call"}',
  ...(callable.name === 'public.save_draft' && { version: '0' }),
  [keyOf(callable) ?? '']: key,
})

/** Calls the function in a request of its own, as a person who may. */
async function ask(tx: Tx, callable: Callable, scene: Scene, change = {}) {
  return tx.savepoint(async (sub) => {
    await sub`reset role`
    await sub`select set_config('app.writer', '', true)`
    if (server.includes(callable)) await sub`set local role service_role`
    else await become(sub, scene.seller)
    return [...(await call(sub, callable, { ...valuesOf(callable, scene), ...change }))]
  })
}

test('every function that takes a key of a request is walked here', () => {
  const names = keyed.map(({ name }) => name.replace('public.', ''))
  expect(names).toEqual(expect.arrayContaining(['issue_invoice', 'stage_import', 'claim_payment']))
  expect(names).toEqual(expect.arrayContaining(['begin_invoice_mail', 'begin_statement_mail']))
  for (const callable of keyed) {
    expect(callable.args.filter(({ name }) => name in others).length).toBeGreaterThan(0)
  }
})

test.each(keyed.map((callable) => [callable.name, callable] as const))(
  '%s: a key is a person’s own, the same again makes nothing, and another body under it is 409',
  async (_, callable) => {
    await tryAs(null, async (tx) => {
      const first = await ask(tx, callable, mine)
      // A stranger calls theirs the same, before and after.
      expect(await outcome(ask(tx, callable, theirs))).toBe('done')
      const again = await ask(tx, callable, mine).catch((error: Error) => error.message)
      if (server.includes(callable)) expect(again).toBe('mail_on_its_way')
      else expect(again).toEqual(first)
      for (const { name } of callable.args) {
        const change = others[name]?.(mine)
        if (change === undefined) continue
        expect([name, await outcome(ask(tx, callable, mine, { [name]: change }))]).toEqual([
          name,
          expect.stringMatching(/^PT409 \| (request_used|draft_stale)/),
        ])
      }
    })
  },
)

test('a key in a client’s report stays free for everybody else', async () => {
  await tryAs(null, async (tx) => {
    const { token, invoice_id } = mine.values('')
    await tx`set local role anon`
    await claim(tx, String(token), { request_key: key, amount_minor: 700, reference: 'UTR 7' })
    await become(tx, mine.seller)
    expect(
      await outcome(record(tx, String(invoice_id), { request_key: key, amount_minor: 5 })),
    ).toBe('done')
  })
})
