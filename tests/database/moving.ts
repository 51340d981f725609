import { type AccountPart, accountParts } from '#domain/account/account-file.ts'
import type { Tx } from '../setup/stack/database.ts'

export type Row = Record<string, unknown>
export type Page = { part: AccountPart; rows: Row[] }

/** Everything of the caller, page by page, as both doors read it. */
export async function exported(tx: Tx, most = 200): Promise<Page[]> {
  const [begun] = await tx<{ id: string }[]>`select start_export() as id`
  if (!begun) throw new Error('No export was begun.')
  const pages: Page[] = []
  for (const part of accountParts) {
    let after: unknown = null
    do {
      const given: string | null = after === null ? null : JSON.stringify(after)
      const [row] = await tx<{ page: { rows: Row[]; next: unknown } }[]>`
        select export_part(${begun.id}, ${part}, (${given}::text)::jsonb, ${most}) as page`
      if (!row) throw new Error('No page came.')
      if (row.page.rows.length > 0) pages.push({ part, rows: row.page.rows })
      after = row.page.next
    } while (after !== null)
  }
  return pages
}

export const stage = (tx: Tx, restore: string, place: number, { part, rows }: Page) =>
  tx`select stage_restore(${restore}, ${place}, ${part}, (${JSON.stringify(rows)}::text)::jsonb)`

/** Writes what was staged, to the end. */
export async function written(tx: Tx, restore: string, pages: number) {
  for (;;) {
    const [row] = await tx<{ left: number }[]>`select commit_restore(${restore}, ${pages}) as left`
    if (row?.left === 0) return
  }
}

/** Restores into the caller's account and gives the restore's id. `between` runs when it is staged and not written. */
export async function restored(
  tx: Tx,
  pages: Page[],
  between = async (_restore: string) => {},
): Promise<string> {
  const restore = crypto.randomUUID()
  for (const [at, page] of pages.entries()) await stage(tx, restore, at + 1, page)
  await between(restore)
  await written(tx, restore, pages.length)
  return restore
}

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The rows of each part, in one order, as they are in the account they were restored into: under its ids, and marked. */
export async function underNewIds(tx: Tx, pages: Page[], owner: string, restore: string) {
  const text = JSON.stringify(pages)
  const known = [...new Set(text.match(id))]
  const map = await tx<{ old: string; id: string }[]>`
    select old, private.restored_id(${owner}, ${restore}, old) as id from unnest(${known}::text[]) as old`
  const made = new Map(map.map((row) => [row.old, row.id]))
  const anew = text.replace(id, (old) => made.get(old) ?? old)
  return inOrder(JSON.parse(anew.replaceAll('"restored":false', '"restored":true')))
}

const byText = (a: Row, b: Row) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

export const inOrder = (pages: Page[]) =>
  Object.fromEntries(
    accountParts.map((part) => [
      part,
      pages
        .filter((page) => page.part === part)
        .flatMap((page) => page.rows)
        .toSorted(byText),
    ]),
  )
