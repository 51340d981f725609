import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Settings } from '../settings.ts'
import { bad, type Finding, finding, good } from './finding.ts'
import type { Management } from './management.ts'

const rows = v.tuple([
  v.object({
    jobs: v.number(),
    address: v.nullable(v.string()),
    key: v.nullable(v.string()),
    status: v.nullable(v.number()),
    seconds: v.nullable(v.number()),
  }),
])

/** Of the key in the Vault its digest alone leaves the database. */
const question = `
  select
    (select count(*)::int from cron.job where jobname in ('bahi-mails', 'bahi-schedules') and active) as jobs,
    (select decrypted_secret from vault.decrypted_secrets where name = 'bahi_project_url') as address,
    (select encode(sha256(convert_to(decrypted_secret, 'UTF8')), 'hex')
      from vault.decrypted_secrets where name = 'bahi_secret_key') as key,
    latest.status_code as status,
    extract(epoch from now() - latest.created)::int as seconds
  from (select) as always
  left join (select status_code, created from net._http_response order by created desc limit 1) as latest on true`

/** Three runs may be missed; then something is wrong. */
const LATEST = 15 * 60

/** The schedule: there, with the key, and answered lately. Its answers also say whether the function has a mail server. */
export async function checkSchedule(
  { ref, smtp }: Settings,
  env: NodeJS.ProcessEnv,
  management: Management,
): Promise<Finding[]> {
  const [found] = await management.query(question, rows)
  const digest = createHash('sha256')
    .update(env.BAHI_SECRET_KEY ?? '')
    .digest('hex')
  return [
    finding(
      'the schedule is set up',
      found.jobs === 2,
      'pg_cron lacks the job bahi-mails or bahi-schedules. Run `npm run deploy` again.',
    ),
    finding(
      'the Vault has the project’s address and its secret key',
      found.address === `https://${ref}.supabase.co` && found.key === digest,
      'They are others than in .env, or missing: docs/hosting.md, "Reminders", says how to write them.',
    ),
    answers(found, smtp),
  ]
}

function answers(
  { status, seconds }: { status: number | null; seconds: number | null },
  smtp: boolean,
): Finding {
  const what = 'the schedule is answered, and the function has a mail server'
  if (seconds === null || seconds > LATEST) {
    return bad(
      what,
      'No answer in a quarter of an hour. After the first deploy it takes five minutes.',
    )
  }
  if (status === 200) return good(what)
  const reasons: Record<string, string> = {
    401: 'The key in the Vault is not the project’s: docs/hosting.md, "Reminders".',
    503: smtp
      ? 'The function has no mail server. Run `npm run deploy` again.'
      : 'The function has no mail server: set SMTP_… in .env and run `npm run deploy` again.',
  }
  const other = `The last answer was ${status ?? 'none in time'}: Edge Functions → api → Logs.`
  return bad(what, reasons[String(status)] ?? other)
}
