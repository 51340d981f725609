import en from 'dayjs/locale/en.js'
import { readingsBy } from './readings.ts'

/** The same whatever English the browser speaks. */
export const daysInEnglish = readingsBy({
  locale: en,
  day: 'D MMM YYYY',
  plain: 'YYYY-MM-DD',
  longDay: 'D MMMM YYYY',
  instant: 'D MMM YYYY, h:mm a',
  until: ' to ',
})
