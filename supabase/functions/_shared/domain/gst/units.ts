import { units } from '../people/choices.ts'

/** The unit quantity codes by which the tax office counts goods, as its list words them; services have none. */
export const uqcs: readonly { code: string; label: string }[] = [
  { code: 'BAG', label: 'bags' },
  { code: 'BAL', label: 'bale' },
  { code: 'BDL', label: 'bundles' },
  { code: 'BKL', label: 'buckles' },
  { code: 'BOU', label: 'billion of units' },
  { code: 'BOX', label: 'box' },
  { code: 'BTL', label: 'bottles' },
  { code: 'BUN', label: 'bunches' },
  { code: 'CAN', label: 'cans' },
  { code: 'CBM', label: 'cubic meters' },
  { code: 'CCM', label: 'cubic centimeters' },
  { code: 'CMS', label: 'centimeters' },
  { code: 'CTN', label: 'cartons' },
  { code: 'DOZ', label: 'dozens' },
  { code: 'DRM', label: 'drums' },
  { code: 'GGK', label: 'great gross' },
  { code: 'GMS', label: 'grammes' },
  { code: 'GRS', label: 'gross' },
  { code: 'GYD', label: 'gross yards' },
  { code: 'KGS', label: 'kilograms' },
  { code: 'KLR', label: 'kilolitre' },
  { code: 'KME', label: 'kilometre' },
  { code: 'LTR', label: 'litres' },
  { code: 'MLT', label: 'mililitre' },
  { code: 'MTR', label: 'meters' },
  { code: 'MTS', label: 'metric ton' },
  { code: 'NOS', label: 'numbers' },
  { code: 'PAC', label: 'packs' },
  { code: 'PCS', label: 'pieces' },
  { code: 'PRS', label: 'pairs' },
  { code: 'QTL', label: 'quintal' },
  { code: 'ROL', label: 'rolls' },
  { code: 'SET', label: 'sets' },
  { code: 'SQF', label: 'square feet' },
  { code: 'SQM', label: 'square meters' },
  { code: 'SQY', label: 'square yards' },
  { code: 'TBS', label: 'tablets' },
  { code: 'TGM', label: 'ten gross' },
  { code: 'THD', label: 'thousands' },
  { code: 'TON', label: 'tonnes' },
  { code: 'TUB', label: 'tubes' },
  { code: 'UGS', label: 'us gallons' },
  { code: 'UNT', label: 'units' },
  { code: 'YDS', label: 'yards' },
  { code: 'OTH', label: 'others' },
]

/** What people write for some of them, beside the words and codes of the list. */
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

/** Whether a code of the HSN is one of goods: those of services begin with 99. */
export const isGoods = (hsnSac: string | null): boolean =>
  hsnSac !== null && !hsnSac.startsWith('99')

/** The unit of a row as it is issued: of goods the code, where there is one. */
export const issuedUnit = (hsnSac: string | null, unit: string | null): string | null =>
  isGoods(hsnSac) ? (uqcOf(unit) ?? unit) : unit

/** What is offered for the unit of a row with this code; any text is taken, of goods only a unit of the list. */
export const suggestedUnits = (hsnSac: string): readonly string[] =>
  isGoods(hsnSac || null) ? uqcs.map(({ code }) => code) : units
