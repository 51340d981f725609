import { DataError, messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages/messages.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'

/** Tells why figures could not be had, in the server's words or else in ours. */
export function reasonOf(error: unknown): string {
  const status = error instanceof DataError ? error.status : null
  if (status === 0) return messageOf(error, sentenceOf('no_connection') ?? messages.unknownError)
  // A failure without even a code explains nothing.
  const hasFailed = error instanceof DataError && error.status >= 500 && error.code !== ''
  return messageOf(error, hasFailed ? messages.serverFailed : messages.unknownError)
}
