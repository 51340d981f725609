import { Button, Flex, Text } from '@chakra-ui/react'
import { Ban, Download, FileSpreadsheet, MailCheck, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { table } from '#languages/en/screens/table.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useWords } from '#src/language/words.ts'
import type { Chosen } from '../table/use-chosen.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { Failures } from './failures.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { useChosenWork } from './use-chosen-work.ts'
import { isOpen, takes } from './what-takes.ts'

interface ChosenBarProps {
  chosen: Chosen
  /** The way to choose more of the same. */
  more: ReactNode
}

/** The actions on all chosen invoices, below the table while some are chosen. */
export function ChosenBar({ chosen, more }: ChosenBarProps) {
  const { chosen: words } = useWords(table)
  const { invoices } = chosen
  const work = useChosenWork(chosen.clear)
  const [asked, setAsked] = useState<'remind' | 'cancel' | null>(null)
  const close = () => setAsked(null)
  const writes = useMayWrite()

  const reminded = invoices.filter(takes.reminder)
  const cancelled = invoices.filter(takes.cancelling)
  const marked = invoices.filter(takes.mark)
  const toCollect = invoices
    .filter(isOpen)
    .reduce((sum, { balance }) => sum + (balance.rupeesMinor ?? 0), 0)
  const actions = [
    ...(writes ? [{ label: words.remind, icon: Send, run: () => setAsked('remind') }] : []),
    ...(writes && marked.length > 0
      ? [{ label: words.markSent, icon: MailCheck, run: () => void work.markSent(marked) }]
      : []),
    { label: words.download, icon: Download, run: () => void work.download(invoices) },
    { label: words.export, icon: FileSpreadsheet, run: () => work.export(invoices) },
  ]

  return (
    <>
      {invoices.length > 0 && (
        <Flex
          role="region"
          aria-label={words.label}
          position="sticky"
          bottom={{ base: 'calc(72px + env(safe-area-inset-bottom))', md: '4' }}
          zIndex="docked"
          wrap="wrap"
          align="center"
          gap="2"
          p="3"
          ps="4"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l3"
          boxShadow="lg"
        >
          <Text role="status" textStyle="number" flex="1" minW="0" py="1">
            {work.progress ??
              (toCollect > 0
                ? words.toCollect({
                    count: invoices.length,
                    amount: formatMoney(toCollect, 'INR'),
                  })
                : words.count({ count: invoices.length }))}
          </Text>
          <Button
            size="sm"
            variant="ghost"
            disabled={work.progress !== null}
            onClick={chosen.clear}
          >
            {words.none}
          </Button>
          {work.progress === null && more}
          {/*
           * A line of their own; on a phone it scrolls, since the bar covers the list.
           */}
          <Flex gap="2" overflowX="auto" wrap={{ base: 'nowrap', md: 'wrap' }} order="1" w="full">
            {actions.map(({ label, icon: Icon, run }) => (
              <Button
                key={label}
                size="sm"
                variant="outline"
                flexShrink="0"
                disabled={work.progress !== null}
                onClick={run}
              >
                <Icon aria-hidden /> {label}
              </Button>
            ))}
            {/* Apart from those that change nothing for good. */}
            <Writers>
              <Flex flexShrink="0" ps="2" ms={{ md: 'auto' }} borderStartWidth="1px">
                <Button
                  size="sm"
                  variant="ghost"
                  color="fg.error"
                  disabled={work.progress !== null}
                  onClick={() => setAsked('cancel')}
                >
                  <Ban aria-hidden /> {words.cancel}
                </Button>
              </Flex>
            </Writers>
          </Flex>
        </Flex>
      )}
      {asked === 'remind' && (
        <RemindDialog
          invoices={reminded}
          leftOut={invoices.length - reminded.length}
          onClose={close}
          onRemind={() => {
            close()
            void work.remind(reminded)
          }}
        />
      )}
      {asked === 'cancel' && (
        <CancelDialog
          invoices={cancelled}
          leftOut={invoices.length - cancelled.length}
          onClose={close}
          onCancel={(reason) => {
            close()
            void work.cancel(cancelled, reason)
          }}
        />
      )}
      {work.failure && <Failures {...work.failure} onClose={work.forget} />}
    </>
  )
}
