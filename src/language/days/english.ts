import en from 'dayjs/locale/en.js'
import { readingsBy } from './readings.ts'

/** The same whatever English the browser speaks. */
export const daysInEnglish = readingsBy({
  locale: en,
  day: 'D MMM YYYY',
  plain: 'YYYY-MM-DD',
  written: 'MMM D, YYYY',
  longDay: 'MMMM D, YYYY',
  instant: 'MMM D, YYYY, h:mm A',
  until: ' to ',
})
