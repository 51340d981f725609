import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/universal'
import { expect, onTestFinished, test } from 'vitest'
import { hostileTexts } from '#tests/factories/hostile-texts.ts'
import fc from '#tests/setup/property.ts'
import type { Column, ColumnKind, Table } from './table.ts'
import { workbookOf } from './workbook.ts'

const column = (label: string, kind: ColumnKind): Column => ({ label, kind })
const columns = [
  column('Client', 'text'),
  column('Total', 'amount'),
  column('Hours', 'number'),
  column('Day', 'day'),
]
const register = (rows: Table['rows'], name = 'Register'): Table => ({ name, columns, rows })

const read = async (tables: readonly Table[]) =>
  readExcelFile(new Blob([new Uint8Array(await workbookOf(tables))]), { trim: false })
const partsOf = async (table: Table) =>
  Object.entries(unzipSync(await workbookOf([table]))).map(
    ([path, bytes]) => [path, strFromU8(bytes)] as const,
  )

/** Characters that XML does not allow are dropped from a sheet. */
const shown = (text: unknown) => String(text ?? '').replace(/[\p{C}\ufffd\r\n]/gu, '')

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    ' =1',
    '-2',
    '@SUM(A1)',
    'constructor',
    '__proto__',
    '12',
    '0012',
    ...hostileTexts,
  ),
)

test('whatever clients are called is a text in its cell, and no cell is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), async (names) => {
      const [sheet] = await read([register(names.map((name) => [name, null, null, '2026-04-01']))])
      expect(sheet?.data.slice(1).map(([name]) => shown(name))).toEqual(names.map(shown))
      for (const [name] of sheet?.data.slice(1) ?? [])
        if (name !== null) expect(name).toBeTypeOf('string')
    }),
    { numRuns: 40 },
  )
  const parts = await partsOf(register(hostileTexts.map((name) => [name, name, name, name])))
  for (const [path, part] of parts)
    expect([path, part]).toEqual([path, expect.not.stringMatching(/<f[ >]/)])
})

test('amounts, quantities and days are numbers and dates', async () => {
  const cents = fc.integer({ min: -99_999_999_999_999, max: 999_999_999_999_999 })
  const day = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cents, day), { minLength: 1 }), async (facts) => {
      const rows = facts.map(([minor, at]) => {
        const digits = String(Math.abs(minor)).padStart(3, '0')
        const amount = `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
        return ['A', amount, '12.5', at.toISOString().slice(0, 10)]
      })
      const [sheet] = await read([register(rows)])
      expect(sheet?.data.slice(1)).toEqual(
        rows.map(([name, amount, , at]) => [
          name,
          Number(amount),
          12.5,
          new Date(`${at}T00:00:00Z`),
        ]),
      )
    }),
    { numRuns: 30 },
  )
})

test('a number that a double cannot hold, and a text that is no day, stay texts', async () => {
  const [sheet] = await read([register([['A', '99999999999999.99', '1e5', '2026-02-30']])])
  expect(sheet?.data[1]).toEqual(['A', '99999999999999.99', '1e5', '2026-02-30'])
})

test('sheets have names that Excel takes, each once', async () => {
  const names = [
    "O'Neil [2026]/27: all?*\\",
    'x'.repeat(40),
    'x'.repeat(35),
    '',
    "'",
    'History',
    'HISTORY 1',
  ]
  const sheets = await read(names.map((name) => register([], name)))
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    "O'Neil 2026 27 all",
    'x'.repeat(31),
    `${'x'.repeat(29)} 2`,
    'Sheet 4',
    'Sheet 5',
    'History 1',
    'HISTORY 1 2',
  ])
  expect((await read([])).map(({ sheet }) => sheet)).toEqual(['Sheet 1'])
})

test('ten thousand rows are written without a worker, which neither the app nor a hosted function may start', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    `Client ${at}`,
    `${at}.25`,
    `${at}`,
    '2026-04-01',
  ])
  const sheet = new Map(await partsOf(register(rows))).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet.length).toBeGreaterThan(1_000_000)
  expect(sheet).toContain('<row r="10001">')
  expect(readFileSync(new URL('workbook.ts', import.meta.url), 'utf8')).toContain('zipSync(')
})

const office = spawnSync('soffice', ['--version']).status === 0

test.skipIf(!office)(
  `LibreOffice opens it: numbers, dates and texts${office ? '' : ' (LibreOffice is not installed)'}`,
  async () => {
    const room = mkdtempSync(join(tmpdir(), 'workbook-'))
    onTestFinished(() => rmSync(room, { recursive: true }))
    const rows = [
      ['=1+1', '-1234567.5', '12.5', '2026-04-01'],
      ['0012', '12345678.90', '3', '2028-02-29'],
    ]
    writeFileSync(
      join(room, 'book.xlsx'),
      await workbookOf([register(rows), register(rows, 'Two')]),
    )
    // Formulas are shown as such, dates as its English locale writes them, and each sheet is a file.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true,false,true,false,-1'
    const home = `-env:UserInstallation=file://${join(room, 'home')}`
    execFileSync(
      'soffice',
      [home, '--headless', '--convert-to', filter, '--outdir', room, 'book.xlsx'],
      { cwd: room, stdio: 'pipe' },
    )
    const file = readFileSync(join(room, 'book-Two.csv'), 'utf8')
    expect(readFileSync(join(room, 'book-Register.csv'), 'utf8')).toBe(file)
    expect(file.trim().split(/\r?\n/)).toEqual([
      'Client,Total,Hours,Day',
      '=1+1,-1234567.5,12.5,04/01/2026',
      '0012,12345678.9,3,02/29/2028',
    ])
  },
  60_000,
)
