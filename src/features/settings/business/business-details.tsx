import type { Business } from '#domain/people/kept-business.ts'
import { account } from '#src/language/english/account.ts'
import { businessSettings } from '#src/language/english/business-settings.ts'
import { useCalled, useWords } from '#src/language/words.ts'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'
import { PictureOnPaper } from '../picture-on-paper.tsx'

export function BusinessDetails({ business }: { business: Business }) {
  const { profile: words } = useWords(businessSettings)
  const { logo } = useWords(account)
  const called = useCalled()
  return (
    <DefinitionList
      items={[
        { label: words.name, value: business.name },
        { label: words.type, value: called(business.businessType ?? '') },
        { label: words.email, value: business.email },
        { label: words.phone, value: business.phone },
        { label: words.address, value: business.address, wide: true },
        { label: words.city, value: business.city },
        { label: words.state, value: called(business.state ?? '') },
        { label: words.postalCode, value: business.postalCode },
        { label: words.country, value: called(business.country ?? '') },
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
