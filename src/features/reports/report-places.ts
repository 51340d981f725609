import type { Place } from '../../ui/layout/place-list.tsx'

/** In the order in which a month is closed. */
export const reportPlaces: readonly Place[] = []
