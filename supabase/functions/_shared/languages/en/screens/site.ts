import { product } from '#domain/product.ts'
import { icu } from '#languages/icu.ts'

/** The frame of every visitor's page, and sentences that any page may need at once. */
export const site = {
  area: 'site',
  skip: 'Skip to content',
  home: icu('{product} home'),
  tagline: product.tagline,
  notifications: 'Notifications',
  optional: '(optional)',
  required: '(required)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  tryAgain: 'Try again',
  partsFailed: 'Parts of this page could not be loaded.',
  partFailed: 'Could not be loaded.',
  lost: 'The server cannot be reached.',
  restWorks: 'Nothing that you saved is lost.',
  loadedAt: icu('You see what was loaded on {time}. Nothing that you saved is lost.'),
  language: icu('Language: {name}'),
  languageFailed: 'The language could not be loaded. Check your connection, then try again.',
  loading: {
    title: 'Loading your workspace',
    text: 'Please wait while we prepare everything for you',
  },
  crash: {
    title: 'This page could not be shown',
    text: 'Check your connection, then try again. What you typed is saved.',
  },
  theme: {
    toggle: 'Toggle theme',
    now: icu('Theme: {now}'),
    next: icu('Theme: {now}. Press for {next}.'),
    dark: 'dark',
    light: 'light',
    system: 'system',
  },
  footer: {
    product: 'Product',
    pricing: 'Pricing',
    profile: 'Profile',
    company: 'Company',
    about: 'About',
    careers: 'Careers',
    contact: 'Contact',
    resources: 'Resources',
    blog: 'Blog',
    support: 'Support',
    legal: 'Legal',
    privacy: 'Privacy',
    terms: 'Terms',
  },
} as const
