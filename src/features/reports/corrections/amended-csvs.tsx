import { Button, Flex } from '@chakra-ui/react'
import { FileDown } from 'lucide-react'
import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import {
  type AmendedSectionName,
  amendedSectionNames,
  type Gstr1SectionName,
} from '#domain/gst/gstr1/section-names.ts'
import { sections } from '#languages/en/messages/sections.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'

/** The section that each of them amends. */
const plain = {
  ...{ b2ba: 'b2b', b2cla: 'b2cl', b2csa: 'b2cs', expa: 'exp' },
  ...{ cdnra: 'cdnr', cdnura: 'cdnur', ata: 'at', atadja: 'atadj' },
} as const satisfies Record<AmendedSectionName, Gstr1SectionName>

/** The CSVs of the amendment tables that hold something, as the offline tool names them. */
export function AmendedCsvs({ made }: { made: Gstr1 }) {
  const { amends: words } = useWords(corrections)
  const titles = useWords(sections)
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
    <Flex my="3" gap="2" wrap="wrap" _empty={{ display: 'none' }}>
      {full.map((name) => (
        <Button
          key={name}
          size="sm"
          variant="outline"
          h="auto"
          minH={{ base: '11', md: '9' }}
          py="1"
          maxW="full"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => void save(name)}
        >
          <FileDown aria-hidden /> {words.csv({ title: titles[plain[name]].title, name })}
        </Button>
      ))}
    </Flex>
  )
}
