import { readFileSync, realpathSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from '#domain/version.ts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const { version: ofPackage, dependencies, devDependencies, scripts } = read('package.json')

test('the product, its package and its lock file are of one version, which the changelog knows', () => {
  const locked = read('package-lock.json')
  expect([version, locked.version, locked.packages[''].version]).toEqual(Array(3).fill(ofPackage))
  const heads = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(.+?)\](.*)$/gm)]
  expect(heads.slice(0, 2).map(([, name]) => name)).toEqual(['Unreleased', ofPackage])
  expect(heads[1]?.[2]).toMatch(/^ - \d{4}-\d\d-\d\d$/)
})

test('the edge function and the app use the same versions of every package', () => {
  const targets = ['supabase/functions/api/deno.json', 'bench/pdf/deno.json'].flatMap((config) =>
    Object.values<string>(read(config).imports),
  )
  const pinned = targets
    .map((target) => /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target))
    .filter((match) => match !== null)
  expect(pinned.length).toBeGreaterThan(4)
  for (const [, name = '', version] of pinned)
    expect([name, version]).toEqual([name, dependencies[name] ?? devDependencies[name]])
})

test('the parts of the Supabase client are those of the whole one', () => {
  for (const part of ['@supabase/auth-js', '@supabase/postgrest-js']) {
    expect(dependencies[part]).toBe(dependencies['@supabase/supabase-js'])
  }
})

test('every dependency is pinned to an exact version', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

test('there are at most twenty-one scripts and CONTRIBUTING explains each', () => {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(21)
  for (const name of Object.keys(scripts)) {
    expect(contributing).toContain(name === 'test' ? 'npm test' : `npm run ${name}`)
  }
})

test('the lock file carries no address of a registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "http/)
})

test('the lock file holds the packages of every platform, so that npm ci works on each', () => {
  const packages: Record<string, { optionalDependencies?: Record<string, string> }> =
    read('package-lock.json').packages
  const locked = Object.keys(packages)
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))
  expect(missing).toEqual([])
})

test('the command `deno` is the Deno of the embedded stack; `npm rebuild deno` mends it', () => {
  expect(realpathSync('node_modules/.bin/deno')).not.toContain('deno-hosted')
})
