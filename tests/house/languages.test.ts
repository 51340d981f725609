import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languageCodes } from '#languages/languages.ts'
import { authMails, templatesFolder } from '../../build/written/auth-mails.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const catalogues = 'supabase/functions/_shared/languages'

/** The program, and the pages that it is in. */
const pages = ['index.html', 'invoice.html', 'statement.html']
const program = ['src', 'supabase/functions', 'hosting', 'build', 'vite.config.ts', ...pages]
const others = languageCodes.filter((code) => code !== 'en')

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...program], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.(?:tsx?|js|css|html)$/.test(file) &&
      !file.includes('.test.') &&
      existsSync(join(root, file)) &&
      !others.some((code) => file.startsWith(`${catalogues}/${code}/`)) &&
      // Scripts of the fonts, not languages of the product.
      !/^(?:supabase\/functions\/api\/pdf\/shaping|build\/fonts)\//.test(file),
  )

const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line)

// A language more is its folder and these two lines.
test('nothing names a language but its folder, and a line in each of the two lists', () => {
  for (const code of others) {
    const name = new RegExp(`['"\`]${code}['"\`]|\\b${code}-IN\\b|(?:languages|\\.)/${code}/`)
    const named = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => name.test(line) && !isComment(line))
        .map(() => file),
    )
    expect(named).toEqual(['src/language/load-screens.ts', `${catalogues}/list.ts`])
  }
})

test('the mails of the Auth server are those that the languages write', async () => {
  for (const [file, mail] of await authMails()) {
    expect(readFileSync(join(templatesFolder, file), 'utf8')).toBe(mail)
    for (const code of others) expect(mail).toContain(` lang="${code}"`)
  }
})

// docs/hindi.md has one word for one thing.
test('Hindi says no word that has another by the list, and dots no क, ख or ग', () => {
  const others =
    /[कखग]\u093c|[\u0958-\u095a]|साइन इन|पंक्ति|राशि|अग्रिम|दोहराने वाल|याद दिल|सहेज|कर योग्य|पंजीकृत|टीडीएस|cancel: 'रद्द करें'/u
  const list = ['ls-files', '-co', '--exclude-standard', `${catalogues}/hi`]
  const hindi = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const wrong = hindi.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => others.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
