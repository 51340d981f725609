import type { Business } from '#domain/business.ts'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'
import { PictureOnPaper } from '../picture-on-paper.tsx'

export function BusinessDetails({ business }: { business: Business }) {
  return (
    <DefinitionList
      items={[
        { label: 'Business name', value: business.name },
        { label: 'Business type', value: business.businessType },
        { label: 'Email', value: business.email },
        { label: 'Phone', value: business.phone },
        { label: 'Address', value: business.address, wide: true },
        { label: 'City', value: business.city },
        { label: 'State', value: business.state },
        { label: 'Postal code', value: business.postalCode },
        { label: 'Country', value: business.country },
        { label: 'Tax ID', value: business.taxId },
        { label: 'Website', value: business.website },
        { label: 'Description', value: business.description, wide: true },
        {
          label: 'Logo',
          value: business.logo && <PictureOnPaper src={business.logo} alt="Logo" />,
          wide: true,
        },
      ]}
    />
  )
}
