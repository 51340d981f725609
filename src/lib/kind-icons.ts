import { FileClock, Handshake, type LucideIcon, Truck } from 'lucide-react'
import type { ForerunnerKind } from '#domain/document/kinds.ts'

/** In the sidebar. */
export const kindIcons: Record<ForerunnerKind, LucideIcon> = {
  estimate: Handshake,
  proforma_invoice: FileClock,
  delivery_challan: Truck,
}
