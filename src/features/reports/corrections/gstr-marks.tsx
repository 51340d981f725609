import { Button, Flex } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import type { Period } from '#domain/periods.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { useWords } from '#src/language/words.ts'

const FileDialog = lazy(async () => ({
  default: (await import('../filed/file-dialog.tsx')).FileDialog,
}))

/** Says which of the two returns of a period is filed. */
export function GstrMarks({ period, gstin }: { period: Period; gstin: string }) {
  const { waiting } = useWords(corrections)
  const [asked, setAsked] = useState<'gstr1a' | 'gstr3b' | null>(null)
  const { firstDay, lastDay } = period
  return (
    <Flex mt="4" gap="2" wrap="wrap">
      {(['gstr1a', 'gstr3b'] as const).map((form) => (
        <Button key={form} size="sm" variant="outline" onClick={() => setAsked(form)}>
          {waiting[form]}
        </Button>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <FileDialog
            asked={{ form: asked, period: { firstDay, lastDay }, gstin }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Flex>
  )
}
