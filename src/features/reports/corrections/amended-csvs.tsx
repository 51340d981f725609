import { Button, Flex } from '@chakra-ui/react'
import { FileDown } from 'lucide-react'
import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import { type AmendedSectionName, amendedSectionNames } from '#domain/gst/gstr1/section-names.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'

/** The CSVs of the amendment tables that hold something, as the offline tool names them. */
export function AmendedCsvs({ made }: { made: Gstr1 }) {
  const { amends: words } = useWords(corrections)
  const { amended } = made
  const full = amendedSectionNames.filter(
    (name) => amended[name === 'atadja' ? 'txpda' : name].length > 0,
  )
  const save = async (name: AmendedSectionName) => {
    const { gstr1Csv, gstr1CsvName } = await import('#tables/gstr1-csv.ts')
    const type = 'text/csv;charset=utf-8'
    saveFile(new Blob([gstr1Csv(made, name)], { type }), gstr1CsvName(made, name))
  }
  return (
    <Flex mt="4" gap="2" wrap="wrap" _empty={{ display: 'none' }}>
      {full.map((name) => (
        <Button key={name} size="sm" variant="outline" onClick={() => void save(name)}>
          <FileDown aria-hidden /> {words.csv({ name })}
        </Button>
      ))}
    </Flex>
  )
}
