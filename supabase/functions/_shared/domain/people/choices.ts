import { gstStates } from '../gst/states.ts'

/** The names of all States and union territories of India, and of the places outside them. */
export const states = gstStates.map(({ name }) => name).sort()

/** The units to suggest for a row; any text is accepted. */
export const units = [
  ...['hours', 'days', 'months', 'words', 'pages', 'pieces', 'numbers', 'sets'],
  ...['km', 'kg', 'metres', 'square feet', 'litres', 'boxes'],
] as const

/** The cities of the specification, in its order: suggestions, since people live in others as well. */
export const cities = [
  'Mumbai',
  'Pune',
  'Nagpur',
  'New Delhi',
  'Bangalore',
  'Mysore',
  'Mangalore',
  'Chennai',
  'Coimbatore',
  'Madurai',
  'Ahmedabad',
  'Surat',
  'Vadodara',
  'Jaipur',
  'Udaipur',
  'Jodhpur',
  'Hyderabad',
  'Warangal',
  'Kolkata',
  'Howrah',
  'Lucknow',
  'Kanpur',
  'Varanasi',
  'Bhopal',
  'Indore',
  'Patna',
  'Ranchi',
  'Bhubaneswar',
  'Chandigarh',
  'Dehradun',
  'Shimla',
  'Srinagar',
  'Guwahati',
  'Imphal',
] as const

/** In characters; the database holds the same. */
export const MAX_CITY = 60

/** The specification's, in its order. */
export const businessTypes = [
  'Retail',
  'Service',
  'Manufacturing',
  'Software/IT',
  'E-commerce',
  'Education',
  'Healthcare',
  'Finance',
  'Construction',
  'Hospitality',
  'Logistics',
  'Real Estate',
  'Entertainment',
  'Agriculture',
  'Automobile',
  'Textiles',
  'Freelancer/Individual',
  'Other',
] as const

export type BusinessType = (typeof businessTypes)[number]

export const countries = ['India'] as const
export type BusinessCountry = (typeof countries)[number]
