import { Stack, Text } from '@chakra-ui/react'
import { FileCheck2 } from 'lucide-react'
import { useMemo } from 'react'
import { periodCode } from '#domain/gst/filing.ts'
import { composeGstr1 } from '#domain/gst/gstr1/compose.ts'
import { gstr3bDue } from '#domain/gst/gstr1/period.ts'
import type { ReturnSource } from '#domain/gst/gstr1/source.ts'
import { taxOf, tieOf } from '#domain/gst/gstr1/totals.ts'
import { gstr3bOf, hasNoSupplies } from '#domain/gst/gstr3b.ts'
import { formatMoney } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { usePlaces } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { More } from '#src/ui/layout/more.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { AdvanceQuestions } from './advance-questions.tsx'
import { type FigureRow, FigureTable } from './figure-table.tsx'
import { FurnishedSwitch } from './furnished-switch.tsx'
import { PeriodBar } from './period-bar.tsx'
import { ReturnBody, useSourceOf } from './return-body.tsx'
import { TieLine } from './tie-line.tsx'
import { type ReturnAddress, useReturnAddress } from './use-return-address.ts'

/** The figures of the monthly payment return that invoices can say, to copy into the portal. */
export function Gstr3bScreen() {
  const { gstr3b: words } = useWords(gstReturns)
  const address = useReturnAddress({ wholeOnly: true })
  const { data } = useSourceOf(address)
  // Shown from the start for those who file it, so that nothing moves.
  const files = !data || data.registration === 'regular'
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <PeriodBar
        address={address}
        step={address.filing === 'quarterly' ? 3 : 1}
        due={files ? gstr3bDue(address.filing, address.period) : null}
      />
      <ReturnBody address={address}>
        {(source) =>
          hasNoSupplies(source) ? (
            <Nil source={source} address={address} />
          ) : (
            <Stack gap="5">
              <FurnishedSwitch address={address} />
              <AdvanceQuestions questions={source.questions} />
              <Figures source={source} address={address} />
            </Stack>
          )
        }
      </ReturnBody>
    </>
  )
}

interface SourceProps {
  source: ReturnSource
  address: ReturnAddress
}

/** Says first that a return is due all the same; its lines of zeros are there to copy. */
function Nil({ source, address }: SourceProps) {
  const { gstr3b: words } = useWords(gstReturns)
  const { months } = useDates()
  return (
    <Stack gap="5">
      <FurnishedSwitch address={address} />
      <Panel>
        <EmptyState
          isLow
          icon={FileCheck2}
          title={words.nothing({ months: months(address.period) })}
          description={words.nothingAbout({ product: product.name })}
        />
      </Panel>
      <More label={words.all} opened>
        <Figures source={source} address={address} />
      </More>
    </Stack>
  )
}

function Figures({ source, address }: SourceProps) {
  const { gstr3b: words, figures: heads } = useWords(gstReturns)
  const places = usePlaces()
  const taxHeads = [heads.taxable, heads.igst, heads.cgst, heads.sgst, heads.cess]
  const placeHeads = [heads.taxable, heads.igst]
  const made = useMemo(
    () => composeGstr1(source, periodCode(address.period)),
    [source, address.period],
  )
  const figures = gstr3bOf(made)
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
  return (
    <Stack gap="5">
      <TieLine tie={tieOf(source, made)} />
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
      <Panel title={words.unregistered}>
        <FigureTable
          label={words.unregisteredShort}
          heads={placeHeads}
          rows={placed(figures.unregistered)}
        />
      </Panel>
      <Panel title={words.uinHolders}>
        <FigureTable
          label={words.uinHoldersShort}
          heads={placeHeads}
          rows={placed(figures.uinHolders)}
        />
      </Panel>
      <Text textStyle="sm" color="fg.muted">
        {words.composition}
      </Text>
    </Stack>
  )
}
