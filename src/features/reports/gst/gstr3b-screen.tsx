import { Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { periodCode } from '#domain/filing.ts'
import { composeGstr1 } from '#domain/gst/gstr1/compose.ts'
import type { ReturnSource } from '#domain/gst/gstr1/source.ts'
import { taxOf, tieOf } from '#domain/gst/gstr1/totals.ts'
import { gstr3bOf } from '#domain/gst/gstr3b.ts'
import { stateNameOf } from '#domain/gst/states.ts'
import { formatMoney } from '#domain/money.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { type FigureRow, FigureTable } from './figure-table.tsx'
import { PeriodBar } from './period-bar.tsx'
import { ReturnBody } from './return-body.tsx'
import { TieLine } from './tie-line.tsx'
import { type ReturnAddress, useReturnAddress } from './use-return-address.ts'

/** The figures of the monthly payment return that invoices can say, to copy into the portal. */
export function Gstr3bScreen() {
  const address = useReturnAddress({ wholeOnly: true })
  return (
    <>
      <PageHeader
        title="GSTR-3B"
        subtitle="Figures of 3.1 and 3.2 to copy into the portal. Check them with your accountant."
      />
      <PeriodBar address={address} step={address.filing === 'quarterly' ? 3 : 1} />
      <ReturnBody address={address}>
        {(source) => <Figures source={source} address={address} />}
      </ReturnBody>
    </>
  )
}

const taxHeads = ['Taxable value', 'Integrated tax', 'Central tax', 'State/UT tax', 'Cess'] as const
const placeHeads = ['Taxable value', 'Integrated tax'] as const

function Figures({ source, address }: { source: ReturnSource; address: ReturnAddress }) {
  const made = useMemo(
    () => composeGstr1(source, periodCode(address.period)),
    [source, address.period],
  )
  const figures = gstr3bOf(made)
  const { taxable, zeroRated, reverseCharge } = figures
  const supplies: FigureRow[] = [
    {
      label: '(a) Outward taxable supplies',
      help: 'Other than zero-rated, nil-rated and exempted; with advances received, less those adjusted',
      minor: [
        taxable.taxableMinor,
        taxable.igstMinor,
        taxable.cgstMinor,
        taxable.sgstMinor,
        taxable.cessMinor,
      ],
    },
    {
      label: '(b) Outward taxable supplies, zero-rated',
      help: 'Exports and supplies to SEZ',
      minor: [zeroRated.taxableMinor, zeroRated.igstMinor, null, null, zeroRated.cessMinor],
    },
    {
      label: '(c) Other outward supplies',
      help: 'Nil-rated and exempted',
      minor: [figures.exemptMinor, null, null, null, null],
    },
    {
      label: '(d) Inward supplies, reverse charge',
      help: 'What you bought: Bahi keeps no purchases, so this is yours to fill in',
      minor: [null, null, null, null, null],
    },
    {
      label: '(e) Non-GST outward supplies',
      help: 'Outside of GST',
      minor: [figures.nonGstMinor, null, null, null, null],
    },
  ]
  const placed = (rows: typeof figures.unregistered): FigureRow[] =>
    rows.map((row) => ({
      label: `${row.placeOfSupply}-${stateNameOf(row.placeOfSupply) ?? ''}`,
      minor: [row.taxableMinor, row.igstMinor],
    }))
  return (
    <Stack gap="5">
      <TieLine tie={tieOf(source, made)} />
      <Panel title="3.1 Outward supplies, and inward supplies on reverse charge">
        <FigureTable label="3.1" heads={taxHeads} rows={supplies} />
        {reverseCharge.taxableMinor !== 0 && (
          <Text mt="4" textStyle="sm" color="fg.muted">
            {`Supplies of ${formatMoney(reverseCharge.taxableMinor)} on which your clients owe the tax (${formatMoney(taxOf(reverseCharge))}) stand in the GSTR-1 (4B) and in no line of 3.1.`}
          </Text>
        )}
      </Panel>
      <Panel title="3.2 Of 3.1(a): inter-State supplies to unregistered persons">
        <FigureTable
          label="3.2 unregistered"
          heads={placeHeads}
          rows={placed(figures.unregistered)}
        />
      </Panel>
      <Panel title="3.2 Of 3.1(a): inter-State supplies to UIN holders">
        <FigureTable label="3.2 UIN holders" heads={placeHeads} rows={placed(figures.uinHolders)} />
      </Panel>
      <Text textStyle="sm" color="fg.muted">
        3.2 also asks for supplies to composition dealers: a GSTIN does not say who is one, so their
        line is yours to fill in.
      </Text>
    </Stack>
  )
}
