import { expect, test } from 'vitest'
import { banks } from './banks.ts'
import { parseBankAmount, parseBankDay } from './cells.ts'
import { readNarration } from './narration.ts'
import { findTable, readStatement } from './statement.ts'

/** Made-up statements in the form of each bank, a line of cells parted by bars. */
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const hdfc = `
HDFC BANK Ltd.||||||Page No .: 1
MS ASHA RAO||||||Account Branch :KORAMANGALA
12, MG ROAD, FLAT 4||||||RTGS/NEFT IFSC: HDFC0000053
From : 01/04/26|To : 30/04/26|||||
********|||||||
Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance
********|********|********|********|********|********|********
01/04/26|NEFT CR-ICIC0000104-KAVERI INTERIORS PVT LTD-ASHA RAO-ICICN52026040112345678|ICICN52026040112345678|01/04/26||1,18,000.00|2,18,000.00
02/04/26|UPI-MEERA IYER-MEERA.IYER@OKAXIS-UTIB0000004-609212345678-LOGO|0000609212345678|02/04/26||5,000.00|2,23,000.00
03/04/26|POS 416021XXXXXX1234 STATIONERS|0000000000001234|03/04/26|450.00||2,22,550.00
STATEMENT SUMMARY  :-||||||
Opening Balance|Dr Count|Cr Count|Debits|Credits|Closing Bal|
1,00,000.00|1|2|450.00|1,23,000.00|2,22,550.00|`

const icici = `
DETAILED STATEMENT||||||||
Account Number|000401XXXXXX(INR) - ASHA RAO|||||||
S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )|
1|01/04/2026|01/04/2026|-|NEFT-HDFCN52026040187654321-KAVERI INTERIORS PVT LTD|0.0|118000.0|218000.00|
2|02/04/2026|02/04/2026|-|MMT/IMPS/609212345678/LOGO/MEERA IYER/HDFC Bank|0.0|5000.0|223000.00|
3|03/04/2026|03/04/2026|-|UPI/609312345678/lunch/shop@ybl/YES BANK|450.0|0.0|222550.00|
Legends Used in Account Statement||||||||`

const iciciPosted = `
No.|Transaction ID|Value Date|Txn Posted Date|ChequeNo.|Description|Cr/Dr|Transaction Amount(INR)|Available Balance(INR)
1|S123456|01/04/2026|01/04/2026 10:15:00 AM|-|RTGS-HDFCR52026040187654321-KAVERI INTERIORS PVT LTD|CR|1,18,000.00|2,18,000.00
2|S123457|02/04/2026|02/04/2026 11:00:00 AM|-|MMT/IMPS/609212345678/LOGO/MEERA IYER/HDFC Bank|CR|5,000.00|2,23,000.00
3|S123458|03/04/2026|03/04/2026 01:00:00 PM|-|BIL/ONL/000123456789/SHOP|DR|450.00|2,22,550.00`

const sbi = `
Account Name|Ms. ASHA RAO||||||
Account Number|'00000031234567890||||||
IFS Code|SBIN0000813||||||
Start Date|1 Apr 2026||||||
Txn Date|Value Date|Description|Ref No./Cheque No.|Branch Code|Debit|Credit|Balance
1 Apr 2026|1 Apr 2026|BY TRANSFER-NEFT*HDFC0000001*HDFCN26091123456*KAVERI INTERIORS PVT LTD--|TRANSFER FROM 99509044300|4430| |1,18,000.00|2,18,000.00
2 Apr 2026|2 Apr 2026|BY TRANSFER-UPI/CR/609212345678/MEERA IYER/UTIB/meera.iyer/LOGO--|TRANSFER FROM 4897691162095|4430| |5,000.00|2,23,000.00
3 Apr 2026|3 Apr 2026|TO TRANSFER-UPI/DR/609312345678/SHOP/YESB/shop/LUNCH--|TRANSFER TO 4897690162094|4430|450.00| |2,22,550.00
**This is a computer generated statement|||||||`

