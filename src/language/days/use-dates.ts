import { use } from 'react'
import { Spoken } from '../words.ts'
import { daysInEnglish } from './english.ts'
import type { Days } from './readings.ts'

/** Formats days in the spoken language. */
export const useDates = (): Days => use(Spoken)?.days ?? daysInEnglish
