import { Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { gstinFault, panOfGstin } from '#domain/gst/gstin.ts'
import { isLutOver, oldGstinProblem } from '#domain/gst/tax-settings.ts'
import type { Business } from '#domain/people/kept-business.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { latePayment } from '#languages/en/screens/late-payment.ts'
import type { Words } from '#languages/words.ts'
import { isDraftKept, useDraftKey } from '#src/data/forms/draft-form.ts'
import { usePlaces } from '#src/language/places.ts'
import { rich } from '#src/language/rich.tsx'
import { type Speech, useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { PictureOnPaper } from '../picture-on-paper.tsx'
import { TaxForm } from './tax-form.tsx'
import { TaxFrame } from './tax-frame.tsx'
import { rememberRows } from './tax-skeleton.tsx'
import { percent, registrationOf, type TaxWords } from './tax-words.ts'

type Places = ReturnType<typeof usePlaces>
type EnterpriseWords = Words<typeof latePayment>['settings']

const ofRegular = (business: Business, words: TaxWords) => [
  { label: words.lut, value: business.lutNumber && `${business.lutNumber} (${business.lutYear})` },
  {
    label: words.rate,
    value: business.defaultGstRate === null ? null : percent(business.defaultGstRate),
  },
  {
    label: words.prices,
    value: business.pricesIncludeTax ? words.typedWithTax : words.typedBeforeTax,
  },
  {
    label: words.turnover,
    value: business.aboveFiveCrore ? words.turnoverAbove : words.turnoverUpTo,
  },
  { label: words.table, value: business.hsnSummary ? words.byCode : words.byRate },
  { label: words.reverseCharge, value: business.reverseChargeWording },
]

const ofRegistered = (business: Business, words: TaxWords, places: Places) => [
  { label: words.gstin, value: business.taxId },
  {
    label: words.stateAndPan,
    value: `${places.storedState(business.state ?? '')}, ${panOfGstin(business.taxId ?? '')}`,
  },
  { label: words.hsn, value: business.defaultHsnSac },
]

const ofExporter = (business: Business, words: TaxWords) => [
  { label: words.iec, value: business.iec },
  { label: words.adCode, value: business.adCode },
  { label: words.exportBank, value: business.exportBank },
]

/** Tells nothing of who is not registered as an enterprise: most are not. */
const ofEnterprise = (business: Business, words: EnterpriseWords) => {
  const { udyam, enterpriseSize: size, enterpriseKind: kind } = business
  if (udyam === null || size === null || kind === null) return []
  const told = [
    business.interestInReminders && words.toldReminders,
    business.lastDayToClients && words.toldPage,
  ].filter(Boolean)
  return [
    { label: words.udyam, value: `${udyam}, ${words.sizes[size]}, ${words.kinds[kind]}` },
    { label: words.told, value: told.join(', ') || words.toldNobody },
  ]
}

const shown = (
  business: Business,
  words: TaxWords,
  places: Places,
  enterprise: EnterpriseWords,
) => [
  { label: words.registration, value: registrationOf(business, words) },
  ...(business.gstRegistration === 'none' ? [] : ofRegistered(business, words, places)),
  ...(business.gstRegistration === 'regular' ? ofRegular(business, words) : []),
  ...(business.iec || business.adCode || business.exportBank ? ofExporter(business, words) : []),
  { label: words.roundOff, value: business.roundOff ? words.wholeRupees : words.notRounded },
  ...ofEnterprise(business, enterprise),
  {
    label: words.signature,
    value: business.signature && <PictureOnPaper src={business.signature} alt={words.signature} />,
  },
]

/** Warns of stored values that today's rules would refuse: nobody is asked to correct them. */
function warningsOf(business: Business, words: TaxWords, { say }: Speech): string[] {
  const problem = oldGstinProblem(business)
  const isUnused = business.gstRegistration === 'none' && gstinFault(business.taxId ?? '') === null
  return [
    problem && words.oldGstin({ problem: say(problem), taxId: business.taxId ?? '' }),
    isUnused && words.unusedGstin,
    business.gstRegistration === 'regular' &&
      isLutOver(business, todayInIndia()) &&
      words.lutOver({ year: `20${business.lutYear?.slice(3)}` }),
  ].filter((warning) => typeof warning === 'string')
}

/** The seller's GST settings, to read and to edit, apart from the profile. */
export function TaxPanel({ business }: { business: Business }) {
  const { tax: words, edit } = useWords(businessSettings)
  const speech = useSpeech()
  const draftKey = useDraftKey('tax')
  const [editing, setEditing] = useState(() => isDraftKept(draftKey))
  const editButton = useFocusReturn(editing)
  const { settings: enterprise } = useWords(latePayment)
  const items = shown(business, words, usePlaces(), enterprise)
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
          aria-label={words.edit}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden /> {edit}
        </Button>
      }
    >
      <Stack gap="5">
        {warningsOf(business, words, speech).map((warning) => (
          <Text key={warning} textStyle="sm" color="fg.warning">
            {warning}
          </Text>
        ))}
        <DefinitionList items={items} />
        {business.gstRegistration === 'none' && (
          <Text textStyle="sm" color="fg.muted">
            {words.ifRegistered}
          </Text>
        )}
        {business.gstRegistration !== 'none' && (
          <Text textStyle="sm" color="fg.muted">
            {rich(words.law, {
              link: (text) => (
                <ChakraLink asChild display="flex" w="fit">
                  <Link to={reportPaths.law}>{text}</Link>
                </ChakraLink>
              ),
            })}
          </Text>
        )}
      </Stack>
    </TaxFrame>
  )
}
