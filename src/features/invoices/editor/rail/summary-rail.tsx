import { Box, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { AmountText } from '../../amount-text.tsx'
import { type InvoiceFormApi, isEmptyForm } from '../invoice-form-values.ts'
import { useTyped, useTypedSums } from '../typed-sums.tsx'
import { SummaryNotes } from './summary-notes.tsx'

interface SummaryRailProps {
  form: InvoiceFormApi
  kind: DraftKind
  /** An error of the form as a whole. */
  problem: ReactNode
  actions: ReactNode
  /** The links that lead away from the form. */
  leaving: ReactNode
}

const card = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  px: { base: '3', xl: '4' },
  py: '4',
} as const

/**
 * The total with its actions, and below them the points to know before. On narrow screens the total
 * stays in sight.
 */
export function SummaryRail({ form, kind, problem, actions, leaving }: SummaryRailProps) {
  const words = useWords(editor)
  const id = useId()
  const typed = useTyped()
  const { document, total } = useTypedSums()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display={{ base: 'contents', xl: 'flex' }}
      flexDirection="column"
      gap="4"
      position={{ xl: 'sticky' }}
      top={{ xl: '20' }}
    >
      <Box
        {...card}
        py={{ base: '2.5', xl: '4' }}
        position={{ base: 'sticky', xl: 'static' }}
        bottom={{
          base: 'calc(var(--bahi-bottom-bar, 64px) + env(safe-area-inset-bottom))',
          md: '0',
        }}
        zIndex={{ base: 'docked', xl: 'auto' }}
        boxShadow={{ base: 'lg', xl: 'none' }}
        display="flex"
        flexDirection={{ base: 'row', xl: 'column' }}
        flexWrap={{ base: 'wrap', xl: 'nowrap' }}
        alignItems={{ base: 'center', xl: 'stretch' }}
        gap={{ base: '2', sm: '3' }}
      >
        <Heading
          as="h2"
          id={id}
          textStyle="label"
          srOnly={{ base: true, xl: false }}
          color="fg.muted"
        >
          {words.kinds[kind].summary}
        </Heading>
        <Box flex={{ base: '1 1 auto', xl: 'none' }}>
          <Text color="fg.muted" textStyle="meta">
            {words.total}
          </Text>
          <Box
            textStyle="amount.lg"
            fontSize={{ base: '1rem', sm: '1.125rem', xl: '1.625rem' }}
            aria-live="polite"
          >
            <AmountText amount={total} currency={document.currency} />
          </Box>
        </Box>
        {problem && <Box flex="1 0 100%">{problem}</Box>}
        {actions}
      </Box>
      {!isEmptyForm(typed, kind) && (
        <Box {...card}>
          <SummaryNotes form={form} kind={kind} />
        </Box>
      )}
      {leaving}
    </Box>
  )
}
