import type { Client } from '#domain/people/client.ts'
import type { Statement } from '#domain/reports/statement.ts'
import { statementLetter, statementLinks } from '#domain/reports/statement-mail.ts'
import type { QuarterCredit } from '#domain/tds/credit.ts'
import { composeTdsMail, toAskFor } from '#domain/tds/mail.ts'
import type { DocumentWords } from '#languages/document-catalogue.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import type { MailState } from '#src/data/mail-state.ts'
import { useSendStatement, useStatementLink } from '#src/data/statement-sharing.ts'
import { useWords } from '#src/language/words.ts'
import { statementPageUrl } from '#src/lib/paths/report-paths.ts'
import { MailForm } from '#src/sending/mail-form.tsx'
import { OtherWays } from '#src/sending/other-ways.tsx'

interface TdsMailWritingProps {
  statement: Statement
  client: Client
  quarter: QuarterCredit
  words: DocumentWords
  mailing: { token: string | null; state: MailState }
  onClose: () => void
  onSending: (sending: boolean) => void
}

/** The facts that the words of a draft must still agree with. */
const factsOf = (quarter: QuarterCredit) =>
  JSON.stringify(
    toAskFor(quarter).map(({ id, state, taxMinor, reachedMinor }) => [
      ...[id, state, taxMinor, reachedMinor],
    ]),
  )

/** The words, and below them the statement of the quarter; without a mail server the same for the owner's own programs. */
export function TdsMailWriting(props: TdsMailWritingProps) {
  const { statement, client, quarter, words: clients, mailing, onClose, onSending } = props
  const { mail: words } = useWords(tdsCredit)
  const key = { ...statement.period, currency: statement.account.currency }
  const send = useSendStatement(client.id, key)
  const { share } = useStatementLink(client.id, key)
  const to = client.email ?? ''
  const mail = composeTdsMail({ business: statement.business, client, quarter }, clients)
  const { token } = mailing
  const about = (url: string) => ({ ...statement, url })
  const linked = about(token === null ? '' : statementPageUrl(token))
  // Without a link yet, links in the preview lead nowhere, as they do anyway.
  const previewed = about(statementPageUrl(token ?? '…'))
  if (mailing.state !== 'ready') {
    const write = async () => ({
      ...mail,
      message: `${mail.message}\n\n${statementPageUrl(await share())}`,
    })
    return <OtherWays state={mailing.state} to={to} write={write} onClose={onClose} />
  }
  return (
    <MailForm
      about={['tds', client.id, key.firstDay]}
      mail={{ to, cc: client.ccEmails.filter((one) => one !== to).join(', '), ...mail }}
      facts={factsOf(quarter)}
      own={statementLinks(linked)}
      rewrittenText={words.rewritten}
      help={words.help}
      letter={(message) => statementLetter(previewed, clients, message)}
      send={send}
      onClose={onClose}
      onSending={onSending}
    />
  )
}
