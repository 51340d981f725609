import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Period } from '#domain/periods.ts'
import { mastersFile, tallyFileName, vouchersFile } from '#domain/tally/files.ts'
import type { LedgerNames } from '#domain/tally/ledgers.ts'
import type { Masters } from '#domain/tally/masters.ts'
import type { Voucher } from '#domain/tally/voucher.ts'
import { tally } from '#languages/en/screens/tally.ts'
import { useWords } from '#src/language/words.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { saveXml } from './save-xml.ts'

const Steps = chakra('ol')

interface FilesPanelProps {
  vouchers: Voucher[]
  masters: Masters
  names: LedgerNames
  period: Period
  /** Changes the names in both files. */
  children?: ReactNode
}

/** Both files in the order in which Tally takes them. */
export function FilesPanel({ vouchers, masters, names, period, children }: FilesPanelProps) {
  const { files: words } = useWords(tally)
  const isClashing = masters.clashes.length > 0
  const steps = [
    {
      part: 'masters' as const,
      title: words.masters,
      about: words.mastersHelp({ count: masters.masters.length }),
      pieces: () => mastersFile(masters.masters),
    },
    {
      part: 'vouchers' as const,
      title: words.vouchers,
      about: words.vouchersHelp({ count: vouchers.length }),
      pieces: () => vouchersFile(vouchers, names),
    },
  ]
  return (
    <Panel title={words.title}>
      <Text color="fg.muted">{words.order}</Text>
      <Text mt="1" color="fg.muted">
        {words.untried}
      </Text>
      {isClashing && (
        <Box role="alert" mt="3" color="fg.error">
          <Text fontWeight="600">{words.clashesTitle}</Text>
          <Text textStyle="sm">{words.clashes({ names: masters.clashes.join(', ') })}</Text>
        </Box>
      )}
      <Steps listStyleType="none" mt="2">
        {steps.map(({ part, title, about, pieces }, at) => (
          <Flex
            as="li"
            key={part}
            py="3"
            columnGap="4"
            rowGap="3"
            wrap="wrap"
            align="center"
            justify="space-between"
            {...(at > 0 && { borderTopWidth: '1px' })}
          >
            <Box flex="1 1 16rem" minW="0">
              <Text fontWeight="500">{`${at + 1}. ${title}`}</Text>
              <Text textStyle="sm" color="fg.muted">
                {about}
              </Text>
            </Box>
            <FileButton
              label={words.download({ file: title })}
              name={tallyFileName(part, period)}
              pieces={pieces}
              disabled={isClashing || vouchers.length === 0}
              isFirst={at === 0}
            />
          </Flex>
        ))}
      </Steps>
      <Text textStyle="meta" color="fg.muted" mt="1" maxW="80ch">
        {words.again}
      </Text>
      {children}
    </Panel>
  )
}

interface FileButtonProps {
  label: string
  name: string
  pieces: () => Iterable<string>
  disabled: boolean
  isFirst: boolean
}

function FileButton({ label, name, pieces, disabled, isFirst }: FileButtonProps) {
  const { files: words } = useWords(tally)
  const [writing, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    try {
      await saveXml(pieces(), name)
    } catch {
      showError(words.failed)
    } finally {
      setWriting(false)
    }
  }
  return (
    <Button
      variant={isFirst ? 'solid' : 'outline'}
      minW="13.5rem"
      loading={writing}
      loadingText={words.writing}
      disabled={disabled}
      onClick={write}
    >
      <Download aria-hidden /> {label}
    </Button>
  )
}
