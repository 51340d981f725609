import { waysOf } from '#domain/document/view/ways-to-pay.ts'
import { upiRequestOf } from '#domain/payment/upi.ts'
import { usePageWords } from '../page-words.ts'
import { BankRows } from '../pay/bank-rows.tsx'
import { sellerMail } from '../pay/seller-mail.ts'
import { UpiRows } from '../pay/upi-rows.tsx'
import type { ClientStatement } from './client-statement.ts'
import { statementWords } from './statement-words.ts'

/** The ways to pay the balance of today. */
export function Paying({ statement }: { statement: ClientStatement }) {
  const words = usePageWords()
  const { statementPage } = statementWords(words)
  const { business, client, account, upiId, bank, todayMinor } = statement
  const { currency } = account
  const note = statementPage.payment(client.name)
  const link = upiRequestOf({
    ...{ upiId, payee: business.name, amountMinor: todayMinor, currency, number: '', note },
  })
  const abroad = client.country !== 'IN' || currency !== 'INR'
  const pay = waysOf({ upiId, link, bank, currency, abroad }, words, todayMinor)
  if (!pay.upi && !pay.bank) {
    return (
      <p className="way">
        {words.page.askHow(business.name)}{' '}
        <a href={sellerMail(statement, note)}>{business.email}</a>
      </p>
    )
  }
  return (
    <>
      {pay.upi && <UpiRows upi={pay.upi} amountMinor={todayMinor} />}
      {pay.bank && <BankRows bank={pay.bank} amountMinor={todayMinor} folded={pay.upi !== null} />}
    </>
  )
}
