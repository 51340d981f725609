import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Fault } from './process/fault.ts'
import { projectDir } from './settings.ts'

type Value = string | number | boolean | string[]
export type Config = ReadonlyMap<string, Value>

/**
 * Reads supabase/config.toml into `section.key` → value. It knows the TOML that the file uses
 * (tables, strings, numbers, booleans, arrays of strings on one line) and refuses anything else.
 */
export async function readConfig(): Promise<Config> {
  return parseConfig(await readFile(resolve(projectDir, 'supabase/config.toml'), 'utf8'))
}

export function parseConfig(text: string): Config {
  const config = new Map<string, Value>()
  let section = ''
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const table = /^\[([\w.-]+)\]$/.exec(line)?.[1]
    const [, key, value] = /^([\w-]+)\s*=\s*(.+)$/.exec(line) ?? []
    if (table) section = `${table}.`
    else if (key && value) config.set(section + key, parseValue(value, index + 1))
    else throw unreadable(index + 1)
  }
  return config
}

export function text(config: Config, key: string): string {
  const value = config.get(key)
  if (typeof value === 'string') return value
  throw new Fault(`supabase/config.toml lacks the text ${key}.`)
}

export function number(config: Config, key: string): number {
  const value = config.get(key)
  if (typeof value === 'number') return value
  throw new Fault(`supabase/config.toml lacks the number ${key}.`)
}

export function flag(config: Config, key: string): boolean {
  const value = config.get(key)
  if (typeof value === 'boolean') return value
  throw new Fault(`supabase/config.toml lacks the switch ${key}.`)
}

export function texts(config: Config, key: string): string[] {
  const value = config.get(key)
  if (Array.isArray(value)) return value
  throw new Fault(`supabase/config.toml lacks the list ${key}.`)
}

/** "60s", "5m" or "1h" in seconds. */
export function seconds(config: Config, key: string): number {
  const value = text(config, key)
  const [, count, unit] = /^(\d+)([smh])$/.exec(value) ?? []
  const factor = { s: 1, m: 60, h: 3600 }[unit ?? '']
  if (count && factor) return Number(count) * factor
  throw new Fault(`supabase/config.toml: ${key} = "${value}" is no duration such as "60s".`)
}

// What JSON reads, TOML means alike: "text", 12, true, ["a", "b"].
function parseValue(source: string, line: number): Value {
  try {
    const value: unknown = JSON.parse(source)
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return value
    }
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  } catch {}
  throw unreadable(line)
}

function unreadable(line: number): Fault {
  return new Fault(
    `supabase/config.toml line ${line}: the embedded stack reads only tables, strings, numbers, true/false and one-line lists.`,
  )
}
