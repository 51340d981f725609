import { Box, Stack, Text } from '@chakra-ui/react'
import { panOfTaxId } from '#domain/gst/pan.ts'
import { formatMoney } from '#domain/money.ts'
import { type DepartmentFile, unusedParts } from '#domain/tds/department.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import type { Words } from '#languages/words.ts'
import { useBusiness } from '#src/data/business.ts'
import type { KeptRows } from '#src/data/invoices/tds.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

/** So many lines or names are told; the file itself has the others. */
const MOST_TOLD = 10

/** The points that a person should look at. */
function doubtsOf(
  file: DepartmentFile,
  own: string | null,
  words: Words<typeof tdsCredit>['file'],
): string[] {
  const few = (list: readonly (string | number)[]) => list.slice(0, MOST_TOLD).join(', ')
  const { unread, unequal, otherParts, pan, form } = file
  return [
    unread.length > 0 && words.unread({ lines: few(unread) }),
    unequal.length > 0 && words.unequal({ names: few(unequal.map(({ name }) => name)) }),
    pan !== null && own !== null && pan !== own && words.otherPan({ pan, own }),
    otherParts.length > 0 && words.otherParts({ parts: few(otherParts) }),
    form === '168' && words.unsure,
  ].filter((one) => one !== false)
}

/** Whom parts II and IV name: a person compares them, the app does not. */
function Unused({ file: { unused } }: { file: DepartmentFile }) {
  const { file: words } = useWords(tdsCredit)
  return unusedParts.map((part) => {
    const own = unused.filter((entry) => entry.part === part)
    if (own.length === 0) return null
    return (
      <Box key={part}>
        <Text>{words.unused[part]({ count: own.length })}</Text>
        <Box as="ul" listStyleType="disc" ps="5">
          {own.slice(0, MOST_TOLD).map(({ name, id, paidMinor, taxMinor }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file never changes
            <li key={at}>
              {words.payer({
                ...{ name, id },
                ...{ paid: formatMoney(paidMinor), tax: formatMoney(taxMinor) },
              })}
            </li>
          ))}
        </Box>
        {own.length > MOST_TOLD && <Text>{words.more({ count: own.length - MOST_TOLD })}</Text>}
      </Box>
    )
  })
}

/** Tells how much of a file is new, and what in it is doubtful. */
export function FileResult({ file, kept }: { file: DepartmentFile; kept: KeptRows }) {
  const { file: words } = useWords(tdsCredit)
  const dates = useDates()
  const { data: business } = useBusiness()
  const own = panOfTaxId(business?.taxId ?? null)
  const news = [
    kept.new > 0 && words.fresh({ count: kept.new }),
    kept.changed > 0 && words.changed({ count: kept.changed }),
  ].filter(Boolean)
  const found = [
    words.deductors({ count: file.deductors }),
    ...(news.length > 0 ? news : [words.nothingNew]),
  ]
  return (
    <Panel role="status">
      <Text fontWeight="600">{words.read({ form: file.form, found: found.join(', ') })}</Text>
      <Stack gap="1" textStyle="sm" color="fg.muted">
        <Text>
          {[
            file.madeOn && words.madeOn({ day: dates.day(file.madeOn) }),
            words.rows({ count: file.rows.length }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        {file.rows.length === 0 && <Text>{words.none}</Text>}
        {doubtsOf(file, own, words).map((doubt) => (
          <Text key={doubt} color="fg.warning">
            {doubt}
          </Text>
        ))}
        <Unused file={file} />
      </Stack>
    </Panel>
  )
}
