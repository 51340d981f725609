import type { Tool } from './tool.ts'
import { findClients, readClient } from './tools/clients.ts'
import { readDocument } from './tools/document.ts'
import { findEstimates, findInvoices } from './tools/documents.ts'
import { findDrafts, newDraft } from './tools/drafts.ts'
import { findItems } from './tools/items.ts'
import { whatIsOwed } from './tools/owed.ts'
import { readRegister } from './tools/registers.ts'
import { returnProblems } from './tools/returns.ts'

/** All that an assistant may ask for. None sends, issues, pays, files or deletes. */
export const tools: readonly Tool[] = [
  ...[findClients, readClient, findItems, findInvoices, findEstimates, readDocument],
  ...[findDrafts, whatIsOwed, readRegister, returnProblems],
  newDraft,
]
