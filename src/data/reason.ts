import { DataError, messageOf } from '#data/errors.ts'
import { message, refusalMessage } from '#domain/messages/message.ts'

/** Tells why figures could not be had, in the server's words or else in ours. */
export function reasonOf(error: unknown): string {
  const status = error instanceof DataError ? error.status : null
  if (status === 0)
    return messageOf(error, refusalMessage('no_connection') ?? message('unknownError'))
  // A failure without even a code explains nothing.
  const hasFailed = error instanceof DataError && error.status >= 500 && error.code !== ''
  return messageOf(error, hasFailed ? message('serverFailed') : message('unknownError'))
}
