import hi from 'dayjs/locale/hi.js'
import { readingsBy } from '#src/language/days/readings.ts'

/** dayjs has older spellings; documents and the date picker have these, by `Intl`. */
const spelled = (names: string[] = []) =>
  names.map((name) =>
    name.replace('म्ब', 'ंब').replace('गुरू', 'गुरु').replace('अप्रै.', 'अप्रैल').replace('.', '॰'),
  )

/** The part of the day, as people say it. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

const day = 'D MMM YYYY'

export const daysInHindi = readingsBy({
  locale: {
    ...hi,
    months: spelled(hi.months),
    monthsShort: spelled(hi.monthsShort),
    weekdays: spelled(hi.weekdays),
    meridiem: partOfDay,
  },
  day,
  plain: day,
  longDay: 'D MMMM YYYY',
  instant: `${day}, A h:mm`,
  until: '–',
})
