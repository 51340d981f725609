import { dayInIndia } from '#domain/dates.ts'

/** The day it is in India now; a screen asks when it needs it, since it may stay open over midnight. */
export const todayInIndia = () => dayInIndia(new Date())
