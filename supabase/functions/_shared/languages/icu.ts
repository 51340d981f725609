type Name<After extends string> = After extends `${infer UpToComma},${string}`
  ? UpToComma extends `${infer UpToBrace}}${string}`
    ? UpToBrace
    : UpToComma
  : After extends `${infer UpToBrace}}${string}`
    ? UpToBrace
    : never

/**
 * Types a parameter by the text after its brace; the braces of a plural's own sentences ("{#
 * rows}") count for nothing.
 */
type Param<After extends string> =
  Name<After> extends `${string}${' ' | '#' | '<' | '{'}${string}` | ''
    ? unknown
    : After extends `${Name<After>}, ${'plural' | 'number'}${string}`
      ? Record<Name<After>, number>
      : Record<Name<After>, string | number>

type Params<Text extends string> = Text extends `${string}{${infer After}`
  ? Param<After> & Params<After>
  : unknown

/**
 * A sentence with parameters or plurals in ICU's MessageFormat: "{count, plural, one {# invoice} other {# invoices}}". The
 * build makes a function of each (`build/sentences.ts`), so that nothing is read in the browser.
 */
export function icu<const Text extends string>(text: Text): (params: Params<Text>) => string {
  throw new Error(`Not compiled by build/sentences.ts: ${text}`)
}
