import type { ReactNode, Ref } from 'react'
import { isHeld } from '#domain/document/kind-questions.ts'
import { type DraftKind, kinds } from '#domain/document/kinds.ts'
import { ClientFields } from './client/client-fields.tsx'
import { InvoiceFormFrame } from './invoice-form-frame.tsx'
import type { InvoiceFormApi } from './invoice-form-values.ts'
import { DueParts } from './parts/due-parts.tsx'
import { SummaryRail } from './rail/summary-rail.tsx'
import { ItemRows } from './rows/item-rows.tsx'
import { DocumentFields } from './sheet/document-fields.tsx'
import { PaperFoot } from './sheet/paper-foot.tsx'
import { PaperTotals } from './sheet/paper-totals.tsx'
import { SellerBlock } from './sheet/seller-block.tsx'
import { TypedSumsProvider } from './typed-sums.tsx'

interface EditorSheetProps {
  form: InvoiceFormApi
  kind: DraftKind
  /** Set for a schedule: each issue has days of its own. */
  undated?: boolean
  /** The invoice in whose place this one is issued. */
  originalId?: string | null
  /** Shows a refusal of the rows as a whole. */
  refusalRef: Ref<HTMLParagraphElement>
  problem: ReactNode
  actions: ReactNode
  leaving: ReactNode
  /** More to fill in, beside the sheet. */
  belowRail?: ReactNode
}

/** The sheet that one types on, and what stands beside it. */
export function EditorSheet(props: EditorSheetProps) {
  const { form, kind, undated = false, originalId = null } = props
  const { refusalRef, problem, actions, leaving, belowRail } = props
  return (
    <TypedSumsProvider form={form} taxed={kinds[kind].taxed}>
      <InvoiceFormFrame
        kind={kind}
        seller={<SellerBlock kind={kind} />}
        client={<ClientFields {...{ form, kind, undated }} />}
        facts={<DocumentFields {...{ form, kind, undated, originalId }} />}
        items={<ItemRows {...{ form, kind, refusalRef }} />}
        foot={
          <>
            <PaperTotals />
            {kinds[kind].day !== null && (
              <DueParts form={form} byDays={undated || isHeld({ kind })} />
            )}
            <PaperFoot form={form} kind={kind} />
          </>
        }
        rail={<SummaryRail {...{ form, kind, problem, actions, leaving }} />}
        belowRail={belowRail}
      />
    </TypedSumsProvider>
  )
}
