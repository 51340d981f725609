import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { PlainDate } from '../dates.ts'
import { compositionSchemes, gstRegistrations } from '../document/invoice.ts'
import { itemEntries } from '../document/new/new-item.ts'
import { enterpriseEntries, enterpriseProblem } from '../law/enterprise.ts'
import { businessSchema } from '../people/business.ts'
import { optionalPicture } from '../people/logo.ts'
import { financialYearOf } from '../periods.ts'
import { compact, optionalChoice, optionalCode, optionalLine } from '../text.ts'
import { gstinProblem, stateOfGstin } from './gstin.ts'
import { isGstRate, RATES_OF_TODAY } from './rates.ts'
import { gstStates, stateCodeOf } from './states.ts'

/** In characters; the database holds the same. */
const MAX_WORDING = 300
const MAX_BANK = 120

const isFinancialYear = (value: string) =>
  /^[0-9]{2}-[0-9]{2}$/.test(value) &&
  (Number(value.slice(0, 2)) + 1) % 100 === Number(value.slice(3))

/** The seller's GST settings, and the defaults of a new document. */
export const taxEntries = {
  gstRegistration: v.optional(
    v.picklist(gstRegistrations, message('gstRegistrationUnknown')),
    'none',
  ),
  /** The declaration that a composition dealer's documents carry. */
  compositionScheme: optionalChoice('aCompositionScheme', compositionSchemes),
  /** The GSTIN; any text for an unregistered seller. */
  taxId: businessSchema.entries.taxId,
  state: businessSchema.entries.state,
  /** Exports without tax go under a letter of undertaking, which ends with its financial year. */
  lutNumber: optionalCode(/^[A-Z0-9/]{5,30}$/, message('lutNumberInvalid')),
  lutYear: v.pipe(
    v.nullish(v.string(message('lutYearInvalid')), ''),
    v.trim(),
    v.check((year) => year === '' || isFinancialYear(year), message('lutYearInvalid')),
    v.transform((year) => (year === '' ? null : year)),
  ),
  defaultGstRate: v.pipe(
    itemEntries.gstRate,
    v.check((rate) => rate === null || isGstRate(rate, RATES_OF_TODAY), message('gstRateUnknown')),
  ),
  defaultHsnSac: itemEntries.hsnSac,
  pricesIncludeTax: v.optional(v.boolean(message('notYesOrNo')), false),
  /** Rounds totals to whole rupees. */
  roundOff: v.optional(v.boolean(message('notYesOrNo')), false),
  /**
   * Turnover of the financial year before: above, codes have six digits (Notification 78/2020-CT) and invoices to the
   * registered an IRN (Rule 48(4)).
   */
  aboveFiveCrore: v.optional(v.boolean(message('notYesOrNo')), false),
  /** Shows the tax by HSN/SAC on documents, not only by rate. */
  hsnSummary: v.optional(v.boolean(message('notYesOrNo')), false),
  reverseChargeWording: optionalLine('reverseChargeWording', MAX_WORDING),
  ...enterpriseEntries,
  signature: optionalPicture,
  /** Of exporters: their Importer Exporter Code, and the bank that takes their money, with its AD code. */
  iec: optionalCode(/^([A-Z]{5}[0-9]{4}[A-Z]|[0-9]{10})$/, message('iecInvalid')),
  adCode: optionalCode(/^[0-9]{7}([0-9]{7})?$/, message('adCodeInvalid')),
  exportBank: optionalLine('exportBank', MAX_BANK),
}

const fields = v.object(taxEntries)

export type TaxSettings = v.InferOutput<typeof fields>

/** Returns the name of the State of a GSTIN; null when its form has none. */
const stateNameOfGstin = (gstin: string) =>
  gstStates.find(({ code }) => code === stateOfGstin(gstin))?.name ?? null

/**
 * Fills in the settings: the GSTIN as it is stored, its State unless given, and a scheme for
 * composition dealers only.
 */
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
        message('notInList', { label: 'aCompositionScheme' }),
      ],
    lutYear === null &&
      lutNumber !== null && ['lutYear', message('required', { label: 'financialYear' })],
    lutNumber === null &&
      lutYear !== null && ['lutNumber', message('required', { label: 'lutNumber' })],
  ]
  found.push(enterpriseProblem(settings))
  if (gstRegistration !== 'none') found.push(gstinProblemOf(taxId, state))
  return found.filter((problem) => problem !== false)
}

/** Returns the fault of a registered seller's GSTIN, which must also name the State; null when it is right. */
export const ownGstinProblem = (gstin: string): string | null =>
  gstinProblem(gstin) ?? (stateOfGstin(gstin) === null ? message('gstinStateless') : null)

function gstinProblemOf(taxId: string | null, state: string | null): Problem | false {
  if (taxId === null) return ['taxId', message('required', { label: 'gstin' })]
  const problem = ownGstinProblem(taxId)
  if (problem !== null) return ['taxId', problem]
  return stateOfGstin(taxId) !== stateCodeOf(state) && ['taxId', message('gstinOtherState')]
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
