import { stateNameOf } from '../gst/states.ts'
import { minorToDecimal } from '../money.ts'
import { type LedgerNames, nameOf } from './ledgers.ts'
import { partyFacts } from './masters.ts'
import { partyNames } from './party-names.ts'
import type { LineTax, Voucher, VoucherLine } from './voucher.ts'
import { element, elements, type XmlElement } from './xml.ts'

/** Tally writes a debit below zero. */
const amountOf = (minor: number) => minorToDecimal(minor === 0 ? 0 : -minor)

const tallyDay = (day: string) => day.replaceAll('-', '')

/** Hundredths of a per cent as Tally writes a rate: "9", "2.5". */
const rateOf = (rate: number) => String(rate / 100)

const taxElements = ({ taxability, hsn, rates }: LineTax): XmlElement[] => [
  ...elements({
    GSTOVRDNTAXABILITY: taxability,
    GSTSOURCETYPE: 'Ledger',
    HSNSOURCETYPE: hsn === null ? null : 'Ledger',
    GSTHSNNAME: hsn,
    GSTOVRDNTYPEOFSUPPLY: hsn === null ? null : hsn.startsWith('99') ? 'Services' : 'Goods',
  }),
  ...rates.map(({ head, rate }) =>
    element(
      'RATEDETAILS.LIST',
      elements({
        GSTRATEDUTYHEAD: head,
        GSTRATEVALUATIONTYPE: 'Based on Value',
        GSTRATE: rateOf(rate),
      }),
    ),
  ),
]

const lineElement = (ledger: string, { key, minor, bills, tax }: VoucherLine): XmlElement =>
  element('ALLLEDGERENTRIES.LIST', [
    ...elements({ LEDGERNAME: ledger, ISDEEMEDPOSITIVE: minor > 0 ? 'Yes' : 'No' }),
    ...elements({ ISPARTYLEDGER: key === null ? 'Yes' : 'No', AMOUNT: amountOf(minor) }),
    ...(tax ? taxElements(tax) : []),
    ...bills.map((bill) =>
      element(
        'BILLALLOCATIONS.LIST',
        elements({ NAME: bill.name, BILLTYPE: bill.type, AMOUNT: amountOf(bill.minor) }),
      ),
    ),
  ])

/** Only for a supply under GST: TallyPrime counts it in its own return. */
function supplyElements({ supply, party }: Voucher): XmlElement[] {
  if (supply === null) return []
  const { state, country, registration } = partyFacts(party, supply.gstin)
  return elements({
    GSTREGISTRATIONTYPE: registration,
    STATENAME: state,
    COUNTRYOFRESIDENCE: country,
    PARTYGSTIN: supply.gstin,
    // A place abroad is no State.
    PLACEOFSUPPLY: supply.place === '96' ? null : stateNameOf(supply.place),
    VCHGSTSTATUSISINCLUDED: 'Yes',
    VCHGSTSTATUSISUNCERTAIN: 'No',
  })
}

/** Gives the writer of vouchers by these names. */
export function voucherWriter(names: LedgerNames): (voucher: Voucher) => XmlElement {
  const partyName = partyNames(names)
  return (voucher) => {
    const { id, day, number, reference, narration, lines } = voucher
    const type = nameOf(names, voucher.type)
    const party = partyName(voucher.party)
    const remote = `bahi-${id}`
    return element('TALLYMESSAGE', [
      element(
        'VOUCHER',
        [
          ...elements({ DATE: tallyDay(day), EFFECTIVEDATE: tallyDay(day), GUID: remote }),
          ...elements({ VOUCHERTYPENAME: type, VOUCHERNUMBER: number, REFERENCE: reference }),
          ...elements({ REFERENCEDATE: reference === null ? null : tallyDay(day) }),
          ...elements({ PARTYLEDGERNAME: party, PARTYNAME: party, NARRATION: narration }),
          ...elements({ PERSISTEDVIEW: 'Accounting Voucher View', ISINVOICE: 'No' }),
          ...supplyElements(voucher),
          ...lines.map((line) =>
            lineElement(line.key === null ? party : nameOf(names, line.key), line),
          ),
        ],
        { REMOTEID: remote, VCHTYPE: type, ACTION: 'Create', OBJVIEW: 'Accounting Voucher View' },
      ),
    ])
  }
}
