import fc from '../../setup/property.ts'
import type { Tx } from '../../setup/stack/database.ts'
import type { Book } from './book.ts'

export type Step = {
  name: string
  /** The expected end: done, or the code of the refusal; with several codes, any of them is right. */
  ends: (book: Book) => string[]
  /** Acts as the seller in the database; if that succeeds, in the book, too. */
  perform: (tx: Tx, book: Book) => Promise<void>
}

/** The value that an arbitrary generates. */
export type Given<Kind> = Kind extends fc.Arbitrary<infer It> ? It : never

type Action<Input, Answer> = {
  /** The code of the refusal, or nothing; several where the book does not know. */
  refusal: (book: Book, given: Input) => string | string[]
  run: (tx: Tx, book: Book, given: Input) => Promise<Answer>
  take: (book: Book, given: Input, answer: Answer) => void
}

/** Steps of a kind, with whatever they are given: a failing history is told by their names and that. */
export const action = <Input, Answer>(
  name: string,
  given: fc.Arbitrary<Input>,
  { refusal, run, take }: Action<Input, Answer>,
): fc.Arbitrary<Step> =>
  given.map((value) => ({
    name,
    [fc.toStringMethod]: () => `${name} ${fc.stringify(value)}`,
    ends: (book) => [refusal(book, value)].flat().map((code) => code || 'done'),
    perform: async (tx, book) => take(book, value, await run(tx, book, value)),
  }))

/** Picks from the existing ones by remainder, so that a shorter history still has one. */
export const pick = fc.nat(19)
export const of = <One>(all: One[], at: number): One | undefined => all[at % all.length]

/** Picks one that the step can use; one time in five any, so that refusals are tried, too. */
export const likely = <One>(all: One[], at: number, isApt: (one: One) => boolean) => {
  const apt = at % 5 > 0 ? all.filter(isApt) : []
  return of(apt.length > 0 ? apt : all, at)
}

/** True one time in so many. */
export const oneIn = (times: number) => fc.nat(times - 1).map((at) => at === 1)

/** A percentage of a whole, which may be all of it, one more, nothing or less. */
export const share = fc.constantFrom(50, 100, 30, 100, 80, 100, 50, 100, 1, 30, 101, 101, 0, -1)
export const part = (whole: number, share: number) =>
  share === 101 ? whole + 1 : share < 0 ? share : Math.floor((whole * share) / 100)

export const ago = fc.constantFrom(0, 0, 0, 0, 1, 1, 30, 30, 400)
export const tds = fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, 7, 7, -1)
export const method = fc.constantFrom('UPI', 'Bank transfer')

/** An id that nothing has. */
export const nobody = '00000000-0000-4000-8000-000000000000'

/** Asks twice with the same key and expects the same answer. */
export async function twice(again: boolean, ask: () => Promise<string>) {
  const first = await ask()
  if (again && (await ask()) !== first) throw new Error('The same key made another one.')
  return first
}
