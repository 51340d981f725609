import * as v from 'valibot'
import type { Settings } from '../settings.ts'
import { ask } from './finding.ts'

export type Management = {
  /** Reads the settings of the project's Auth server. */
  auth: () => Promise<Record<string, unknown>>
  /** Rows of a query, as `schema` reads them; of the last one, where there are several. */
  query: <T>(sql: string, schema: v.GenericSchema<T>, patience?: number) => Promise<T>
}

/** Supabase's Management API, with the account's token; elsewhere only where SUPABASE_API_URL says so. */
export function managementOf({ ref }: Settings, env: NodeJS.ProcessEnv): Management {
  const project = `${env.SUPABASE_API_URL || 'https://api.supabase.com'}/v1/projects/${ref}`
  const headers = {
    Authorization: `Bearer ${env.SUPABASE_ACCESS_TOKEN}`,
    'Content-Type': 'application/json',
  }
  const call = async <T>(
    path: string,
    schema: v.GenericSchema<T>,
    body?: unknown,
    patience?: number,
  ): Promise<T> => {
    const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const answer = await ask(project + path, { ...request, headers }, patience)
    const text = await answer.text()
    if (!answer.ok) {
      throw new Error(
        `Supabase answers ${answer.status}: ${text.slice(0, 400)}. Are SUPABASE_ACCESS_TOKEN and SUPABASE_PROJECT_REF right, and is the project awake?`,
      )
    }
    return v.parse(v.pipe(v.string(), v.parseJson(), schema), text)
  }
  return {
    auth: () => call('/config/auth', v.record(v.string(), v.unknown())),
    query: (sql, schema, patience) => call('/database/query', schema, { query: sql }, patience),
  }
}
