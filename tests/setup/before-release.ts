import { test } from 'vitest'
import { thorough } from './property.ts'

/** A test that is dear and seldom fails: with THOROUGH=1 alone. */
export const beforeRelease = test.runIf(thorough(false, true))
