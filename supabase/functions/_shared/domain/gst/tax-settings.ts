import * as v from 'valibot'
import type { PlainDate } from '../dates.ts'
import { compositionSchemes, gstRegistrations } from '../document/invoice.ts'
import { itemEntries } from '../document/new/new-item.ts'
import { messages } from '../messages/messages.ts'
import { businessSchema } from '../people/business.ts'
import { optionalPicture } from '../people/logo.ts'
import { financialYearOf } from '../periods.ts'
import { compact, optionalChoice, optionalCode, optionalLine } from '../text.ts'
import { gstinProblem, stateOfGstin } from './gstin.ts'
import { isGstRate } from './rates.ts'
import { gstStates, stateCodeOf } from './states.ts'

/** In characters; the database holds the same. */
const MAX_WORDING = 300

/** A new document is of a day behind the end of the rates that have ended. */
const RATES_OF = '2026-02-01'

const isFinancialYear = (value: string) =>
  /^[0-9]{2}-[0-9]{2}$/.test(value) &&
  (Number(value.slice(0, 2)) + 1) % 100 === Number(value.slice(3))

/** How a seller stands to GST, and what a new document begins with. */
export const taxEntries = {
  gstRegistration: v.optional(
    v.picklist(gstRegistrations, () => messages.gstRegistrationUnknown),
    'none',
  ),
  /** The declaration that a composition dealer's documents carry. */
  compositionScheme: optionalChoice('a composition scheme', compositionSchemes),
  /** The GSTIN; of a seller who is not registered any text. */
  taxId: businessSchema.entries.taxId,
  state: businessSchema.entries.state,
  /** Exports without tax go under a letter of undertaking, which ends with its financial year. */
  lutNumber: optionalCode(/^[A-Z0-9/]{5,30}$/, () => messages.lutNumberInvalid),
  lutYear: v.pipe(
    v.nullish(
      v.string(() => messages.lutYearInvalid),
      '',
    ),
    v.trim(),
    v.check(
      (year) => year === '' || isFinancialYear(year),
      () => messages.lutYearInvalid,
    ),
    v.transform((year) => (year === '' ? null : year)),
  ),
  defaultGstRate: v.pipe(
    itemEntries.gstRate,
    v.check(
      (rate) => rate === null || isGstRate(rate, RATES_OF),
      () => messages.gstRateUnknown,
    ),
  ),
  defaultHsnSac: itemEntries.hsnSac,
  pricesIncludeTax: v.optional(
    v.boolean(() => messages.notYesOrNo),
    false,
  ),
  /** To whole rupees. */
  roundOff: v.optional(
    v.boolean(() => messages.notYesOrNo),
    false,
  ),
  /**
   * Turnover of the financial year before: above, codes have six digits (Notification 78/2020-CT) and invoices to the
   * registered an IRN (Rule 48(4)).
   */
  aboveFiveCrore: v.optional(
    v.boolean(() => messages.notYesOrNo),
    false,
  ),
  /** The tax by HSN/SAC on documents, and not by rate alone. */
  hsnSummary: v.optional(
    v.boolean(() => messages.notYesOrNo),
    false,
  ),
  reverseChargeWording: optionalLine('Reverse charge wording', MAX_WORDING),
  signature: optionalPicture,
}

const fields = v.object(taxEntries)

export type TaxSettings = v.InferOutput<typeof fields>

/** The State that a GSTIN is of, by name; null where it tells none. */
export const stateNameOfGstin = (gstin: string) =>
  gstStates.find(({ code }) => code === stateOfGstin(gstin))?.name ?? null

/** With the GSTIN as it is stored, its State where none is given, and the scheme of a composition dealer alone. */
export function completed<T extends TaxSettings>(settings: T): T {
  const { gstRegistration, compositionScheme, state } = settings
  const taxId = gstRegistration === 'none' ? settings.taxId : compact(settings.taxId ?? '') || null
  return {
    ...settings,
    taxId,
    state: gstRegistration === 'none' ? state : (state ?? stateNameOfGstin(taxId ?? '')),
    compositionScheme: gstRegistration === 'composition' ? compositionScheme : null,
  }
}

type Problem = [field: keyof TaxSettings, message: string]

function problemsOf(settings: TaxSettings): Problem[] {
  const { gstRegistration, compositionScheme, taxId, state, lutNumber, lutYear } = settings
  const found: (Problem | false)[] = [
    gstRegistration === 'composition' &&
      compositionScheme === null && [
        'compositionScheme',
        messages.notInList('a composition scheme'),
      ],
    lutYear === null && lutNumber !== null && ['lutYear', messages.required('Financial year')],
    lutNumber === null && lutYear !== null && ['lutNumber', messages.required('LUT number')],
  ]
  if (gstRegistration !== 'none') found.push(gstinProblemOf(taxId, state))
  return found.filter((problem) => problem !== false)
}

/** Returns the fault of a registered seller's GSTIN, which must also name the State; null when it is right. */
export const ownGstinProblem = (gstin: string): string | null =>
  gstinProblem(gstin) ?? (stateOfGstin(gstin) === null ? messages.gstinStateless : null)

function gstinProblemOf(taxId: string | null, state: string | null): Problem | false {
  if (taxId === null) return ['taxId', messages.required('GSTIN')]
  const problem = ownGstinProblem(taxId)
  if (problem !== null) return ['taxId', problem]
  return stateOfGstin(taxId) !== stateCodeOf(state) && ['taxId', messages.gstinOtherState]
}

/** Returns the fault of a GSTIN stored before such checks existed; null for a text that does not look like one. */
export function oldGstinProblem({ gstRegistration, taxId }: TaxSettings): string | null {
  const typed = compact(taxId ?? '')
  const isMeant = gstRegistration === 'none' && /^[0-9]{2}[A-Z]{3}/.test(typed)
  return isMeant ? gstinProblem(typed) : null
}

/** A letter of undertaking ends with its financial year. */
export const isLutOver = ({ lutYear }: TaxSettings, today: PlainDate): boolean =>
  lutYear !== null && lutYear < financialYearOf(today)

/** Checks the settings that depend on each other. */
export const taxRules = <T extends TaxSettings>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of problemsOf(input)) {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      })
    }
  })

/** The settings as a form gives them; the rate in per cent. */
export const taxSettingsSchema = v.pipe(
  fields,
  v.transform((settings) => completed(settings)),
  taxRules(),
)

export type TaxSettingsInput = v.InferInput<typeof taxSettingsSchema>

/** A new business: its profile, and how it stands to GST. */
export const setupSchema = v.pipe(
  v.object({ ...businessSchema.entries, ...taxEntries }),
  v.transform((business) => completed(business)),
  taxRules(),
)

export type SetupInput = v.InferInput<typeof setupSchema>
export type SetupFields = v.InferOutput<typeof setupSchema>
