import { Stack, Text } from '@chakra-ui/react'
import { FileCheck2 } from 'lucide-react'
import { useMemo } from 'react'
import { isFurnishing } from '#domain/gst/gstr1/period.ts'
import { prepareReturn } from '#domain/gst/gstr1/prepare.ts'
import type { ReturnSource } from '#domain/gst/gstr1/source.ts'
import { sectionViews } from '#domain/gst/gstr1/view.ts'
import { formatMonths } from '#domain/periods.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { FiledPanel } from '../filed/filed-panel.tsx'
import { DownloadBar } from './download-bar.tsx'
import { PeriodBar } from './period-bar.tsx'
import { ProblemList } from './problem-list.tsx'
import { ReturnBody } from './return-body.tsx'
import { SectionList } from './section-list.tsx'
import { TieLine } from './tie-line.tsx'
import { type ReturnAddress, useReturnAddress } from './use-return-address.ts'

/** What was supplied in a period, by the sections of the portal, to check and to download. */
export function Gstr1Screen() {
  const address = useReturnAddress()
  return (
    <>
      <PageHeader
        title="GSTR-1"
        subtitle="What you supplied, as the portal takes it. Bahi puts it together; check it with your accountant."
      />
      <PeriodBar address={address} step={1} />
      <ReturnBody address={address}>
        {(source) => <Gstr1 source={source} address={address} />}
      </ReturnBody>
    </>
  )
}

function Gstr1({ source, address }: { source: ReturnSource; address: ReturnAddress }) {
  const { firstDay, filing, iff, period } = address
  const prepared = useMemo(
    () => prepareReturn(source, { firstDay, filing, iff }),
    [source, firstDay, filing, iff],
  )
  const sections = useMemo(() => sectionViews(source, prepared), [source, prepared])
  const isPart = isFurnishing(filing, firstDay)
  return (
    <Stack gap="5">
      {isPart && (
        <Text color="fg.muted">
          Who files by the quarter furnishes the invoices and notes of registered clients alone in
          this month (IFF), so that they see them in time. All else goes with the quarter.
        </Text>
      )}
      {filing === 'quarterly' && !isPart && (
        <SwitchField
          label="The first two months were furnished by IFF"
          help="Their invoices and notes to registered clients are then not told again"
          checked={iff}
          onChange={(yes) => address.go({ iff: yes })}
        />
      )}
      {sections.every(({ count }) => count === 0) ? (
        <Panel>
          <EmptyState
            icon={FileCheck2}
            title={`Nothing to tell of ${formatMonths(period)}`}
            description="No invoice, credit note or advance of this GSTIN is dated in it. A return is due all the same: file it as nil on the portal."
          />
        </Panel>
      ) : (
        <>
          <TieLine tie={prepared.tie} />
          <ProblemList problems={prepared.problems} />
          <DownloadBar made={prepared.made} />
          <SectionList sections={sections} made={prepared.made} isPart={isPart} />
        </>
      )}
      <FiledPanel period={period} />
    </Stack>
  )
}
