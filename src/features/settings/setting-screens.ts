// Bundled in one file: whoever opens one of these opens others, and each import is named in the
// first file.
export { BillingScreen } from './billing/billing-screen.tsx'
export { ConnectionsScreen } from './connections/connections-screen.tsx'
export { DataScreen } from './data/data-screen.tsx'
export { MembersScreen } from './members/members-screen.tsx'
export { NotificationsScreen } from './notifications/notifications-screen.tsx'
export { NumbersScreen } from './numbers/numbers-screen.tsx'
export { PaymentsScreen } from './payments/payments-screen.tsx'
export { ProfileScreen } from './profile/profile-screen.tsx'
export { SecurityScreen } from './security/security-screen.tsx'
export { SettingLayout } from './setting-layout.tsx'
export { TaxScreen } from './tax/tax-screen.tsx'
