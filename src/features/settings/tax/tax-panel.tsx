import { Button, Stack, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Business } from '#domain/business.ts'
import { gstinFault, panOfGstin } from '#domain/gst/gstin.ts'
import { isLutOver, oldGstinProblem } from '#domain/gst/tax-settings.ts'
import { isDraftKept, useDraftKey } from '../../../data/forms/draft-form.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'
import { PictureOnPaper } from '../picture-on-paper.tsx'
import { TaxForm } from './tax-form.tsx'
import { TaxFrame } from './tax-frame.tsx'
import { rememberRows } from './tax-skeleton.tsx'
import { percent, registrationOf } from './tax-words.ts'

/** What only a seller has who takes GST. */
const ofRegular = (business: Business) => [
  { label: 'LUT', value: business.lutNumber && `${business.lutNumber} (${business.lutYear})` },
  {
    label: 'Default GST rate',
    value: business.defaultGstRate === null ? null : percent(business.defaultGstRate),
  },
  { label: 'Prices', value: business.pricesIncludeTax ? 'Typed with tax' : 'Typed before tax' },
  { label: 'Tax table', value: business.hsnSummary ? 'By HSN/SAC and rate' : 'By rate' },
  { label: 'Reverse charge wording', value: business.reverseChargeWording },
]

const ofRegistered = (business: Business) => [
  { label: 'GSTIN', value: business.taxId },
  { label: 'State and PAN', value: `${business.state}, ${panOfGstin(business.taxId ?? '')}` },
  { label: 'Default HSN/SAC', value: business.defaultHsnSac },
]

const shown = (business: Business) => [
  { label: 'GST registration', value: registrationOf(business) },
  ...(business.gstRegistration === 'none' ? [] : ofRegistered(business)),
  ...(business.gstRegistration === 'regular' ? ofRegular(business) : []),
  { label: 'Round-off', value: business.roundOff ? 'To whole rupees' : 'None' },
  {
    label: 'Signature',
    value: business.signature && <PictureOnPaper src={business.signature} alt="Signature" />,
  },
]

/** What the person should know of what is stored: nothing of it is refused any more. */
function warningsOf(business: Business): string[] {
  const problem = oldGstinProblem(business)
  const isUnused = business.gstRegistration === 'none' && gstinFault(business.taxId ?? '') === null
  return [
    problem && `${problem} It stands on your documents as it is: ${business.taxId}.`,
    isUnused && 'Your Tax ID is a GSTIN. If you are registered, say so here.',
    business.gstRegistration === 'regular' &&
      isLutOver(business, todayInIndia()) &&
      `Your LUT ended on 31 March 20${business.lutYear?.slice(3)}. Exports without tax need the next one.`,
  ].filter((warning) => typeof warning === 'string')
}

/** How the seller stands to GST: for reading, and for editing apart from the profile. */
export function TaxPanel({ business }: { business: Business }) {
  const draftKey = useDraftKey('tax')
  const [editing, setEditing] = useState(() => isDraftKept(draftKey))
  const editButton = useFocusReturn(editing)
  const items = shown(business)
  useEffect(() => rememberRows(items.length), [items.length])

  if (editing) {
    const close = () => setEditing(false)
    return <TaxForm business={business} onClose={close} onSaved={close} />
  }
  return (
    <TaxFrame
      actions={
        <Button
          ref={editButton}
          size="sm"
          variant="outline"
          aria-label="Edit Tax"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden /> Edit
        </Button>
      }
    >
      <Stack gap="5">
        {warningsOf(business).map((warning) => (
          <Text key={warning} textStyle="sm" color="fg.warning">
            {warning}
          </Text>
        ))}
        <DefinitionList items={items} />
      </Stack>
    </TaxFrame>
  )
}
