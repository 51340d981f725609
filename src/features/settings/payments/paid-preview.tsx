import { Box, Flex, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { PaymentDetails } from '#domain/payment/payment-details.ts'
import { upiLink } from '#domain/payment/upi.ts'
import { gettingPaid } from '#languages/en/screens/getting-paid.ts'
import { useWords } from '#src/language/words.ts'
import { QrCode } from '#src/sheet/qr-code.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** A rupee: who tries the code pays little. */
const TRIED_MINOR = 100

/** The code as clients see it, to try with one's own phone before a client does. */
export function PaidPreview({ details, payee }: { details: PaymentDetails; payee: string }) {
  const { preview: words } = useWords(gettingPaid)
  const { upiId } = details
  if (upiId === null) return null
  const text = upiLink({
    ...{ vpa: upiId, payee, amountMinor: TRIED_MINOR },
    ...{ note: words.note, reference: 'TEST' },
  })
  const amount = formatMoney(TRIED_MINOR)
  return (
    <Panel title={words.title}>
      <Flex gap="5" align="center" direction={{ base: 'column', sm: 'row' }}>
        <Box
          bg="paper.bg"
          borderWidth="1px"
          borderRadius="l2"
          p="2"
          flexShrink="0"
          css={{ '& svg': { display: 'block', width: '9rem', height: '9rem' } }}
        >
          <QrCode className="" text={text} label={words.code({ upiId, amount })} />
        </Box>
        <Text minW="0" maxW="48ch" color="fg.muted">
          {words.about({ amount })}
        </Text>
      </Flex>
    </Panel>
  )
}
