import type { Database } from '#database'
import { units } from '../people/choices.ts'

/**
 * The tax office's codes for counting goods, in the words of its list; services have none. The
 * database has the same list.
 */
const words: Record<Database['books']['Enums']['uqc'], string> = {
  BAG: 'bags',
  BAL: 'bale',
  BDL: 'bundles',
  BKL: 'buckles',
  BOU: 'billion of units',
  BOX: 'box',
  BTL: 'bottles',
  BUN: 'bunches',
  CAN: 'cans',
  CBM: 'cubic meters',
  CCM: 'cubic centimeters',
  CMS: 'centimeters',
  CTN: 'cartons',
  DOZ: 'dozens',
  DRM: 'drums',
  GGK: 'great gross',
  GMS: 'grammes',
  GRS: 'gross',
  GYD: 'gross yards',
  KGS: 'kilograms',
  KLR: 'kilolitre',
  KME: 'kilometre',
  LTR: 'litres',
  MLT: 'mililitre',
  MTR: 'meters',
  MTS: 'metric ton',
  NOS: 'numbers',
  PAC: 'packs',
  PCS: 'pieces',
  PRS: 'pairs',
  QTL: 'quintal',
  ROL: 'rolls',
  SET: 'sets',
  SQF: 'square feet',
  SQM: 'square meters',
  SQY: 'square yards',
  TBS: 'tablets',
  TGM: 'ten gross',
  THD: 'thousands',
  TON: 'tonnes',
  TUB: 'tubes',
  UGS: 'us gallons',
  UNT: 'units',
  YDS: 'yards',
  OTH: 'others',
}

export const uqcs: readonly { code: string; label: string }[] = Object.entries(words).map(
  ([code, label]) => ({ code, label }),
)

/** Common abbreviations for units, besides the words and codes of the list. */
const usual: Readonly<Record<string, string>> = {
  g: 'GMS',
  gm: 'GMS',
  gram: 'GMS',
  kg: 'KGS',
  kilo: 'KGS',
  km: 'KME',
  l: 'LTR',
  m: 'MTR',
  millilitre: 'MLT',
  ml: 'MLT',
  no: 'NOS',
  packet: 'PAC',
  pc: 'PCS',
  'sq ft': 'SQF',
  'sq m': 'SQM',
}

/** One or many, metre or meter, with a stop or without. */
const bare = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/[\s.]/g, '')
    .replace('meter', 'metre')
    .replace('liter', 'litre')
    .replace(/e?s?$/, '')

const codes = new Map(
  [
    ...Object.entries(usual),
    ...uqcs.map(({ label, code }) => [label, code] as const),
    ...uqcs.map(({ code }) => [code, code] as const),
  ].map(([unit, code]) => [bare(unit), code]),
)

/** The code of a unit as people write it: "pieces", "Kg", "NOS"; null of one that is not on the list. */
export const uqcOf = (unit: string | null): string | null => codes.get(bare(unit ?? '')) ?? null

/** Whether an HSN code is one of goods: those of services begin with 99. */
export const isGoods = (hsnSac: string | null): boolean =>
  hsnSac !== null && !hsnSac.startsWith('99')

/** Returns the unit of an issued row: for goods the code, if there is one. */
export const issuedUnit = (hsnSac: string | null, unit: string | null): string | null =>
  isGoods(hsnSac) ? (uqcOf(unit) ?? unit) : unit

/** Returns the units to suggest for a row with this code. Services may have any text, goods only a unit of the list. */
export const suggestedUnits = (hsnSac: string): readonly string[] =>
  isGoods(hsnSac || null) ? uqcs.map(({ code }) => code) : units
