/** The steps of a seller's first hour, in order. Each can be left for later, but the business comes first. */
export const setupSteps = ['business', 'tax', 'payments'] as const
export type SetupStep = (typeof setupSteps)[number]

export type SetupProgress = Record<SetupStep, boolean>

export const isSetupStep = (value: string): value is SetupStep =>
  setupSteps.some((step) => step === value)

/** Returns the first open step after `step`, or from the beginning; null when none is open. */
export function nextStep(done: SetupProgress, step?: SetupStep): SetupStep | null {
  const behind = setupSteps.slice(step ? setupSteps.indexOf(step) + 1 : 0)
  return behind.find((one) => !done[one]) ?? null
}
