import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { unprintableCharacters } from '#domain/characters/printable.ts'
import { asksMoney, isBill } from '#domain/document/kind-questions.ts'
import { type DraftKind, kinds } from '#domain/document/kinds.ts'
import { leftOutRows, type TypedItem } from '#domain/document/new/items.ts'
import { sumMinor } from '#domain/gst/tax.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { isPayable } from '#domain/payment/payment-details.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { isSideBySide, otherOf } from '#languages/languages.ts'
import { useBusiness } from '#src/data/business.ts'
import { useClient } from '#src/data/clients.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useLocale, useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { PrintNotice } from '#src/ui/feedback/print-notice.tsx'
import { useNoWayToPayText } from '../../sharing/no-way-to-pay.tsx'
import { type InvoiceFormApi, isEmptyForm } from '../invoice-form-values.ts'
import { SumLines } from '../tax/sum-lines.tsx'
import { SupplyPanel } from '../tax/supply-panel.tsx'
import { useTyped, useTypedSums } from '../typed-sums.tsx'
import { ReturningLink } from '../way-back.tsx'

/** Warns while there is time; a way to pay that is set later shows on the invoice, too. */
function WayToPay({ currency }: { currency: Currency }) {
  const { rail: words } = useWords(editor)
  const { data: business } = useBusiness()
  const text = useNoWayToPayText(currency)
  if (!business || isPayable(business.paymentDetails, currency)) return null
  return (
    <Box>
      <Text textStyle="meta" color="fg.warning">
        {text}
      </Text>
      <Button asChild size="xs" variant="outline" mt="2">
        <ReturningLink to={paths.gettingPaid}>{words.payment}</ReturningLink>
      </Button>
    </Box>
  )
}

/** The sheet is in the language of who types; its document may not be. */
function ClientsLanguage() {
  const { rail: words } = useWords(editor)
  const locale = useLocale()
  const { clientId } = useTyped()
  const { data: client } = useClient(clientId || null)
  if (!client || client.language === 'en') return null
  const language =
    new Intl.DisplayNames(locale, { type: 'language' }).of(otherOf(client.language)) ?? ''
  return (
    <Text textStyle="meta" color="fg.muted">
      {isSideBySide(client.language) ? words.inBoth({ language }) : words.inOther({ language })}
    </Text>
  )
}

/** Warns of legal gaps while there is time. The tax line already tells an unknown State. */
function Cautions({ kind }: { kind: DraftKind }) {
  const typed = useTyped()
  const { cautions } = useTypedSums()
  const { say } = useSpeech()
  if (isEmptyForm(typed, kind)) return null
  return cautions
    .filter(({ code }) => code !== 'client_state_missing')
    .map(({ code, message }) => (
      <Text key={code} textStyle="meta" color="fg.warning">
        {say(message)}
      </Text>
    ))
}

/** Warns of typed values that will not reach the document as they are. */
function Warnings({ currency }: { currency: Currency }) {
  const { rail: words } = useWords(editor)
  const typed = useTyped()
  const left = leftOutRows((typed.items ?? []) as TypedItem[])
  const leftMinor = sumMinor(left)
  // Whatever is typed is printed, wherever it stands.
  const marks = unprintableCharacters(JSON.stringify(typed))
  return (
    <>
      {left.length > 0 && (
        <Text textStyle="meta" color="fg.warning">
          {leftMinor > 0
            ? words.leftOutOf({ count: left.length, amount: formatMoney(leftMinor, currency) })
            : words.leftOut({ count: left.length })}
        </Text>
      )}
      <PrintNotice characters={marks} />
    </>
  )
}

/** Whoever gives a quantity and an amount without a rate may expect their product. */
function WholeAmounts() {
  const { rail: words } = useWords(editor)
  const { items } = useTypedSums().document
  const isProduct = items.some(({ quantity, rate }) => rate === null && Number(quantity) > 1)
  if (!isProduct) return null
  return (
    <Text textStyle="meta" color="fg.muted">
      {words.wholeAmounts}
    </Text>
  )
}

/** Explains how the total is made up, by which tax, and the points to know before it is sent. */
export function SummaryNotes({ form, kind }: { form: InvoiceFormApi; kind: DraftKind }) {
  const { document, supply, sums, total } = useTypedSums()
  const { currency } = document
  const place = supply && 'placeOfSupply' in supply ? supply.placeOfSupply : null
  return (
    <Stack gap="3">
      <SumLines sums={sums} currency={currency} placeOfSupply={place} />
      {supply && kinds[kind].taxed && <SupplyPanel {...{ form, kind, supply }} />}
      <Stack gap="3" aria-live="polite" _empty={{ mt: '-3' }}>
        <ClientsLanguage />
        {isBill({ kind }) && <Cautions kind={kind} />}
        <Warnings currency={currency} />
        {asksMoney({ kind }) && total.minor > 0 && <WayToPay currency={currency} />}
        <WholeAmounts />
      </Stack>
    </Stack>
  )
}
