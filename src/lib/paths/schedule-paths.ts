import { paths } from './paths.ts'

/** The pages below `/schedules`; apart from the other paths, which every page loads. */
export const schedulePaths = {
  create: `${paths.schedules}/create`,
  /** With the content of an invoice. */
  createFrom: (invoiceId: string) =>
    `${paths.schedules}/create?invoice=${encodeURIComponent(invoiceId)}`,
  one: (id: string) => `${paths.schedules}/${encodeURIComponent(id)}`,
  edit: (id: string) => `${paths.schedules}/${encodeURIComponent(id)}/edit`,
} as const
