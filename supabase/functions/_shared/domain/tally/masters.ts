import { stateNameOf } from '../gst/states.ts'
import { countryNameOf } from '../people/country-name.ts'
import type { TallyParty } from './entries.ts'
import { type LedgerGroup, type LedgerKey, type LedgerNames, nameOf, traitsOf } from './ledgers.ts'
import { partyNames, sameName } from './party-names.ts'
import type { Voucher } from './voucher.ts'
import { element, elements, type XmlElement } from './xml.ts'

/** A ledger that the vouchers of a file post to. */
export interface Master {
  name: string
  group: LedgerGroup
  key: LedgerKey | null
  party: TallyParty | null
}

/** The ledgers of the file, each once, clients last; and names that two kinds of ledgers share. */
export interface Masters {
  masters: Master[]
  /** Every client of the vouchers: several may have one ledger. */
  parties: TallyParty[]
  clashes: string[]
}

/** Collects what some vouchers post to; given one after the other, so that a long file stops nobody. */
export function masterCollector(names: LedgerNames) {
  const known = new Map<string, Master>()
  const parties: TallyParty[] = []
  const clashes = new Set<string>()
  const partyName = partyNames(names)
  // Most vouchers have what others had.
  const seen = new Set<string>()
  const isNew = (id: string) => {
    if (seen.has(id)) return false
    seen.add(id)
    return true
  }
  const add = (master: Master) => {
    const same = sameName(master.name)
    const earlier = known.get(same)
    if (!earlier) known.set(same, master)
    else if (earlier.group !== master.group) clashes.add(master.name)
  }
  return {
    add: ({ lines, party }: Voucher) => {
      for (const { key } of lines) {
        if (key === null) {
          if (isNew(`client ${party.id} ${party.name}`)) {
            parties.push(party)
            add({ name: partyName(party), group: 'Sundry Debtors', key, party })
          }
        } else if (isNew(key))
          add({ name: nameOf(names, key), group: traitsOf(key).group, key, party: null })
      }
    },
    collected: (): Masters => {
      const all = [...known.values()]
      const rank = ({ party }: Master) => Number(party !== null)
      return {
        masters: all.sort(
          (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'),
        ),
        parties: parties.sort((one, other) => one.name.localeCompare(other.name, 'en')),
        clashes: [...clashes],
      }
    },
  }
}

/** From when on Tally takes what is said of a client; GST began on this day. */
const SINCE = '20170701'

const isAbroad = ({ country }: TallyParty) => country !== null && country !== 'IN'

/** Null where neither the State nor a GSTIN is known. */
const stateOf = ({ stateCode, gstin, ...party }: TallyParty) =>
  isAbroad({ stateCode, gstin, ...party })
    ? null
    : stateNameOf(stateCode ?? gstin?.slice(0, 2) ?? null)

/** The client as Tally takes them with a voucher, too. */
export const partyFacts = (party: TallyParty, gstin: string | null) => ({
  state: stateOf(party),
  country: countryNameOf(party.country ?? 'IN'),
  registration: gstin === null ? 'Unregistered/Consumer' : 'Regular',
})

function partyDetails(name: string, party: TallyParty): XmlElement[] {
  const { gstin, address, city, postalCode } = party
  const { state, country, registration } = partyFacts(party, gstin)
  const lines = [...(address ?? '').split('\n'), city ?? ''].map((text) => text.trim())
  const written = lines.filter((text) => text !== '')
  return [
    ...elements({ ISBILLWISEON: 'Yes', COUNTRYOFRESIDENCE: country, LEDSTATENAME: state }),
    ...elements({ GSTREGISTRATIONTYPE: registration, PARTYGSTIN: gstin }),
    element('LEDMAILINGDETAILS.LIST', [
      ...elements({ APPLICABLEFROM: SINCE, MAILINGNAME: name }),
      ...(written.length === 0
        ? []
        : [
            element(
              'ADDRESS.LIST',
              written.map((text) => element('ADDRESS', text)),
              { TYPE: 'String' },
            ),
          ]),
      ...elements({ STATE: state, COUNTRY: country, PINCODE: postalCode }),
    ]),
    element(
      'LEDGSTREGDETAILS.LIST',
      elements({
        APPLICABLEFROM: SINCE,
        GSTREGISTRATIONTYPE: registration,
        PLACEOFSUPPLY: state,
        GSTIN: gstin,
      }),
    ),
  ]
}

const keyDetails = (key: LedgerKey): XmlElement[] => {
  const { duty, taxability } = traitsOf(key)
  return elements({
    TAXTYPE: duty === undefined ? null : 'GST',
    GSTDUTYHEAD: duty ?? null,
    GSTAPPLICABLE: taxability === undefined ? null : 'Applicable',
    ISBILLWISEON: 'No',
  })
}

/** A ledger as Tally takes it; one of that name that is there stays. */
export const masterElement = ({ name, group, key, party }: Master): XmlElement =>
  element('TALLYMESSAGE', [
    element(
      'LEDGER',
      [
        element('NAME.LIST', [element('NAME', name)], { TYPE: 'String' }),
        ...elements({ PARENT: group }),
        ...(party ? partyDetails(name, party) : []),
        ...(key ? keyDetails(key) : []),
      ],
      { NAME: name, ACTION: 'Create' },
    ),
  ])
