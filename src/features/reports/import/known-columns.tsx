import { Box, Text } from '@chakra-ui/react'
import { type ImportKind, importFields } from '#domain/import/import-fields.ts'
import { imports } from '#languages/en/names/imports.ts'
import { importing } from '#languages/en/screens/importing.ts'
import { useWords } from '#src/language/words.ts'

/** The columns that a file may have, those first without which no row is read. */
export function KnownColumns({ kind }: { kind: ImportKind }) {
  const { known: words } = useWords(importing)
  const { fields } = useWords(imports)
  const named = (wanted: boolean) =>
    importFields[kind]
      .filter(({ isRequired = false }) => isRequired === wanted)
      .map(({ field }) => fields[field])
      .join(', ')
  return (
    <Box textStyle="sm" color="fg.muted" maxW="76ch">
      <Text>
        <Text as="span" color="fg" fontWeight="500">
          {words.needed}
        </Text>{' '}
        {named(true)}
      </Text>
      <Text mt="1">
        <Text as="span" color="fg" fontWeight="500">
          {words.others}
        </Text>{' '}
        {named(false)}
      </Text>
      <Text mt="1">{words.heads}</Text>
    </Box>
  )
}
