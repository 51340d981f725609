import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'

export const today = dayInIndia(new Date())
export const cash = { amount: 1_000, method: 'Cash' }
