import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { runCli } from '../../supabase/local/postgres/supabase-cli.ts'
import { writeSettings } from '../prepare.ts'
import type { Settings } from '../settings.ts'
import { type Finding, finding } from './finding.ts'
import type { Management } from './management.ts'

const compared = v.object({
  changes: v.array(
    v.object({ path: v.array(v.string()), class: v.string(), declared: v.boolean() }),
  ),
})

/** Names of what is declared and otherwise in the project. Values stay unsaid: some are secrets. */
async function differences(settings: Settings): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-check-'))
  try {
    writeSettings(settings, folder)
    const diff = ['config', 'diff', `--remote=${settings.ref}`, '--output-format', 'json']
    const { stdout, output } = await runCli(diff, folder)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), compared), stdout)
    if (!parsed.success) throw new Error(`\`supabase config diff\` failed:\n${output}`)
    return parsed.output.changes
      .filter((change) => change.declared && change.class !== 'remote_only')
      .map(({ path }) => path.join('.'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Auth as supabase/config.toml and .env have it, and a code in the mail that confirms an address. */
export async function checkAuth(settings: Settings, management: Management): Promise<Finding[]> {
  const [wrong, auth] = await Promise.all([differences(settings), management.auth()])
  const template = String(auth.mailer_templates_confirmation_content)
  return [
    finding(
      'Auth is set as declared',
      wrong.length === 0,
      `Otherwise in the project: ${wrong.join(', ')}. Run \`npm run deploy\` again; what the dashboard says is set back.`,
    ),
    finding(
      'the mail of Auth carries the code',
      template.includes('{{ .Token }}'),
      settings.templates
        ? 'The project has another template: nobody can register. Run `npm run deploy` again.'
        : 'Nobody can register before there is a mail server: set SMTP_… in .env and run `npm run deploy` again.',
    ),
  ]
}
