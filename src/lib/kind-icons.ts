import { FileClock, Handshake, type LucideIcon, Truck } from 'lucide-react'
import type { ForerunnerKind } from '#domain/document/kinds.ts'

/** In the sidebar, and where a list is empty. */
export const kindIcons: Record<ForerunnerKind, LucideIcon> = {
  estimate: Handshake,
  proforma_invoice: FileClock,
  delivery_challan: Truck,
}
