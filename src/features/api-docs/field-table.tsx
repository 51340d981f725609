import { Box, chakra, Text } from '@chakra-ui/react'
import { apiDocs } from '#languages/en/screens/api-docs.ts'
import { useWords } from '../../language/words.ts'
import type { Field } from './api-document.ts'

const Table = chakra('table')

const cells = {
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '1.5', pe: '4' },
  '& th': { color: 'fg.muted', fontWeight: '500' },
  '& tbody tr': { borderTopWidth: '1px' },
} as const

/** Lists the values that go into a call or come out of it. */
export function FieldTable({ title, fields }: { title: string; fields: Field[] }) {
  const { table: words } = useWords(apiDocs)
  if (fields.length === 0) return null
  return (
    // It can be wider than a phone; the keyboard can scroll it, too.
    <Box overflowX="auto" role="region" aria-label={title} tabIndex={0} mt="5">
      <Text textStyle="label">{title}</Text>
      <Table mt="1.5" w="full" minW="480px" textStyle="meta" css={cells}>
        <thead>
          <tr>
            {[words.name, words.type, words.rules].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, required, rules }) => (
            <tr key={name}>
              <Box as="td" fontFamily="mono" whiteSpace="nowrap">
                {name}
              </Box>
              <td>{type}</td>
              <Box as="td" color="fg.muted" overflowWrap="anywhere">
                {[required && words.required, rules].filter(Boolean).join('; ')}
              </Box>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
