import { choiceLabels } from './labels-choices.ts'
import { fieldLabels } from './labels-fields.ts'
import { importLabels } from './labels-import.ts'
import { placeLabels } from './labels-places.ts'
import { reportLabels } from './labels-reports.ts'
import { returnLabels } from './labels-returns.ts'
import { standingLabels } from './labels-standing.ts'

/** By what the domain calls it in English. */
export const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  ...standingLabels,
  ...reportLabels,
  ...returnLabels,
  ...importLabels,
  ...choiceLabels,
  ...placeLabels,
}

/** In Hindi, within its sentences; what has no other name keeps its own. */
export const called = (label: string) => labels[label] ?? label
