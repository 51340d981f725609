import { DataError, messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages/messages.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'

/** Why figures could not be had: what the server said, else what of it is known. */
export function reasonOf(error: unknown): string {
  const status = error instanceof DataError ? error.status : null
  if (status === 0) return messageOf(error, sentenceOf('no_connection') ?? messages.unknownError)
  // A failure without even a code explains nothing.
  const hasFailed = error instanceof DataError && error.status >= 500 && error.code !== ''
  return messageOf(error, hasFailed ? messages.serverFailed : messages.unknownError)
}
