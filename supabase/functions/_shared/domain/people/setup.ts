/** The steps of a seller's first hour, in order. Each can be left for later, but the business comes first. */
export const setupSteps = ['business', 'tax', 'payments', 'logo'] as const
export type SetupStep = (typeof setupSteps)[number]

export const setupLabels: Record<SetupStep, string> = {
  business: 'Business',
  tax: 'Tax',
  payments: 'Getting paid',
  logo: 'Logo',
}

export type SetupProgress = Record<SetupStep, boolean>

export const isSetupStep = (value: string): value is SetupStep =>
  setupSteps.some((step) => step === value)

/** Where to go on: the first step that is open behind `step`, or from the beginning; null where none is. */
export function nextStep(done: SetupProgress, step?: SetupStep): SetupStep | null {
  const behind = setupSteps.slice(step ? setupSteps.indexOf(step) + 1 : 0)
  return behind.find((one) => !done[one]) ?? null
}