const axis = `
Name :- ASHA RAO||||||
IFSC Code :-UTIB0000052||||||
Statement of Account No - 91701XXXXXXXXX for the period (From : 01-04-2026 To : 30-04-2026)||||||
Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL
01-04-2026|-|NEFT/ICICN52026040112345678/KAVERI INTERIORS PVT LTD/ICICI BANK| |118000.00|218000.00|052
02-04-2026|-|UPI/P2A/609212345678/MEERA IYER/State Bank/LOGO| |5000.00|223000.00|052
03-04-2026|-|POS/STATIONERS/BENGALURU/030426|450.00| |222550.00|052
Unless the constituent notifies the bank immediately of any discrepancy found||||||`

const kotak = `
ASHA RAO|||||||
Period|01/04/2026 To 30/04/2026||||||
IFSC Code|KKBK0000424||||||
Sl. No.|Transaction Date|Value Date|Description|Chq / Ref No.|Amount|Dr / Cr|Balance|Dr / Cr
1|01-04-2026|01-04-2026|NEFT HDFCN52026040187654321 KAVERI INTERIORS PVT LTD|NEFTINW-0412345678|1,18,000.00|CR|2,18,000.00|CR
2|02-04-2026|02-04-2026|Recd:IMPS/609212345678/MEERA IYER/KKBK/X1234/LOGO|IMPS-609212345678|5,000.00|CR|2,23,000.00|CR
3|03-04-2026|03-04-2026|UPI/SHOP/609312345678/LUNCH|UPI-609312345678|450.00|DR|2,22,550.00|CR
Opening balance|as on 01/04/2026   INR 1,00,000.00|||||||`

const kotakSigned = `
Date|Narration|Chq/Ref No|Withdrawal (Dr)/Deposit (Cr)|Balance
01-04-2026|NEFT HDFCN52026040187654321 KAVERI INTERIORS PVT LTD|NEFTINW-0412345678|1,18,000.00(Cr)|2,18,000.00(Cr)
02-04-2026|Recd:IMPS/609212345678/MEERA IYER/KKBK/X1234/LOGO|IMPS-609212345678|5,000.00(Cr)|2,23,000.00(Cr)
03-04-2026|UPI/SHOP/609312345678/LUNCH|UPI-609312345678|450.00(Dr)|2,22,550.00(Cr)`

test.each([
  ['HDFC', 'hdfc', hdfc],
  ['ICICI', 'icici', icici],
  ['ICICI with posting dates', 'icici', iciciPosted],
  ['SBI', 'sbi', sbi],
  ['Axis', 'axis', axis],
  ['Kotak', 'kotak', kotak],
  ['Kotak with one signed column', 'kotak', kotakSigned],
])('a statement of %s tells who paid what, when, and by which reference', (_, bank, text) => {
  const sheet = { rows: rowsOf(text) }
  const { table } = findTable([{ rows: [['Cover']] }, sheet])
  if (!table.columns) throw new Error('The heads were not found.')
  const statement = readStatement(sheet, table.headsAt, table.columns)
  expect(statement.bank).toBe(bank)
  expect(statement.unread).toEqual([])
  expect(statement.rows.map(({ day, amountMinor, side }) => [day, amountMinor, side])).toEqual([
    ['2026-04-01', 11_800_000, 'credit'],
    ['2026-04-02', 500_000, 'credit'],
    ['2026-04-03', 45_000, 'debit'],
  ])
  const [transfer, small] = statement.rows.map(({ narration, reference }) =>
    readNarration(narration, reference),
  )
  expect(transfer).toMatchObject({ method: 'Bank transfer', payer: 'KAVERI INTERIORS PVT LTD' })
  expect(transfer?.reference).toMatch(/^(?:ICICN|HDFC[NR])\d{11,17}$/)
  expect(small).toMatchObject({
    method: /UPI/.test(statement.rows[1]?.narration ?? '') ? 'UPI' : 'Bank transfer',
    payer: 'MEERA IYER',
    reference: '609212345678',
  })
  expect(Object.keys(banks)).toContain(bank)
})

