import { pseudoScreens } from './screens.ts'

/** Stands in for Hindi's file in a browser. */
export const hindi = pseudoScreens('hi')
