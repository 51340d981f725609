import { parse, stringify, type TomlTable } from 'smol-toml'
import * as v from 'valibot'
import { renamed } from './product.ts'
import type { Settings } from './settings.ts'

/** Values put in; undefined takes one out. */
type Changes = { [name: string]: string | number | boolean | string[] | undefined | Changes }

const isTable = (value: unknown): value is TomlTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A table with changes of what stands in it. */
function changed(table: TomlTable, changes: Changes, path = ''): TomlTable {
  const result = { ...table }
  for (const [name, change] of Object.entries(changes)) {
    const there = table[name]
    if (there === undefined) throw new Error(`supabase/config.toml has no ${path}${name}.`)
    if (change === undefined) delete result[name]
    else if (typeof change !== 'object' || Array.isArray(change)) result[name] = change
    else if (isTable(there)) result[name] = changed(there, change, `${path}${name}.`)
  }
  return result
}

const mailServer = ({ smtp, smtpPort }: Settings) => ({ enabled: smtp, port: Number(smtpPort) })

/**
 * supabase/config.toml as a hosted project gets it: with the app's address, the product's name, and what is switched on
 * by the settings. Secrets stay out; the CLI takes them from the environment.
 */
export function liveConfig(source: string, settings: Settings): string {
  const { appUrl, google, siteKey, authMails, templates, ref } = settings
  const live = changed(parse(source), {
    db: { seed: undefined },
    auth: {
      site_url: appUrl,
      additional_redirect_urls: [`${appUrl}/**`],
      rate_limit: { email_sent: authMails },
      captcha: { enabled: siteKey !== null },
      email: { smtp: mailServer(settings), ...(templates ? {} : { template: undefined }) },
      external: { google: { enabled: google } },
    },
    functions: { api: { entrypoint: './functions/api/index.js', import_map: undefined } },
  })
  // The address and key with which the schedule calls the function.
  const vault = {
    bahi_project_url: `https://${ref}.supabase.co`,
    bahi_secret_key: 'env(BAHI_SECRET_KEY)',
  }
  return renamed(`${stringify(live)}\n${stringify({ db: { vault } })}`, settings.productName)
}

const mailServerAlone = v.object({
  project_id: v.string(),
  auth: v.object({ email: v.object({ smtp: v.record(v.string(), v.unknown()) }) }),
})

/** The mail server alone: the free plan takes mail templates only once it is there. */
export function mailServerConfig(source: string, settings: Settings): string {
  const config = changed(parse(source), { auth: { email: { smtp: mailServer(settings) } } })
  return renamed(stringify(v.parse(mailServerAlone, config)), settings.productName)
}
