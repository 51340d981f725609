import { expect, test } from 'vitest'
import { messages } from './index.ts'
import { refusals } from './refusals/index.ts'

/** Sentences quoted in sections 5 and 8 of the specification, typed off it. */
const specified = [
  // 5, create invoice
  'Please enter a valid email address.',
  'Due date cannot be in the past.',
  'Add at least one valid item with positive quantity and amount.',
  // 5, profile and business
  'Full name is required.',
  'Phone number must be exactly 10 digits.',
  'Please select a valid birth date.',
  'Please select your city.',
  'Postal code must be 5 or 6 digits.',
  // 5, other
  'Enter a valid email',
  'Passwords do not match',
  'Email is required',
  // 8, failures
  'Login failed. Try again.',
  'Login failed. User data missing.',
  'Registration failed.',
  'OTP verification failed.',
  'Request failed.',
  'Reset failed.',
  'Update failed.',
  'Failed to update profile. Please try again.',
  'Failed to load profile.',
  'Failed to load business profile.',
  'Error in creating business profile',
  'Error in updating business profile',
  'Failed to delete invoice. Please try again.',
  'Failed to create invoice. Please try again.',
  'Invoice ID not returned from server.',
  'Something went wrong while loading your invoices.',
  'Error fetching dashboard data:',
  'Error loading recent invoices:',
  'Unknown error',
  'Failed to load invoice',
  'Download failed:',
  'Please register first',
  // 8, success
  'Login successful!',
  'Check your email to verify your account.',
  'OTP Verified! Please login.',
  'Reset link sent to email.',
  'Password reset successful.',
  'profile updated successfully.',
  'Profile updated successfully!',
  'Business profile created successfully.',
  'Business updated successfully.',
  'Invoice deleted successfully.',
  'Invoice created successfully!',
]

/** Every sentence that takes nothing; a few others by an example. */
const worded: unknown[] = [
  ...Object.values(messages),
  ...Object.values(refusals),
  messages.required({ label: 'fullName' }),
  messages.documentDeleted({ noun: 'invoice' }),
  messages.documentDeleteFailed({ noun: 'invoice' }),
]

// [valid-29] [error-38]
test('every message of the specification is in the catalogue', () => {
  expect(specified.filter((text) => !worded.includes(text))).toEqual([])
})

test('the toast of a missing PDF says that it was not found and blames the free plan of the file host', () => {
  expect(messages.pdfMissing).toMatch(/^PDF not found! File host .* free plan/)
})
