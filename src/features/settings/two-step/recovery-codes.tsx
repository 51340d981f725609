import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { product } from '#domain/product.ts'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { useSession } from '#src/data/account/session.ts'
import { useWords } from '#src/language/words.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'

const List = chakra('ul')

interface RecoveryCodesProps {
  codes: string[]
  onKept: () => void
}

/** Codes that are shown this once, to be written down, copied or kept as a file. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { recovery: words } = useWords(twoStep)
  const { user } = useSession()

  const download = () => {
    const head = words.fileHead({ email: user?.email ?? '', product: product.name })
    const text = [head, '', ...codes, ''].join('\r\n')
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'recovery-codes.txt')
  }
  const copy = async () => {
    if (await copyText(Promise.resolve(codes.join('\n')))) showSuccess(words.copied)
  }

  return (
    <Stack gap="4">
      <Text>{words.shown}</Text>
      <List
        aria-label={words.title}
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="2"
        listStyleType="none"
        fontFamily="mono"
        fontSize="md"
        fontVariantNumeric="tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Flex gap="2" wrap="wrap">
        <Button onClick={onKept}>{words.kept}</Button>
        <Button variant="outline" onClick={download}>
          {words.download}
        </Button>
        <Button variant="outline" onClick={copy}>
          {words.copy}
        </Button>
      </Flex>
    </Stack>
  )
}
