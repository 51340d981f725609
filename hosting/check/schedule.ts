import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { Settings } from '../settings.ts'
import { bad, type Finding, finding, good } from './finding.ts'
import type { Management } from './management.ts'

const rows = v.tuple([
  v.object({
    missing: v.array(v.string()),
    failed: v.array(v.string()),
    address: v.nullable(v.string()),
    key: v.nullable(v.string()),
    status: v.nullable(v.number()),
    seconds: v.nullable(v.number()),
    unerased: v.array(v.string()),
  }),
])

const file = readFileSync(resolve(import.meta.dirname, '../../supabase/schedule.sql'), 'utf8')
/** The jobs that a deploy sets up, by the file that does. */
export const jobs = [...file.matchAll(/cron\.schedule\(\s*'([\w-]+)'/g)].flatMap(
  ([, name]) => name ?? [],
)
const names = jobs.map((name) => `'${name}'`).join()

/** Only a digest of the Vault key leaves the database. Failures are those of each job's last run within a day. */
const question = `
  select
    array(
      select name from unnest(array[${names}]) as name
      where not exists (select from cron.job where jobname = name and active)
    ) as missing,
    array(
      select job.jobname || ': ' || left(coalesce(run.return_message, ''), 200)
      from cron.job
      cross join lateral (
        select latest.status, latest.return_message
        from cron.job_run_details as latest
        where latest.jobid = job.jobid and latest.start_time > now() - interval '1 day'
          and latest.status in ('succeeded', 'failed')
        order by latest.start_time desc
        limit 1
      ) as run
      where job.jobname in (${names}) and run.status = 'failed'
      order by job.jobname
    ) as failed,
    (select decrypted_secret from vault.decrypted_secrets where name = 'bahi_project_url') as address,
    (select encode(sha256(convert_to(decrypted_secret, 'UTF8')), 'hex')
      from vault.decrypted_secrets where name = 'bahi_secret_key') as key,
    latest.status_code as status,
    extract(epoch from now() - latest.created)::int as seconds,
    array(
      select coalesce('SQLSTATE ' || deletion.failure, 'not tried') from private.account_deletions as deletion
      where deletion.failures > 0 or deletion.asked_at < now() - interval '8 days'
      order by deletion.asked_at
    ) as unerased
  from (select) as always
  left join (
    -- An answer about webhooks says nothing of mails.
    select status_code, created from net._http_response
    where content is null or content not like '%"delivered":%'
    order by created desc limit 1
  ) as latest on true`

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
      `the schedule is set up: ${jobs.length} jobs`,
      found.missing.length === 0,
      `pg_cron lacks ${found.missing.join(', ')}. Run \`npm run deploy\` again.`,
    ),
    finding(
      'the last run of each job went well',
      found.failed.length === 0,
      `These failed: ${found.failed.join('; ')}. Integrations → Cron in the dashboard shows their runs.`,
    ),
    finding(
      'the Vault has the project’s address and its secret key',
      found.address === `https://${ref}.supabase.co` && found.key === digest,
      'They are others than in .env, or missing: docs/hosting.md, "Reminders", says how to write them.',
    ),
    finding(
      'accounts that are left are erased',
      found.unerased.length === 0,
      `Not erased yet: ${found.unerased.length} (${[...new Set(found.unerased)].join(', ')}). docs/hosting.md, "Accounts that are left".`,
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
