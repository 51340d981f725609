import * as v from 'valibot'

/** What came of an invitation: `url` is a path on the app's origin, which works once; without a mail it is to be handed over. */
export const invitedAnswer = v.object({ id: v.string(), url: v.string(), mailed: v.boolean() })
type Invited = v.InferOutput<typeof invitedAnswer>

export const invitedShape = (made: { id: string; token: string }, mailed: boolean): Invited => ({
  id: made.id,
  url: joinPath(made.token),
  mailed,
})

export const joinPath = (token: string) => `/join/${encodeURIComponent(token)}`
