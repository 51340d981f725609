import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { compact, requiredLine } from '../text.ts'
import { codeSchema } from './people.ts'

/** The most authenticator apps of one person; `max_enrolled_factors` of config.toml says the same. */
export const MOST_FACTORS = 5

const MAX_NAME = 40
/** Sixteen letters and figures, which are shown in groups of four. */
const RECOVERY_LENGTH = 16

export const recoveryCodeSchema = v.pipe(
  v.string(message('required', { label: 'recoveryCode' })),
  v.transform(compact),
  v.nonEmpty(message('required', { label: 'recoveryCode' })),
  v.length(RECOVERY_LENGTH, message('codeLength', { length: RECOVERY_LENGTH })),
)

export const factorNameSchema = requiredLine('authenticatorName', MAX_NAME)

/** The code of an app, or in its place a recovery code. */
export const secondFactorSchema = v.object({ code: codeSchema })
export const recoverySchema = v.object({ code: recoveryCodeSchema })