test('a narration that goes on in the next line is one, and totals below the table are no rows', () => {
  const sheet = {
    rows: rowsOf(`
Date|Description|Debit|Credit
01/04/2026|NEFT KAVERI||100.00
|INV/26-27/0001||
|Total||100.00
|Thank you||`),
  }
  const { rows } = readStatement(sheet, 0, { day: 0, narration: 1, withdrawal: 2, deposit: 3 })
  expect(rows.map(({ narration, place }) => [narration, place])).toEqual([
    ['NEFT KAVERI INV/26-27/0001', 2],
  ])
})

test('a line with an unclear amount is reported by its place, and a column without sides is not guessed', () => {
  const sheet = {
    rows: rowsOf(`
Date|Details|Amount
01/04/2026|NEFT|100.00
02/04/2026|NEFT|1.0.0`),
  }
  const columns = { day: 0, narration: 1, amount: 2 }
  expect(readStatement(sheet, 0, columns)).toMatchObject({ rows: [], unread: [2, 3] })
  sheet.rows.push(['03/04/2026', 'POS', '-5.00'])
  expect(readStatement(sheet, 0, columns)).toMatchObject({
    rows: [
      { side: 'credit', amountMinor: 10_000 },
      { side: 'debit', amountMinor: 500 },
    ],
    unread: [3],
  })
})

test('a file of no known heads is left to the person', () => {
  const { table } = findTable([
    { rows: [['Asha Rao'], ['Kab', 'Kya', 'Kitna'], ['1/4/26', 'x', '1']] },
  ])
  expect(table).toEqual({ headsAt: 1, heads: ['Kab', 'Kya', 'Kitna'], columns: null })
})

test.each([
  ['01/04/26', '2026-04-01'],
  ['1-4-2026', '2026-04-01'],
  ['01-Apr-2026', '2026-04-01'],
  ['1 Apr 26', '2026-04-01'],
  ['01APR2026', '2026-04-01'],
  ['2026-04-01', '2026-04-01'],
  ['2026-04-01 10:20:30', '2026-04-01'],
  ['46113', '2026-04-01'],
  ['46113.5', '2026-04-01'],
  ['31/02/2026', null],
  ['13/13/2026', null],
  ['Total', null],
  ['', null],
  ['123', null],
])('the day %s is %s', (cell, day) => {
  expect(parseBankDay(cell)).toBe(day)
})

test('the month comes first only where no day could', () => {
  const sheet = (days: string[]) => ({
    rows: [['Date', 'Details', 'Credit'], ...days.map((day) => [day, 'x', '1'])],
  })
  const daysOf = (days: string[]) =>
    readStatement(sheet(days), 0, { day: 0, narration: 1, deposit: 2 }).rows.map(({ day }) => day)
  expect(daysOf(['4/1/2026', '4/30/2026'])).toEqual(['2026-04-01', '2026-04-30'])
  expect(daysOf(['4/1/2026', '5/1/2026'])).toEqual(['2026-01-04', '2026-01-05'])
})

test.each([
  ['1,00,000.00', 10_000_000, null],
  ['₹ 1000', 100_000, null],
  ['1,000.00 Cr', 100_000, 'credit'],
  ['500.00(Dr)', 50_000, 'debit'],
  ['500.5DR', 50_050, 'debit'],
  ['-500.00', 50_000, 'debit'],
  ['(500.00)', 50_000, 'debit'],
  ['.50', 50, null],
  ['100.10000', 10_010, null],
])('the amount %s is %s paise', (cell, minor, side) => {
  expect(parseBankAmount(cell)).toEqual({ minor, side })
})

test.each(['', '-', 'Nil', '1.005', '1.2.3', 'Cr'])('%s is no amount', (cell) => {
  expect(parseBankAmount(cell)).toBeNull()
})
