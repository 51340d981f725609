import type { ShareLink } from '#domain/history.ts'
import { formatInstant } from '#domain/instants.ts'

/** "Viewed 3 times, first Nov 18, 2026, 9:30 AM, last Nov 21, 2026, 4:05 PM". */
export function viewsText({ views, firstViewedAt, lastViewedAt }: ShareLink): string {
  if (firstViewedAt === null || lastViewedAt === null) return 'Not viewed yet.'
  const [first, last] = [formatInstant(firstViewedAt), formatInstant(lastViewedAt)]
  return views === 1
    ? `Viewed once, ${last}`
    : `Viewed ${views} times, first ${first}, last ${last}`
}
