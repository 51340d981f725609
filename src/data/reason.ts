import { DataError, messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { sentenceOf } from '#domain/refusals.ts'

/** Why figures could not be had: what the server said, else what of it is known. */
export function reasonOf(error: unknown): string {
  const status = error instanceof DataError ? error.status : null
  if (status === 0) return messageOf(error, sentenceOf('no_connection') ?? messages.unknownError)
  return messageOf(error, status && status >= 500 ? messages.serverFailed : messages.unknownError)
}
