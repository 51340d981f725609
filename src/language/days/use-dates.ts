import { use } from 'react'
import { Spoken } from '../words.ts'
import { daysInEnglish } from './english.ts'
import type { Days } from './readings.ts'

/** How days read in the language that is spoken. */
export const useDates = (): Days => use(Spoken)?.days ?? daysInEnglish
