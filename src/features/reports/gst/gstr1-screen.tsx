import { Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { isFurnishing } from '#domain/gst/gstr1/period.ts'
import { prepareReturn } from '#domain/gst/gstr1/prepare.ts'
import { type ReturnSource, undecidedOf } from '#domain/gst/gstr1/source.ts'
import { sectionViews } from '#domain/gst/gstr1/view.ts'
import { product } from '#domain/product.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { CorrectionsPanels } from '../corrections/corrections-panels.tsx'
import { RejectedPanel } from '../corrections/rejected-panel.tsx'
import { NilStep } from '../filed/nil-step.tsx'
import { StatusStrip } from '../filed/status-strip.tsx'
import { AdvanceQuestions } from './advance-questions.tsx'
import { FileStep } from './file-step.tsx'
import { FurnishedSwitch } from './furnished-switch.tsx'
import { NilLine } from './nil-line.tsx'
import { PeriodBar } from './period-bar.tsx'
import { ProblemList } from './problem-list.tsx'
import { filesNothing, ReturnBody, useSourceOf } from './return-body.tsx'
import { SectionList } from './section-list.tsx'
import { TieLine } from './tie-line.tsx'
import { type ReturnAddress, useReturnAddress } from './use-return-address.ts'

/** The supplies of a period by the sections of the portal, to check and to download. */
export function Gstr1Screen() {
  const { gstr1: words } = useWords(gstReturns)
  const address = useReturnAddress()
  const { data, error } = useSourceOf(address)
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle({ product: product.name })} />
      {!filesNothing(data) && <PeriodBar address={address} step={1} />}
      <ReturnBody address={address}>
        {(source) => <Gstr1 source={source} address={address} />}
      </ReturnBody>
      {/* Where the return failed, its card alone has the retry. */}
      {(data || !error) && <RejectedPanel />}
    </>
  )
}

/** Says that the return is nil, or which advances are in no figure. */
function emptyWord(source: ReturnSource) {
  const { questions, advances } = source
  if (questions.length === 0) return advances.length === 0 ? 'nothingAbout' : 'nothingTold'
  return undecidedOf(source).length > 0 ? 'nothingYet' : 'nothingRated'
}

function Gstr1({ source, address }: { source: ReturnSource; address: ReturnAddress }) {
  const { gstr1: words, files, status } = useWords(gstReturns)
  const { months } = useDates()
  const { firstDay, filing, iff, period } = address
  const prepared = useMemo(
    () => prepareReturn(source, { firstDay, filing, iff }),
    [source, firstDay, filing, iff],
  )
  const sections = useMemo(() => sectionViews(source, prepared), [source, prepared])
  const undecided = undecidedOf(source)
  const isPart = isFurnishing(filing, firstDay)
  const isNil =
    sections.every(({ count }) => count === 0) && source.corrections.amendments.length === 0
  return (
    <Stack gap="5">
      <StatusStrip
        asked={{ form: 'gstr1', period, gstin: source.gstin }}
        filing={filing}
        check={{
          problems: prepared.problems,
          undecided: undecided.length,
          placeOf: (list) => `#${list}`,
        }}
        file={(isFiled) =>
          isNil ? (
            <NilStep label={status.file.label} undecided={undecided.length} />
          ) : (
            <FileStep made={prepared.made} isFiled={isFiled} />
          )
        }
        fileAbout={files.about}
      />
      {isPart && <Text color="fg.muted">{words.furnishing}</Text>}
      <FurnishedSwitch address={address} />
      <AdvanceQuestions questions={undecided} />
      {isNil ? (
        <NilLine
          title={words.nothing({ months: months(period) })}
          about={words[emptyWord(source)]}
        />
      ) : (
        <TieLine tie={prepared.tie} />
      )}
      <CorrectionsPanels given={source.corrections} made={prepared.made} />
      <ProblemList problems={prepared.problems} />
      {!isNil && <SectionList sections={sections} made={prepared.made} isPart={isPart} />}
    </Stack>
  )
}
