import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { compiled, gathered, locales } from '../../build/sentences.ts'
import { latin } from './latin.ts'

const root = join(import.meta.dirname, '../..')
const catalogues = 'src/language'
const domain = 'supabase/functions/_shared/domain'

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const parsed = (file: string, source: string): Node => {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0 || !isNode(program)) throw new Error(`${file} cannot be read.`)
  return program
}
const read = (file: string) => parsed(file, readFileSync(join(root, file), 'utf8'))

/** Attributes that somebody reads, even a single word. */
const said =
  /^(?:label|title|placeholder|alt|help|lead|text|about|message|description|summary|unit|fallback|sent|(?:\w*Text|\w*Label)|aria-(?:label|description|roledescription|valuetext))$/

const hasWord = (text: string) => /\p{L}{2}/u.test(text)
/** "No mail yet", "Sent." and no CSS, path or key. */
const isSentence = (text: string) =>
  /^[“‘]?\p{Lu}[\p{L}’'-]*,? [\p{L}“]/u.test(text) || /^\p{L}[^/]* .*\p{Ll}[.!?…]$/u.test(text)

/** The sentences that stand in a source of its own, each as it stands there. */
function sentencesIn(program: Node): string[] {
  const found: string[] = []
  const visit = (node: Node, isRead: boolean) => {
    const { type, value, name, source, callee } = node
    if (type.startsWith('Import') || type.startsWith('TS') || type === 'JSXIdentifier') return
    // Errors are for developers.
    if (type === 'NewExpression' && isNode(callee) && callee.name === 'Error') return
    // Its own key: documents say it in their language, in English by itself (`PageLabel`).
    if (type === 'CallExpression' && isSay(callee)) return
    if (type === 'JSXText' && typeof value === 'string' && hasWord(value)) found.push(value.trim())
    const text =
      type === 'Literal'
        ? value
        : type === 'TemplateElement' && isRaw(value)
          ? value.raw
          : undefined
    if (typeof text === 'string' && (isRead ? hasWord(text) : isSentence(text))) found.push(text)
    const within =
      type === 'JSXAttribute'
        ? isNode(name) && typeof name.name === 'string' && said.test(name.name)
        : isRead && /^(?:JSXExpressionContainer|ConditionalExpression|TemplateLiteral)$/.test(type)
    for (const [key, child] of Object.entries(node)) {
      if (child === source || key === 'test') continue
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, within)
    }
  }
  visit(program, false)
  return found
}
const isSay = (callee: unknown) =>
  isNode(callee) && isNode(callee.property) && callee.property.name === 'say'
const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string'

