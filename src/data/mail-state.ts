import * as v from 'valibot'
import { callApi } from './api.ts'

/** Whether the product can send mail here; `unreachable` when that cannot be found out. */
export type MailState = 'ready' | 'unconfigured' | 'unreachable'

const stateSchema = v.object({ configured: v.boolean() })

export async function mailState(): Promise<MailState> {
  try {
    const { configured } = v.parse(stateSchema, await callApi('/mail'))
    return configured ? 'ready' : 'unconfigured'
  } catch {
    return 'unreachable'
  }
}

/** The interface's answer to a sent mail. */
export const sentSchema = v.object({ missed: v.array(v.string()) })
