import type { TestProject } from 'vitest/node'
import { startStack } from '../../supabase/local/stack.ts'

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
  const stack = await startStack({ parts: 'functions', deno: 'deno-hosted' })
  const { dbUrl, apiUrl, mailUrl, publishableKey, dataDir } = stack
  project.provide('stack', { dbUrl, apiUrl, mailUrl, publishableKey, dataDir })
  return stack.stop
}
