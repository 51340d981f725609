import type { BusinessType } from '#domain/people/choices.ts'
import type { SetupStep } from '#domain/people/setup.ts'

/** Types of business, and the steps of setting one up. */
export const businesses = {
  area: 'businesses',
  types: {
    Retail: 'Retail',
    Service: 'Service',
    Manufacturing: 'Manufacturing',
    'Software/IT': 'Software/IT',
    'E-commerce': 'E-commerce',
    Education: 'Education',
    Healthcare: 'Healthcare',
    Finance: 'Finance',
    Construction: 'Construction',
    Hospitality: 'Hospitality',
    Logistics: 'Logistics',
    'Real Estate': 'Real Estate',
    Entertainment: 'Entertainment',
    Agriculture: 'Agriculture',
    Automobile: 'Automobile',
    Textiles: 'Textiles',
    'Freelancer/Individual': 'Freelancer/Individual',
    Other: 'Other',
  } satisfies Record<BusinessType, string>,
  steps: {
    business: 'Business',
    tax: 'Tax',
    payments: 'Getting paid',
  } satisfies Record<SetupStep, string>,
} as const
