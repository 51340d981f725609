import { statementWays } from '#domain/reports/statement.ts'
import { usePageWords } from '../page-words.ts'
import { BankRows } from '../pay/bank-rows.tsx'
import { sellerMail } from '../pay/seller-mail.ts'
import { UpiRows } from '../pay/upi-rows.tsx'
import type { ClientStatement } from './client-statement.ts'
import { statementWords } from './statement-words.ts'

/** The ways to pay the balance of today. */
export function Paying({ statement }: { statement: ClientStatement }) {
  const words = usePageWords()
  const { business, client, todayMinor } = statement
  const pay = statementWays(statement, statement, statementWords(words), todayMinor)
  if (!pay.upi && !pay.bank) {
    return (
      <p className="way">
        {words.page.askHow(business.name)}{' '}
        <a href={sellerMail(statement, statementWords(words).statementPage.payment(client.name))}>
          {business.email}
        </a>
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
