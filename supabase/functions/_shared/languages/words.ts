import type { RefusalParams } from '#domain/messages/refusal-params.ts'

/** A catalogue as any language has it: the same keys, and the same parameters. */
export type Words<English> = {
  readonly [Key in keyof English as Key extends 'area' ? never : Key]: English[Key] extends string
    ? string
    : English[Key] extends (...params: never[]) => unknown
      ? English[Key]
      : Words<English[Key]>
}

/** Refusals as any language has them: the same codes. */
export type RefusalsLike<English> = {
  readonly [Code in keyof English]: string | ((params: RefusalParams) => string)
}

export type Refusals = RefusalsLike<Record<string, unknown>>
