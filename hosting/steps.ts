import { liveFolder, type Settings, secretNames, smtpNames } from './settings.ts'
import type { Host } from './site/hosts.ts'

export type Step = {
  title: string
  command: readonly [program: string, ...args: string[]]
  env: Record<string, string>
  /** Variables that the command reads by itself. */
  reads: string[]
  /** The likely cause when it fails. */
  hint: string
}

const live = ['--workdir', liveFolder, '--yes']
const mailServerOnly = ['--workdir', `${liveFolder}/mail-server`, '--yes']

/** All that is done, in this order; each step may be repeated. */
export function stepsFor(settings: Settings, backup = true): Step[] {
  const { ref, appUrl, host, supabaseUrl, publishableKey, google, smtp, siteKey } = settings
  const mail = smtp ? smtpNames : []
  const captcha = siteKey === null ? [] : ['TURNSTILE_SECRET_KEY']
  const product = {
    BAHI_SUPPORT_EMAIL: settings.supportEmail,
    BAHI_PRODUCT_NAME: settings.productName,
  }
  return [
    {
      title: 'Write what goes live: settings, mail templates, the function as a bundle',
      command: ['node', 'hosting/prepare.ts'],
      env: product,
      reads: [],
      hint: '`npm run check:functions` says whether the function itself is at fault.',
    },
    {
      title: 'Link the folder to the project',
      command: ['supabase', 'link', '--project-ref', ref, ...live],
      env: {},
      reads: ['SUPABASE_ACCESS_TOKEN'],
      hint: 'Does SUPABASE_ACCESS_TOKEN belong to an account that may see the project in SUPABASE_PROJECT_REF? Is the project paused? Its dashboard says so and wakes it.',
    },
    {
      title: 'See that the database is of these migrations, and back it up before it changes',
      command: ['node', 'hosting/database.ts', ...(backup ? [] : ['--without-backup'])],
      env: {},
      reads: ['SUPABASE_ACCESS_TOKEN', ...(backup ? ['SUPABASE_DB_URL'] : [])],
      hint: 'The lines above say what to do about the database.',
    },
    {
      title: 'Bring the database up to date: the key in its Vault, the migrations',
      command: ['supabase', 'db', 'push', '--remote', ...live],
      env: {},
      reads: ['BAHI_SECRET_KEY'],
      hint: 'The migration named above was not applied, those before it were. If the connection failed, set SUPABASE_DB_PASSWORD to the database’s password.',
    },
    ...(smtp
      ? [
          {
            title: 'Tell Auth its mail server',
            command: ['supabase', 'config', 'push', `--remote=${ref}`, ...mailServerOnly] as const,
            env: {},
            reads: mail,
            hint: 'The value named above was refused. Correct it in .env.',
          },
        ]
      : []),
    {
      title: 'Set up Auth: rules of sign-in and their limits, addresses, mail templates, Google',
      command: ['supabase', 'config', 'push', ...live],
      env: {},
      reads: [...(google ? ['GOOGLE_CLIENT_ID', 'GOOGLE_SECRET'] : []), ...captcha, ...mail],
      hint: 'The value named above was refused. Correct it where it stands: in .env or in supabase/config.toml.',
    },
    {
      title: 'Tell the edge function where the app lives, and its mail server',
      command: [
        ...(['supabase', 'secrets', 'set', `ALLOWED_ORIGINS=${appUrl}`] as const),
        ...[`APP_URL=${appUrl}`, ...live],
      ],
      env: {},
      // The CLI takes them by itself, as supabase/config.toml says: no password stands in a command.
      reads: [...captcha, ...mail, ...settings.functionSettings],
      hint: 'SUPABASE_ACCESS_TOKEN must be allowed to write the secrets of edge functions.',
    },
    {
      title: 'Deploy the edge function',
      command: ['supabase', 'functions', 'deploy', 'api', '--use-api', ...live],
      env: {},
      reads: [],
      hint: 'SUPABASE_ACCESS_TOKEN must be allowed to write edge functions.',
    },
    {
      title: 'Schedule the mails that go by themselves',
      command: ['supabase', 'db', 'query', '--remote', '--file', 'supabase/schedule.sql', ...live],
      env: {},
      reads: [],
      hint: 'The extensions pg_cron and pg_net can be switched on under Integrations in the dashboard.',
    },
    {
      title: 'Build the app into dist/, with the files its host reads',
      command: ['vite', 'build'],
      env: {
        VITE_SUPABASE_URL: supabaseUrl,
        VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
        VITE_GOOGLE_SIGN_IN: String(google),
        VITE_TURNSTILE_SITE_KEY: siteKey ?? '',
        BAHI_HOST: host ?? '<BAHI_HOST>',
        BAHI_APP_URL: appUrl,
        ...product,
      },
      reads: [],
      hint: 'Run `npm ci`, then try again.',
    },
  ]
}

const uploads: Record<Host, string> = {
  cloudflare: 'npx wrangler pages deploy dist --branch main',
  netlify: 'npx netlify deploy --prod --no-build --dir dist',
  vercel: 'npx vercel deploy dist --prod',
}

/** The one step that is left to the founder, whose account at the host nobody else needs. */
export function uploadCommand({ host }: Settings): string {
  return host ? uploads[host] : 'as BAHI_HOST says'
}

export function describeStep({ title, command, env, reads }: Step, number: number): string {
  const shown = Object.entries(env).map(([name, value]) => `   with ${name}=${value}`)
  const read = reads.map((name) =>
    secretNames.includes(name) ? `   reads ${name}, which is not shown` : `   reads ${name}`,
  )
  return [`${number}. ${title}`, `   ${command.join(' ')}`, ...shown, ...read].join('\n')
}
