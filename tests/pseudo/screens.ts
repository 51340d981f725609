import en from 'dayjs/locale/en.js'
import type { Language } from '#languages/areas.ts'
import { sentences } from '#languages/en/sentences.ts'
import type { LanguageCode } from '#languages/languages.ts'
import { readingsBy } from '#src/language/days/readings.ts'
import { pseudo } from './mark.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../supabase/functions/_shared/languages/en/{screens,names,messages}/*.ts', '!**/*.test.ts'],
  { eager: true },
)

const isArea = (words: unknown): words is { area: string } =>
  typeof words === 'object' && words !== null && 'area' in words

const areas = Object.values(modules).flatMap((module) =>
  Object.values(module)
    .filter(isArea)
    .map((words) => [words.area, pseudo(words)]),
)

const { months = [], weekdays = [] } = en
const day = 'D MMM YYYY'

/** All that a language says on screens. */
export const pseudoScreens = (code: LanguageCode) =>
  ({
    ...Object.fromEntries(areas),
    code,
    sentences: pseudo(sentences),
    days: readingsBy({
      locale: {
        ...en,
        name: 'qps',
        months: pseudo(months),
        monthsShort: pseudo(months.map((name) => name.slice(0, 3))),
        weekdays: pseudo(weekdays),
      },
      ...{ day, plain: day, longDay: 'D MMMM YYYY' },
      ...{ instant: `${day}, HH:mm`, until: ' – ' },
    }),
  }) as Language
