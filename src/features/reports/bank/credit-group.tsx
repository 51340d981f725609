import { Box, Button, Text } from '@chakra-ui/react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { bankRowLimits } from '#domain/bank/kept-rows.ts'
import type { BankInvoice, Candidate, Credit } from '#domain/bank/matching.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useBankActions } from '#src/data/bank-rows.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showError, showUndo } from '#src/ui/feedback/toast.tsx'
import { keepFocus } from '#src/ui/layout/keep-focus.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CreditCard } from './credit-card.tsx'

/** This many cards are drawn at first, and more by a button. */
const PAGE = 20

interface CreditGroupProps {
  title: string
  about: ReactNode
  credits: readonly { credit: Credit; candidates: readonly Candidate[] }[]
  invoices: ReadonlyMap<string, BankInvoice>
  /** Whether all of them can be set aside at once. */
  goTogether?: boolean
}

/** Credits that are looked at one by one. */
export function CreditGroup(props: CreditGroupProps) {
  const { messageOf, messages } = useSpeech()
  const { title, about, credits, invoices, goTogether = false } = props
  const { groups: words } = useWords(bankFile)
  const { setAside } = useBankActions()
  const [shown, setShown] = useState(PAGE)
  const panel = useRef<HTMLDivElement>(null)
  const place = useCallback((part: HTMLDivElement | null) => {
    panel.current = part
    return keepFocus(part)
  }, [])
  if (credits.length === 0) return null

  const together = credits.slice(0, bankRowLimits.rows)
  // The card that had the focus goes.
  const focusGroup = () => panel.current?.focus()
  const putAside = async (ids: readonly string[]) => {
    try {
      await setAside(ids)
      focusGroup()
      showUndo(messages.bankSetAside, () => void setAside(ids, false))
    } catch (error) {
      showError(messageOf(error, messages.bankAsideFailed))
    }
  }
  return (
    <Panel
      title={`${title} (${credits.length})`}
      ref={place}
      tabIndex={-1}
      outline="0"
      actions={
        goTogether &&
        credits.length > 1 && (
          <Button
            size="xs"
            variant="outline"
            onClick={() => void putAside(together.map(({ credit }) => credit.id))}
          >
            {together.length === credits.length
              ? words.setAllAside({ count: together.length })
              : words.setFirstAside({ count: together.length })}
          </Button>
        )
      }
    >
      <Text color="fg.muted">{about}</Text>
      <Box as="ul" listStyleType="none" aria-label={title}>
        {credits.slice(0, shown).map(({ credit, candidates }) => (
          <CreditCard
            key={credit.id}
            credit={credit}
            candidates={candidates}
            invoices={invoices}
            onSetAside={() => void putAside([credit.id])}
            onDone={focusGroup}
          />
        ))}
      </Box>
      {credits.length > shown && (
        <Button mt="3" variant="outline" onClick={() => setShown(shown + PAGE)}>
          {words.more}
        </Button>
      )}
    </Panel>
  )
}
