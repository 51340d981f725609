import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { Deductor } from '#domain/tds/deductors.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useTdsActions } from '#src/data/invoices/tds.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { More } from '#src/ui/layout/more.tsx'

/** Deductors who are no clients, such as a bank that pays interest; asked about again if that was a slip. */
export function OtherDeductors({ deductors }: { deductors: readonly Deductor[] }) {
  const { messageOf, messages } = useSpeech()
  const { deductors: words } = useWords(tdsCredit)
  const by = useBy()
  const { forget } = useTdsActions()
  if (deductors.length === 0) return null
  const bringBack = (tan: string) =>
    forget(tan).catch((error: unknown) => showError(messageOf(error, messages.tdsChangeFailed)))
  return (
    <More label={words.others({ count: deductors.length })}>
      <Box as="ul" listStyleType="none">
        {deductors.map(({ tan, name, rows, taxMinor, saidBy }) => (
          <Flex as="li" key={tan} py="2" gap="3" justify="space-between" align="center">
            <Box minW="0">
              <Text overflowWrap="anywhere">{name}</Text>
              <Text textStyle="meta" color="fg.muted">
                {[words.one({ tan, count: rows, amount: formatMoney(taxMinor) }), by(saidBy)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Box>
            <Writers>
              <Button size="xs" variant="outline" onClick={() => void bringBack(tan)}>
                {words.bringBack}
              </Button>
            </Writers>
          </Flex>
        ))}
      </Box>
    </More>
  )
}
