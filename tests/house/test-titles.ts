import { parseSync } from 'vite'

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

/**
 * The titles of the tests that a source runs, as they are written there (`%s` and `${…}` unfilled). What is
 * skipped, to do or stands in a comment is no test.
 */
export function testTitles(file: string, source: string): Set<string> {
  const titles = new Set<string>()
  const visit = (node: Node) => {
    if (node.type === 'CallExpression') {
      const name = nameOf(node.callee)
      if (mayNotRun.test(name)) return
      const [title, options] = nodesIn(node.arguments)
      const runs = /^test(\.each)?$/.test(name) && !optsOut(options, source)
      if (runs && title?.type === 'Literal') titles.add(String(title.value))
      if (runs && title?.type === 'TemplateLiteral')
        titles.add(source.slice(title.start + 1, title.end - 1))
    }
    for (const part of Object.values(node)) nodesIn(part).forEach(visit)
  }
  nodesIn(parseSync(file, source).program).forEach(visit)
  return titles
}
