import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'

const root = resolve(import.meta.dirname, '..')
const page = join(root, 'docs/spec-coverage.md')

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []

/** How a call is written: `test`, `test.each`, `test.describe.skip`; empty for what is no chain of names. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  if (callee.type === 'MemberExpression')
    return `${nameOf(callee.object)}.${nameOf(callee.property)}`
  // test.each(…)('a title'), test.each`…`('a title')
  if (callee.type === 'CallExpression') return nameOf(callee.callee)
  return callee.type === 'TaggedTemplateExpression' ? nameOf(callee.tag) : ''
}

const mayNotRun = /\.(skip|skipIf|runIf|todo|fixme|fails)\b/

/** `{ skip: true }` and its like stand between the title and the test. */
const optsOut = (options: unknown, source: string) =>
  isNode(options) &&
  options.type === 'ObjectExpression' &&
  /\b(skip|todo|fails)\b/.test(source.slice(options.start, options.end))

const tag = /\[([a-z]+-\d+)\]/g
/** The line right above a test: `// [list-3] [state-1]`. */
const tagsAbove = /\/\/((?: \[[a-z]+-\d+\])+)\s*$/

type Held = { tag: string; title: string }

/**
 * The tags that a source gives to the tests it runs, with their titles as they are written there (`%s` and `${…}`
 * unfilled). A test that is skipped, to do or stands in a comment holds nothing.
 */
export function heldBy(file: string, source: string): Held[] {
  const held: Held[] = []
  const visit = (node: Node) => {
    if (node.type === 'CallExpression') {
      const name = nameOf(node.callee)
      if (mayNotRun.test(name)) return
      const [title, options] = nodesIn(node.arguments)
      const [, tags = ''] = tagsAbove.exec(source.slice(0, node.start)) ?? []
      if (tags && title && /^test(\.each)?$/.test(name) && !optsOut(options, source)) {
        const written = source.slice(title.start + 1, title.end - 1).replace(/\\(['"`])/g, '$1')
        for (const [, found = ''] of tags.matchAll(tag)) held.push({ tag: found, title: written })
        return
      }
    }
    for (const part of Object.values(node)) nodesIn(part).forEach(visit)
  }
  nodesIn(parseSync(file, source).program).forEach(visit)
  return held
}

/** The tests that hold each tag, as the page names them. */
export function testsByTag(): Map<string, string[]> {
  const tests = new Map<string, string[]>()
  const files = globSync('{src,supabase/functions,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  for (const file of files.sort()) {
    const source = readFileSync(join(root, file), 'utf8')
    if (!/\/\/ \[[a-z]+-\d+\]/.test(source)) continue
    for (const { tag, title } of heldBy(file, source)) {
      tests.set(tag, [...(tests.get(tag) ?? []), `${file} › ${title.replaceAll('|', '\\|')}`])
    }
  }
  return tests
}

const row = /^\| ([a-z]+-\d+) \| (.*?) \| .*\|$/

/** The statements of the page, in their order, each under its heading. */
export function statements(text: string): { tag: string; heading: string }[] {
  let heading = ''
  return text.split('\n').flatMap((line) => {
    heading = /^## (.*)$/.exec(line)?.[1] ?? heading
    const [, tag] = row.exec(line) ?? []
    return tag ? [{ tag, heading }] : []
  })
}

/** The page with the tests that hold each statement now. */
export function written(text: string, tests: Map<string, string[]>): string {
  return text
    .split('\n')
    .map((line) =>
      line.replace(
        row,
        (_, tag: string, statement: string) =>
          `| ${tag} | ${statement} | ${(tests.get(tag) ?? []).join('<br>')} |`,
      ),
    )
    .join('\n')
}

export const readPage = () => readFileSync(page, 'utf8')

if (import.meta.main) writeFileSync(page, written(readPage(), testsByTag()))
