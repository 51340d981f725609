import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const says = (word: RegExp) => (spec: TestSpecification) =>
  spec.project.name === 'stack' && word.test(readFileSync(spec.moduleId, 'utf8'))
const takesTurns = says(/runOneAtATime\(\)/)
const notesMails = says(/hushOthers\(/)

/**
 * A run of mails looks through every account, and sends what tests beside it left due: files that have runs come first,
 * while few accounts are there. Between two that wait for each other come two that do not, for the other workers.
 */
export class MailsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const inTurn = sorted.filter(takesTurns)
    const noting = sorted.filter(notesMails)
    const first = inTurn.flatMap((spec, at) => [spec, ...noting.slice(2 * at, 2 * at + 2)])
    const start = sorted.findIndex(({ project }) => project.name === 'stack')
    const before = sorted.slice(0, Math.max(start, 0))
    return [...new Set([...before, ...first, ...noting, ...sorted])]
  }
}
