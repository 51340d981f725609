import * as v from 'valibot'
import type { ReturnForm } from '#domain/gst/filing.ts'
import { memberRoles, type NewInvitation, type Role } from '#domain/people/members.ts'
import type { Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { DataError, unwrap } from '../errors.ts'

type Calls = Pick<Db, 'rpc'>

const role = v.picklist(memberRoles)
const person = { id: v.string(), name: v.string(), email: v.string() }

const staff = v.pipe(
  v.object({
    owner: v.object(person),
    members: v.array(v.object({ ...person, role, since: timestamp })),
    invitations: v.array(v.object({ id: v.string(), email: v.string(), role, ends_at: timestamp })),
  }),
  v.transform(({ invitations, ...rest }) => ({
    ...rest,
    /** Told to the owner alone. `endsAt` is an instant, in the past once it is over. */
    invitations: invitations.map(({ ends_at, ...asked }) => ({ ...asked, endsAt: ends_at })),
  })),
)
export type Staff = v.InferOutput<typeof staff>
export type Member = Staff['members'][number]

/** Who works for the business, the longest first. */
export const listMembers = async (db: Calls): Promise<Staff> =>
  v.parse(staff, unwrap(await db.rpc('list_members')))

const made = v.object({ id: v.string(), token: v.string() })

/** Asks somebody; the token of the link is told this once. The database asks for a fresh proof. */
export const inviteMember = async (db: Calls, asked: NewInvitation) =>
  v.parse(made, unwrap(await db.rpc('invite_member', asked)))

export async function endInvitation(db: Calls, id: string): Promise<void> {
  unwrap(await db.rpc('end_invitation', { invitation_id: id }))
}

export async function changeMember(db: Calls, id: string, role: Member['role']): Promise<void> {
  unwrap(await db.rpc('change_member', { person_id: id, role }))
}

export async function removeMember(db: Calls, id: string): Promise<void> {
  unwrap(await db.rpc('remove_member', { person_id: id }))
}

export async function leaveBusiness(db: Calls, businessId: string): Promise<void> {
  unwrap(await db.rpc('leave_business', { business_id: businessId }))
}

const invitation = v.object({
  ...{ business: v.string(), role, email: v.string() },
  ...{ by: v.string(), language: v.string() },
})
export type Invitation = v.InferOutput<typeof invitation>

/** Returns which business asks which address, by the token of its link; refused (404) once it is over. */
export const getInvitation = async (db: Calls, token: string): Promise<Invitation> =>
  v.parse(invitation, unwrap(await db.rpc('invitation', { token })))

/** Makes the caller a member, and returns the id of the business. */
export const acceptInvitation = async (db: Calls, token: string): Promise<string> =>
  v.parse(v.string(), unwrap(await db.rpc('accept_invitation', { token })))

const ownBusiness = {
  ...{ id: v.string(), name: v.string(), role: v.picklist(['owner', ...memberRoles]) },
}

/** A business that somebody has or works for. */
export interface OwnBusiness {
  id: string
  name: string
  role: Role
}

/** The caller's businesses, their own first. */
export const listBusinesses = async (db: Calls): Promise<OwnBusiness[]> =>
  v.parse(v.array(v.object(ownBusiness)), unwrap(await db.rpc('my_businesses')))

const standing = v.pipe(
  v.object({
    ...ownBusiness,
    gstin: v.nullish(v.string(), null),
    ...{ unfiled: v.array(v.string()), unfiled_3b: v.array(v.string()) },
    ...{ refused: v.optional(v.number(), 0), unchecked: v.boolean() },
    ...{ claims: v.number(), to_match: v.number() },
  }),
  v.transform(
    ({ to_match, unfiled, unfiled_3b, ...row }): BusinessStanding => ({
      ...row,
      unfiled: { gstr1: unfiled, gstr3b: unfiled_3b },
      toMatch: to_match,
    }),
  ),
)

/** A business of the caller's with what is open there. */
export interface BusinessStanding extends OwnBusiness {
  gstin: string | null
  /** The first days, `YYYY-MM-DD`, of months that are over and whose return is not marked as filed. */
  unfiled: Record<ReturnForm, string[]>
  /** Documents of the last month that the GST portal would refuse, while its GSTR-1 is not filed. */
  refused: number
  /** Whether nobody marked the last month as checked. */
  unchecked: boolean
  /** Payments that clients reported and nobody has confirmed, at most 100. */
  claims: number
  /** Credits of bank files that wait, at most 100. */
  toMatch: number
}

/** Returns what is open in each of the caller's businesses, their own first. */
export const listStanding = async (db: Calls): Promise<BusinessStanding[]> =>
  v.parse(v.array(standing), unwrap(await db.rpc('businesses_standing')))

const holder = v.object({
  ...{ user_id: v.string(), role: v.picklist(['owner', ...memberRoles]) },
  business_id: v.nullable(v.string()),
})

/** Returns whose account the requests of `db` for a business are for, and the caller's role there; refused (403) to who does not work for it, and (503) where the host does not let members in. */
export async function whoseAccount(
  db: Calls,
  businessId: string,
): Promise<{ userId: string; role: Role }> {
  const known = v.parse(holder, unwrap(await db.rpc('whose_account')))
  // A host that does not read the header would answer, and write, for the caller's own.
  if (known.business_id !== businessId) throw new DataError({ status: 503, code: 'members_closed' })
  return { userId: known.user_id, role: known.role }
}

/** To which of the caller's businesses a document belongs; null where it is none of theirs. */
export const businessOfDocument = async (db: Calls, id: string): Promise<string | null> =>
  v.parse(v.nullable(v.string()), unwrap(await db.rpc('business_of_document', { document_id: id })))