const within = (file: string, folder: string) => file.startsWith(`${folder}/`)
const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
const screens = filesOf('src')
  .filter((file) => !within(file, catalogues))
  .filter((file) => file.endsWith('.tsx') || /^src\/(?:app|features|sending|ui)\//.test(file))
const spoken = screens.map((file) => ({ file, sentences: sentencesIn(read(file)) }))

test('a sentence in a component is seen, whatever it stands in', () => {
  const seen = (source: string) => sentencesIn(parsed('x.tsx', source))
  expect(seen('<p>Hello</p>')).toEqual(['Hello'])
  expect(seen('<Field label="Email" />')).toEqual(['Email'])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Source of a component.
  expect(seen('<Field aria-label={on ? `Page ${n}` : "Hide"} />')).toEqual(['Page ', 'Hide'])
  expect(seen("showSuccess('Payment recorded.')")).toEqual(['Payment recorded.'])
  expect(seen("const label = 'New client'")).toEqual(['New client'])
  expect(seen('<Box animation="fade-in 150ms ease-out" p="4" label={words.email} />')).toEqual([])
  expect(seen("throw new Error('Nobody reads this one.')")).toEqual([])
  expect(seen("<p>{words.say(on ? 'Try again' : 'Reload the page')}</p>")).toEqual([])
})

test('no sentence stands in a component', () => {
  expect(spoken.filter(({ sentences }) => sentences.length > 0)).toEqual([])
  expect(spoken.length).toBeGreaterThan(400)
})

/** The sentences of the domain's catalogues that are read while a module loads: they would stay English. */
function readAtLoad(program: Node): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    if (/Function/.test(node.type)) return
    const { object, property } = node
    if (node.type === 'MemberExpression' && isNode(object) && isNode(property)) {
      if (typeof object.name === 'string' && /(?:essages|[a-z]Words)$/.test(object.name)) {
        found.push(`${object.name}.${property.name ?? '…'}`)
      }
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(program)
  return found
}

test('no sentence of the domain is read before it is said', () => {
  const source = 'const a = [messages.one, () => messages.two, taxWords.three]'
  expect(readAtLoad(parsed('x.ts', source))).toEqual(['messages.one', 'taxWords.three'])
  const files = [...filesOf('src'), ...filesOf(domain)].filter(
    (file) => file !== `${domain}/messages/refusals.ts`,
  )
  const early = files.map((file) => ({ file, read: readAtLoad(read(file)) }))
  expect(early.filter((it) => it.read.length > 0)).toEqual([])
  expect(files.length).toBeGreaterThan(900)
})

type Sentence = { text: string | undefined; isCompiled: boolean }

/**
 * Returns a catalogue's sentences by key; a text is undefined where English leaves it to the
 * domain.
 */
function catalogueOf(file: string): Map<string, Sentence> {
  const found = new Map<string, Sentence>()
  const textOf = (node: Node): string | undefined => {
    if (node.type === 'TSAsExpression' && isNode(node.expression)) return textOf(node.expression)
    return typeof node.value === 'string' ? node.value : undefined
  }
  const add = (path: string, node: Node) => {
    if (node.type === 'TSAsExpression' && isNode(node.expression)) return add(path, node.expression)
    if (node.type === 'ObjectExpression' && Array.isArray(node.properties)) {
      for (const { key, value } of node.properties) add(`${path}.${key.name ?? key.value}`, value)
      return
    }
    const [given] = Array.isArray(node.arguments) ? node.arguments : []
    const isCompiled = node.type === 'CallExpression'
    found.set(path, { text: textOf(isCompiled ? given : node), isCompiled })
  }
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.init)) add('', node.init)
    else for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(read(file))
  found.delete('.area')
  return found
}

const areas = readdirSync(join(root, catalogues, 'english'))
const pairs = areas.map((area) => ({
  area,
  english: catalogueOf(join(catalogues, 'english', area)),
  hindi: catalogueOf(join(catalogues, 'hindi', area)),
}))
const parameters = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])/g))].sort()
const marks = (text: string) => text.match(/<\/?\w+>/g)?.sort() ?? []

const withoutCode = (text: string) =>
  text
    .replaceAll(/\{\w+(?:, (?:plural|select|number),?)?|\b(?:one|other) \{|[{}#]|<\/?\w+>/g, ' ')
    .replaceAll(latin, ' ')

test('Hindi says everything that English says, with the same parameters and marks', () => {
  for (const { area, english, hindi } of pairs) {
    expect([...hindi.keys()], area).toEqual([...english.keys()])
    for (const [key, { text = '', isCompiled }] of hindi) {
      const source = english.get(key)
      const where = `${area}${key}`
      expect(text.trim(), where).not.toBe('')
      expect(isCompiled, where).toBe(source?.isCompiled)
      if (source?.text === undefined) continue
      expect(source.text.trim(), where).not.toBe('')
      expect(marks(text), where).toEqual(marks(source.text))
      if (!isCompiled) continue
      expect(parameters(text), where).toEqual(parameters(source.text))
      expect(compiled(source.text, locales.english).code, where).toContain('=>')
      expect(compiled(text, locales.hindi).code, where).toContain('=>')
    }
  }
})

test('Hindi is written in Devanagari, but for names, codes and keys', () => {
  const foreign = pairs.flatMap(({ area, hindi }) =>
    [...hindi]
      .filter(([, { text = '' }]) => /[A-Za-z]{2}/.test(withoutCode(text)))
      .map(([key, { text }]) => `${area}${key}: ${text}`),
  )
  expect(foreign).toEqual([])
})

test('the sentences of one file import each name once', () => {
  const plural = '{n, plural, one {# row} other {# rows}}'
  const lines = [
    plural,
    `{x, number} of ${plural}`,
    '{n, selectordinal, one {#st} other {#th}}',
  ].flatMap((text) => compiled(text, locales.english).imports.split('\n'))
  const names = gathered(lines).flatMap((line) => /\{ (.*) \}/.exec(line)?.[1]?.split(', ') ?? [])
  expect(names.toSorted()).toEqual(['en', 'number', 'plural'])
})
