import { useMemo, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import * as drafts from '#data/documents/drafts.ts'
import { isInvoiceId } from '#data/documents/invoices.ts'
import type { DraftContent } from '#domain/document/draft.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import { supabase } from '../../lib/supabase.ts'
import { useSession } from '../account/session.ts'
import { draftKeys, listsDrafts } from '../keys.ts'
import { ownPlace, readWaiting, takeWaiting, writeWaiting } from './waiting.ts'
import { waitingPlaces } from './waiting-drafts.ts'

/** Drafts change with every key, here and elsewhere: they are asked for whenever they are looked at. */
const always = { dedupingInterval: 2_000 }

/** The first `limit` drafts of a kind, the one that was changed last first; and how many there are. */
export const useDrafts = (kind: DraftKind, limit: number) =>
  useSWR(
    draftKeys.list(kind, limit),
    () => drafts.listDrafts(supabase, { kind, offset: 0, limit }),
    { ...always, keepPreviousData: true },
  )

/** How many drafts of a kind there are; undefined until it is known. */
export const useDraftCount = (kind: DraftKind) =>
  useSWR(draftKeys.count(kind), () => drafts.countDrafts(supabase, kind), always).data

/**
 * Loads a draft from the server when it is opened; null where the caller has none by this id. Asks
 * nothing without an id. `waiting` is text from this browser that the server may not have.
 */
export function useOpenedDraft(id: string | null) {
  const [opening] = useState(() => crypto.randomUUID())
  const userId = useSession().user?.id ?? ''
  const waiting = useMemo(() => id && takeWaiting(userId, id), [userId, id])
  const found = useSWR(id === null ? null : draftKeys.opened(id, opening), ([, draftId]) =>
    isInvoiceId(draftId) ? drafts.getDraft(supabase, draftId) : null,
  )
  return { ...found, waiting: waiting || null }
}

/** Asks anew for the lists of drafts. */
export function useRefreshDrafts() {
  const { mutate } = useSWRConfig()
  return () => mutate(listsDrafts)
}

/** Actions on drafts outside of their form. */
export function useDraftActions() {
  const userId = useSession().user?.id ?? ''
  const refresh = useRefreshDrafts()

  return {
    /** Discards text that the server does not have, too; returns a way to bring it all back. */
    async discard(id: string) {
      const waiting = waitingPlaces(userId, id).flatMap((place) => {
        const kept = readWaiting(place)
        return kept ? [{ place, kept }] : []
      })
      const isUnknown = waiting.some(({ kept }) => kept.version === 0)
      const discarded = drafts.discardDraft(supabase, id)
      // As far as is known here, there is nothing to discard.
      if (isUnknown) await discarded.catch(() => {})
      else await discarded
      for (const { place } of waiting) localStorage.removeItem(place)
      await refresh()
      return async () => {
        for (const { place, kept } of waiting) writeWaiting(place, kept)
        if (!isUnknown) await drafts.restoreDraft(supabase, id)
        await refresh()
      }
    },
    async restore(id: string) {
      await drafts.restoreDraft(supabase, id)
      await refresh()
    },
    /** Lets go of what waits of a draft in this tab. */
    forget: (id: string) => localStorage.removeItem(ownPlace(userId, id)),
    /** Lets a content begin a draft anew; gives its id. It is saved when it is opened. */
    keepAsNew(kind: DraftKind, content: DraftContent) {
      const id = crypto.randomUUID()
      writeWaiting(ownPlace(userId, id), { kind, version: 0, content, sent: null })
      return id
    },
    /** A draft with the content of an issued document, which issuing the draft cancels; gives its id. */
    revise: (invoiceId: string) => drafts.reviseInvoice(supabase, invoiceId),
    /** The same of an invoice whose GSTR-1 was filed. */
    correct: (invoiceId: string) => drafts.correctInvoice(supabase, invoiceId),
    /** A draft with the content of any document; gives its id. */
    duplicate: (documentId: string) => drafts.duplicateDocument(supabase, documentId),
  }
}
