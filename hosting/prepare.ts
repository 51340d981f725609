import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Fault } from '../supabase/local/process/fault.ts'
import { run } from '../supabase/local/process/run.ts'
import { loadDotEnv, projectDir } from '../supabase/local/settings.ts'
import { BUNDLE_LIMIT, bundleFunction } from './bundle.ts'
import { liveConfig, mailServerConfig } from './live-config.ts'
import { productDefine, renamedMarkup } from './product.ts'
import { liveFolder, readSettings, type Settings } from './settings.ts'

const source = resolve(projectDir, 'supabase')

/** Writes the settings of the hosted project: those of `config.toml`, and the mails of Auth. */
export function writeSettings(settings: Settings, folder: string) {
  const live = join(folder, 'supabase')
  const config = readFileSync(join(source, 'config.toml'), 'utf8')
  write(join(live, 'config.toml'), liveConfig(config, settings))
  write(join(folder, 'mail-server/supabase/config.toml'), mailServerConfig(config, settings))
  for (const file of readdirSync(join(source, 'templates'))) {
    const template = readFileSync(join(source, 'templates', file), 'utf8')
    write(join(live, 'templates', file), renamedMarkup(template, settings.productName))
  }
}

/** Writes `folder`, which the Supabase CLI takes for the project: what goes live, and nothing that does not. */
export async function prepare(settings: Settings, folder: string) {
  const live = join(folder, 'supabase')
  // The link of an earlier run stays.
  for (const part of ['templates', 'migrations', 'functions']) {
    rmSync(join(live, part), { recursive: true, force: true })
  }
  writeSettings(settings, folder)
  cpSync(join(source, 'migrations'), join(live, 'migrations'), { recursive: true })
  cpSync(join(source, 'schedule.sql'), join(live, 'schedule.sql'))
  return bundleFunction(join(live, 'functions/api'), productDefine(settings))
}

function write(file: string, content: string) {
  mkdirSync(resolve(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

if (import.meta.main) {
  await run(async () => {
    loadDotEnv()
    const { settings, problems } = readSettings(process.env)
    if (problems.length > 0) throw new Fault(problems.join('\n'))
    const { files, bytes } = await prepare(settings, resolve(projectDir, liveFolder))
    process.stdout.write(`The function: ${files.length} files, ${Math.ceil(bytes / 1000)} kB.\n`)
    if (bytes > BUNDLE_LIMIT) throw new Fault(`The function may have ${BUNDLE_LIMIT} bytes.`)
    return { exitCode: 0 }
  })
}
