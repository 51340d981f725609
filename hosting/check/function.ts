import * as v from 'valibot'
import { NOBODY } from '#api/http/client-address.ts'
import { KEY_PREFIX } from '#domain/people/keys.ts'
import { version } from '#domain/version.ts'
import { readChain } from '../../supabase/local/postgres/chain.ts'
import type { Settings } from '../settings.ts'
import { ask, bad, type Finding, finding, good } from './finding.ts'

const description = v.object({ info: v.object({ title: v.string(), description: v.string() }) })
const health = v.object({ data: v.object({ version: v.string(), schema: v.string() }) })
const seen = v.object({ data: v.object({ proxies: v.number(), hops: v.number() }) })

async function read<T>(url: string, schema: v.GenericSchema<T>, headers = {}): Promise<T> {
  const answer = await ask(url, { headers })
  const text = await answer.text()
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (answer.ok && parsed.success) return parsed.output
  throw new Error(
    `${url} answers ${answer.status}. Does it answer at the project itself? If so, upload dist/ again; if not, its log stands under Edge Functions → api → Logs.`,
  )
}

/** The edge function behind the app's address: it is ours, and knows one caller from another. */
export async function checkFunction({
  appUrl,
  productName,
  supportEmail,
}: Settings): Promise<Finding[]> {
  const { info } = await read(`${appUrl}/api/openapi.json`, description)
  const { data } = await read(`${appUrl}/api/address`, seen, { 'X-Forwarded-For': NOBODY })
  return [
    finding(
      `the function answers at ${appUrl}/api`,
      info.title.startsWith(productName) && info.description.includes(supportEmail),
      'It has another name or support address than .env. Run `npm run deploy` again.',
    ),
    addresses(data),
    await keys(appUrl),
  ]
}

const refusal = v.pipe(v.string(), v.parseJson(), v.object({ reason: v.string() }))

/** Calls with a key that is none. Only private.enter() refuses it as that: the setting that names it can stand there unread. */
async function keys(appUrl: string): Promise<Finding> {
  const headers = { Authorization: `Bearer ${KEY_PREFIX}none` }
  const answer = await ask(`${appUrl}/api/client`, { headers })
  const { success, output } = v.safeParse(refusal, await answer.text())
  return finding(
    'the Data API asks private.enter() before a request',
    success && output.reason === 'key_wrong',
    "A key that is none is not refused as that, so keys and members are not told apart from visitors and owners. Run `notify pgrst, 'reload config';` in the SQL editor, and look at the line about keys below.",
  )
}

/** Compares the versions of function and database with this checkout's. */
export async function checkVersions({ appUrl }: Settings): Promise<Finding[]> {
  const { data } = await read(`${appUrl}/api/health`, health)
  const newest = readChain().at(-1)?.version ?? ''
  return [
    ofVersion('the function', data.version, version),
    ofVersion('the database’s schema', data.schema, newest),
  ]
}

const ofVersion = (what: string, live: string, own: string) =>
  finding(
    `${what} is of version ${live}`,
    live === own,
    `This checkout has ${own}. Run \`npm run deploy\`; where this checkout is the older one, \`git pull\` and \`npm ci\` before.`,
  )

function addresses({ proxies, hops }: { proxies: number; hops: number }): Finding {
  const what = `the function tells callers apart (${proxies} proxies before it, told of ${hops})`
  if (proxies === hops) return good(what)
  if (proxies < 1 || proxies > 9) return bad(what, 'No proxy says whose call it is: ask the host.')
  return bad(what, `Set CLIENT_ADDRESS_HOPS=${proxies} in .env and run \`npm run deploy\` again.`)
}
