import type { Business } from '#domain/people/kept-business.ts'
import { businesses } from '#languages/en/names/businesses.ts'
import { account } from '#languages/en/screens/account.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { nameOf } from '#languages/name-of.ts'
import { usePlaces } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'
import { PictureOnPaper } from '../picture-on-paper.tsx'

export function BusinessDetails({ business }: { business: Business }) {
  const { profile: words } = useWords(businessSettings)
  const { logo } = useWords(account)
  const { types } = useWords(businesses)
  const places = usePlaces()
  return (
    <DefinitionList
      items={[
        { label: words.name, value: business.name },
        { label: words.type, value: nameOf(types, business.businessType ?? '') },
        { label: words.email, value: business.email },
        { label: words.phone, value: business.phone },
        { label: words.address, value: business.address, wide: true },
        { label: words.city, value: business.city },
        { label: words.state, value: places.storedState(business.state ?? '') },
        { label: words.postalCode, value: business.postalCode },
        { label: words.country, value: places.storedCountry(business.country ?? '') },
        { label: words.taxId, value: business.taxId },
        { label: words.website, value: business.website },
        { label: words.description, value: business.description, wide: true },
        {
          label: logo.label,
          value: business.logo && <PictureOnPaper src={business.logo} alt={logo.label} />,
          wide: true,
        },
      ]}
    />
  )
}
