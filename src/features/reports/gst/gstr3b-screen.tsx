import { Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { periodCode } from '#domain/gst/filing.ts'
import { wholeReturn } from '#domain/gst/gstr1/prepare.ts'
import { problemsOf } from '#domain/gst/gstr1/problems.ts'
import { type ReturnSource, undecidedOf } from '#domain/gst/gstr1/source.ts'
import { taxOf } from '#domain/gst/gstr1/totals.ts'
import { gstr3bOf, hasNoSupplies } from '#domain/gst/gstr3b.ts'
import { fillsInterState } from '#domain/law/gst-days.ts'
import { formatMoney } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { usePlaces } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { More } from '#src/ui/layout/more.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ADVANCES } from '../filed/check-step.tsx'
import { NilStep } from '../filed/nil-step.tsx'
import { StatusStep } from '../filed/status-step.tsx'
import { StatusStrip } from '../filed/status-strip.tsx'
import { AdvanceQuestions } from './advance-questions.tsx'
import { type FigureRow, FigureTable } from './figure-table.tsx'
import { FurnishedSwitch } from './furnished-switch.tsx'
import { NilLine } from './nil-line.tsx'
import { PeriodBar } from './period-bar.tsx'
import { filesNothing, ReturnBody, useSourceOf } from './return-body.tsx'
import { TieLine } from './tie-line.tsx'
import { type ReturnAddress, useReturnAddress } from './use-return-address.ts'

/** The figures of the monthly payment return that invoices can say, to copy into the portal. */
export function Gstr3bScreen() {
  const { gstr3b: words } = useWords(gstReturns)
  const address = useReturnAddress({ wholeOnly: true })
  const { data } = useSourceOf(address)
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {!filesNothing(data) && (
        <PeriodBar address={address} step={address.filing === 'quarterly' ? 3 : 1} />
      )}
      <ReturnBody address={address}>
        {(source) => <Gstr3b source={source} address={address} />}
      </ReturnBody>
    </>
  )
}

interface SourceProps {
  source: ReturnSource
  address: ReturnAddress
}

function Gstr3b({ source, address }: SourceProps) {
  const { gstr3b: words, status } = useWords(gstReturns)
  const { file: steps } = status
  const { months } = useDates()
  const { filing, period } = address
  const isNil = hasNoSupplies(source)
  const problems = useMemo(() => problemsOf(source), [source])
  const undecided = undecidedOf(source)
  return (
    <Stack gap="5">
      <StatusStrip
        asked={{ form: 'gstr3b', period, gstin: source.gstin }}
        filing={filing}
        check={{
          problems,
          undecided: undecided.length,
          placeOf: (list) =>
            list === ADVANCES
              ? `#${list}`
              : `${reportPaths.gstr1}?${new URLSearchParams({
                  ...{ filing, period: periodCode(period) },
                  ...(address.gstin !== null && { gstin: address.gstin }),
                })}#${list}`,
        }}
        file={(isFiled) =>
          isNil ? (
            <NilStep label={steps.label} undecided={undecided.length} />
          ) : (
            <StatusStep
              label={steps.copying}
              state={isFiled ? 'done' : 'open'}
              value={steps.figures}
              about={isFiled ? null : steps.figuresAbout}
            />
          )
        }
      />
      <FurnishedSwitch address={address} />
      <AdvanceQuestions questions={undecided} />
      {isNil ? (
        <>
          <NilLine
            title={words.nothing({ months: months(period) })}
            about={words.nothingAbout({ product: product.name })}
          />
          <More label={words.all} openLabel={words.less}>
            <Figures source={source} address={address} />
          </More>
        </>
      ) : (
        <Figures source={source} address={address} />
      )}
    </Stack>
  )
}

function Figures({ source, address }: SourceProps) {
  const { gstr3b: words, figures: heads } = useWords(gstReturns)
  const places = usePlaces()
  const taxHeads = [heads.taxable, heads.igst, heads.cgst, heads.sgst, heads.cess]
  const placeHeads = [heads.taxable, heads.igst]
  const { whole, gstr1a, tie } = useMemo(
    () => wholeReturn(source, periodCode(address.period)),
    [source, address.period],
  )
  const figures = gstr3bOf(whole, gstr1a)
  const { taxable, zeroRated, reverseCharge } = figures
  const supplies: FigureRow[] = [
    {
      ...words.rows.taxable,
      minor: [
        taxable.taxableMinor,
        taxable.igstMinor,
        taxable.cgstMinor,
        taxable.sgstMinor,
        taxable.cessMinor,
      ],
    },
    {
      ...words.rows.zeroRated,
      minor: [zeroRated.taxableMinor, zeroRated.igstMinor, null, null, zeroRated.cessMinor],
    },
    {
      ...words.rows.other,
      minor: [figures.exemptMinor, null, null, null, null],
    },
    {
      label: words.rows.inward.label,
      help: words.rows.inward.help({ product: product.name }),
      minor: [null, null, null, null, null],
    },
    {
      ...words.rows.nonGst,
      minor: [figures.nonGstMinor, null, null, null, null],
    },
  ]
  const placed = (rows: typeof figures.unregistered): FigureRow[] =>
    rows.map((row) => ({
      label: `${row.placeOfSupply}-${places.state(row.placeOfSupply) ?? ''}`,
      minor: [row.taxableMinor, row.igstMinor],
    }))
  const parts = [
    {
      ...{ title: words.unregistered, label: words.unregisteredShort },
      rows: placed(figures.unregistered),
    },
    {
      ...{ title: words.uinHolders, label: words.uinHoldersShort },
      rows: placed(figures.uinHolders),
    },
  ]
  const empty = parts.filter(({ rows }) => rows.length === 0)
  return (
    <Stack gap="5">
      <TieLine tie={tie} />
      <Panel title={words.supplies}>
        <FigureTable label="3.1" heads={taxHeads} rows={supplies} />
        {reverseCharge.taxableMinor !== 0 && (
          <Text mt="4" textStyle="sm" color="fg.muted">
            {words.reverseCharge({
              amount: formatMoney(reverseCharge.taxableMinor),
              tax: formatMoney(taxOf(reverseCharge)),
            })}
          </Text>
        )}
      </Panel>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, label, rows }) => (
          <Panel key={title} title={title}>
            <FigureTable label={label} heads={placeHeads} rows={rows} />
          </Panel>
        ))}
      {empty.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {words.noneOf({ names: empty.map(({ label }) => label).join(' · ') })}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        {words[fillsInterState(address.period.firstDay) ? 'locked' : 'composition']}
      </Text>
    </Stack>
  )
}
