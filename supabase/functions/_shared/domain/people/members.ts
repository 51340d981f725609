import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { toLines } from '../characters/lines.ts'
import { email } from '../text.ts'

/** As what somebody works for a business; the owner is no member. */
export const memberRoles = ['partner', 'accountant'] as const
export type MemberRole = (typeof memberRoles)[number]
export type Role = 'owner' | MemberRole

/** The header of a request that says for whose business a member calls: the id of a business. */
export const BUSINESS_HEADER = 'x-bahi-business'

export const invitationSchema = v.object({ email, role: v.picklist(memberRoles) })
export type NewInvitation = v.InferOutput<typeof invitationSchema>

export const COMMENT_LENGTH = 1_000
const noComment = message('required', { label: 'comment' })

export const commentSchema = v.object({
  text: v.pipe(
    v.string(noComment),
    v.transform(toLines),
    v.nonEmpty(noComment),
    v.maxLength(COMMENT_LENGTH, message('tooLong', { label: 'comment', limit: COMMENT_LENGTH })),
  ),
})

/** Says what a role may do beside reading; the database decides the same (`private.calls`). */
export const mayWrite = (role: Role) => role !== 'accountant'
export const isOwner = (role: Role) => role === 'owner'
