import * as v from 'valibot'
import { memberRoles } from '#domain/people/members.ts'
import { keepChoice, keptChoice } from './kept-choice.ts'
import { paths } from './paths/paths.ts'

const KEY = 'bahi-business'

/** Loads a page of the app anew, so that nothing of this one is left; a test takes its place. */
export const page = { load: (to: string) => window.location.assign(to) }

const chosenSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), name: v.string(), role: v.picklist(memberRoles), person: v.string() }),
)
/** A business of somebody else that this tab is about, and as what its person works there. */
export type ChosenBusiness = v.InferOutput<typeof chosenSchema>

function read(): ChosenBusiness | null {
  // Pages that the build draws, and browsers that keep nothing, have none.
  try {
    const kept = v.safeParse(chosenSchema, sessionStorage.getItem(KEY) ?? keptChoice(KEY))
    return kept.success ? kept.output : null
  } catch {
    return null
  }
}

let chosen: ChosenBusiness | null = null

/** Takes up the choice of this tab, or of the last one, as a page does once, when it is loaded. */
export function takeUpChoice() {
  chosen = read()
  // Another tab chooses for itself and for new tabs, not for this one.
  if (chosen) sessionStorage.setItem(KEY, JSON.stringify(chosen))
}
takeUpChoice()

/**
 * The business of this tab: what a page began with stays until it is loaded anew, so that nothing of one business is ever
 * mixed with another, and two tabs go their own ways. Null is the person's own business.
 */
export const chosenBusiness = () => chosen

/** Goes on in another business, in this tab and in tabs to be; null is the person's own. */
export function chooseBusiness(next: ChosenBusiness | null, to: string = paths.dashboard) {
  const text = next === null ? 'own' : JSON.stringify(next)
  sessionStorage.setItem(KEY, text)
  keepChoice(KEY, text)
  page.load(to)
}

/** The business for which a person's requests are; null is their own. Who signs in after somebody else begins with their own. */
export const businessFor = (personId: string) => (chosen?.person === personId ? chosen : null)

/** Names the owner of typed texts that this browser keeps: a person in one business, apart from the same person in another. */
export const placeOwner = (personId: string) => {
  const own = businessFor(personId)
  return own === null ? personId : `${personId}.${own.id}`
}
