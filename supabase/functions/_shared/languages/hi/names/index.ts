import type { Names } from '#languages/areas.ts'
import { businesses } from './businesses.ts'
import { documentLanguages } from './document-languages.ts'
import { imports } from './imports.ts'
import { kinds } from './kinds.ts'
import { money } from './money.ts'
import { places } from './places.ts'
import { reports } from './reports.ts'
import { returns } from './returns.ts'
import { standings } from './standings.ts'
import { taxes } from './taxes.ts'
import { tds } from './tds.ts'

export const names: Names = {
  businesses,
  documentLanguages,
  imports,
  kinds,
  money,
  places,
  reports,
  returns,
  standings,
  taxes,
  tds,
}
