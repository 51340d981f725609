import { renamed } from './product.ts'
import type { Settings } from './settings.ts'

type Edit = {
  /** Which sections stay. */
  keep: (section: string) => boolean
  /** Values by `section.key`, as TOML writes them; null takes the line out. */
  values?: Record<string, string | null>
}

/** The lines of supabase/config.toml, which has one value a line, with an edit done. Comments stay behind. */
function edited(source: string, { keep, values = {} }: Edit): string {
  let section = ''
  const put = new Set<string>()
  const lines = source.split('\n').flatMap((line) => {
    section = /^\[([\w.-]+)\]$/.exec(line)?.[1] ?? section
    if (line === '' || line.startsWith('#') || !keep(section)) return []
    const path = `${section}.${/^([\w-]+) =/.exec(line)?.[1]}`
    const value = values[path]
    if (value === undefined) return [line.startsWith('[') ? `\n${line}` : line]
    put.add(path)
    return value === null ? [] : [line.replace(/=.*$/, () => `= ${value}`)]
  })
  const lost = Object.keys(values).filter((path) => keep(path) && !put.has(path))
  if (lost.length > 0) throw new Error(`supabase/config.toml has no ${lost.join(', ')}.`)
  return `${lines.join('\n')}\n`
}

const mailServer = ({ smtp, smtpPort }: Settings) => ({
  'auth.email.smtp.enabled': String(smtp),
  'auth.email.smtp.port': smtpPort,
})

/**
 * supabase/config.toml as a hosted project gets it: with the app's address, the product's name, and what is switched on
 * by the settings. Secrets stay out; the CLI takes them from the environment.
 */
export function liveConfig(source: string, settings: Settings): string {
  const { appUrl, google, templates } = settings
  const config = edited(source, {
    keep: (section) =>
      section !== 'db.seed' && (templates || !section.startsWith('auth.email.template.')),
    values: {
      ...mailServer(settings),
      'auth.site_url': JSON.stringify(appUrl),
      'auth.additional_redirect_urls': JSON.stringify([`${appUrl}/**`]),
      'auth.external.google.enabled': String(google),
      'functions.api.entrypoint': '"./functions/api/index.js"',
      'functions.api.import_map': null,
    },
  })
  // Where the schedule finds the function and the key to call it with.
  const vault = [
    '\n[db.vault]',
    `bahi_project_url = "https://${settings.ref}.supabase.co"`,
    'bahi_secret_key = "env(BAHI_SECRET_KEY)"\n',
  ]
  return renamed(config, settings.productName) + vault.join('\n')
}

/** The mail server alone: the free plan takes mail templates only once it is there. */
export function mailServerConfig(source: string, settings: Settings): string {
  const config = edited(source, {
    keep: (section) => section === '' || section === 'auth.email.smtp',
    values: mailServer(settings),
  })
  return renamed(config, settings.productName)
}
