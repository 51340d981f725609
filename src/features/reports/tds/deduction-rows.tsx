import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useContext, useState } from 'react'
import { tdsNameOn } from '#domain/law/tds-due.ts'
import { formatMoney } from '#domain/money.ts'
import { dayOfDeduction } from '#domain/tds/deduction.ts'
import type { KeptRow } from '#domain/tds/department.ts'
import { earlierDay, type MatchedDeduction } from '#domain/tds/match.ts'
import { tds } from '#languages/en/names/tds.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useTdsActions } from '#src/data/invoices/tds.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { DeductionDialog } from './deduction-dialog.tsx'
import { FileRead, StateBadge } from './state-badge.tsx'

/** So many are drawn at first, and more by a button. */
const PAGE = 50

function useRowText() {
  const { deduction: words } = useWords(tdsCredit)
  const { statuses } = useWords(tds)
  const dates = useDates()
  return ({ taxMinor, code, day, status }: KeptRow) =>
    words.row({
      ...{ amount: formatMoney(taxMinor), code },
      ...{ day: dates.day(day), status: statuses[status] },
    })
}

interface DeductionRowProps {
  deduction: MatchedDeduction
  isOnly: boolean
}

function DeductionRow({ deduction, isOnly }: DeductionRowProps) {
  const { messageOf, messages } = useSpeech()
  const { deduction: words } = useWords(tdsCredit)
  const { kinds } = useWords(tds)
  const dates = useDates()
  const rowText = useRowText()
  const by = useBy()
  const isRead = useContext(FileRead)
  const { setDeduction } = useTdsActions()
  const [changes, setChanges] = useState(false)
  const { invoiceId, number, kind, taxMinor, rows, state } = deduction
  const day = dayOfDeduction(deduction)
  const name = kind && tdsNameOn(kind, day)?.name
  const booked = earlierDay(deduction)
  const take = async (creditedOn: string) => {
    try {
      await setDeduction(deduction.id, { kind, creditedOn })
      showSuccess(messages.deductionSaved)
    } catch (error) {
      showError(messageOf(error, messages.tdsChangeFailed))
    }
  }
  return (
    <Flex as="li" py="2.5" gap="3" justify="space-between" borderTopWidth="1px">
      <Box minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Link to={paths.invoice(invoiceId)}>{number}</Link>
          {!isOnly && <StateBadge state={state} />}
        </Flex>
        <Text textStyle="meta" color="fg.muted">
          {[
            words.line({ day: dates.day(day), amount: formatMoney(taxMinor) }),
            kind ? [name, kinds[kind]].filter(Boolean).join(' ') : words.noKind,
            by(deduction.changedByName),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {isRead && (
          <Text textStyle="meta">
            {rows.length > 0 ? words.there({ rows: rows.map(rowText).join('; ') }) : words.notThere}
            {state === 'wrongCode' && name && ` · ${words.expected({ code: name })}`}
          </Text>
        )}
        {booked !== null && (
          <Text textStyle="meta" color="fg.warning">
            {words.booked({ day: dates.day(booked) })}{' '}
            <Writers>
              <Button size="2xs" variant="outline" onClick={() => void take(booked)}>
                {words.take({ day: dates.day(booked) })}
              </Button>
            </Writers>
          </Text>
        )}
      </Box>
      <Writers>
        <Button
          size="xs"
          variant="ghost"
          color="neel.fg"
          aria-label={words.changeOf({ number })}
          onClick={() => setChanges(true)}
        >
          {words.change}
        </Button>
      </Writers>
      {changes && <DeductionDialog deduction={deduction} onClose={() => setChanges(false)} />}
    </Flex>
  )
}

interface DeductionRowsProps {
  deductions: readonly MatchedDeduction[]
  unexplained: readonly KeptRow[]
  /** There is one alone, and the badge above tells of it. */
  isOnly: boolean
}

/** Each deduction with what the department has of it, and what it has beside them. */
export function DeductionRows({ deductions, unexplained, isOnly }: DeductionRowsProps) {
  const words = useWords(tdsCredit)
  const rowText = useRowText()
  const [shown, setShown] = useState(PAGE)
  return (
    <>
      <Box as="ul" listStyleType="none">
        {deductions.slice(0, shown).map((deduction) => (
          <DeductionRow key={deduction.id} deduction={deduction} isOnly={isOnly} />
        ))}
        {unexplained.slice(0, shown).map((row) => (
          <Box as="li" key={row.id} py="2.5" borderTopWidth="1px">
            <Flex gap="2" align="center" wrap="wrap">
              <Text fontWeight="500">{words.deduction.unexplained}</Text>
              {!isOnly && <StateBadge state="excess" />}
            </Flex>
            <Text textStyle="meta">{words.deduction.there({ rows: rowText(row) })}</Text>
          </Box>
        ))}
      </Box>
      {Math.max(deductions.length, unexplained.length) > shown && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setShown(shown + PAGE)}>
          {words.client.more}
        </Button>
      )}
    </>
  )
}
