import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { startStack } from '#supabase/local/stack.ts'
import { clockFrom } from './clock.ts'
import { historyOpens } from './history.ts'

export type StackAddresses = {
  dbUrl: string
  apiUrl: string
  mailUrl: string
  publishableKey: string
  dataDir: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    stack: StackAddresses
  }
}

/**
 * One throw-away stack on free ports for all database and API tests; its function runs on the Deno that hosted Supabase
 * is near to, the one of the browser tests and of `npm run dev` on the newer one.
 */
export default async function setup(project: TestProject) {
  // The least that a hash can cost: hundreds are made and compared.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  const stack = await startStack({ parts: 'functions', authLimits: false, deno: 'deno-hosted' })
  const sql = postgres(stack.dbUrl, { max: 1 })
  await sql.unsafe(clockFrom())
  await sql.unsafe(historyOpens)
  await sql.end()
  const { dbUrl, apiUrl, mailUrl, publishableKey, dataDir } = stack
  project.provide('stack', { dbUrl, apiUrl, mailUrl, publishableKey, dataDir })
  return stack.stop
}
