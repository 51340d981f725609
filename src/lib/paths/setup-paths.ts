import type { SetupStep } from '#domain/people/setup.ts'
import { paths } from './paths.ts'

/** The set-up path at one of its steps. */
export const setupPath = (step: SetupStep) => `${paths.settingBusiness}?step=${step}`
