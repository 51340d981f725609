import type { TestProject } from 'vitest/node'
import { startStack } from '../../supabase/local/stack.ts'

export type StackAddresses = {
  dbUrl: string
  apiUrl: string
  mailUrl: string
  publishableKey: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    stack: StackAddresses
  }
}

/** One throw-away stack on free ports for all database and API tests. */
export default async function setup(project: TestProject) {
  // The least that a hash can cost: hundreds are made and compared.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  const stack = await startStack({ parts: 'functions', authLimits: false })
  const { dbUrl, apiUrl, mailUrl, publishableKey } = stack
  project.provide('stack', { dbUrl, apiUrl, mailUrl, publishableKey })
  return stack.stop
}
