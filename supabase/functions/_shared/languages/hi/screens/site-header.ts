import type { Language } from '#languages/areas.ts'

export const siteHeader: Language['siteHeader'] = {
  label: 'साइट',
  features: 'खूबियाँ',
  reviews: 'राय',
  pricing: 'कीमत',
  signIn: 'लॉग इन',
  dashboard: 'डैशबोर्ड',
}
