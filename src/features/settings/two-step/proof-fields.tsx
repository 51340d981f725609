import type { UseFormRegisterReturn } from 'react-hook-form'
import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { CODE_LENGTH, codeSchema } from '#domain/people/people.ts'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { useSession } from '#src/data/account/session.ts'
import { useWords } from '#src/language/words.ts'
import { CodeField } from '#src/ui/form/fields/code-field.tsx'
import { PasswordField } from '#src/ui/form/fields/password-field.tsx'

const currentPassword = v.pipe(
  v.string(),
  v.nonEmpty(message('required', { label: 'currentPassword' })),
)

export const noProof = { currentPassword: '', code: '' }

/** The password, the code of an authenticator app, both, or nothing. */
export const proofSchemas = {
  password: v.object({ currentPassword, code: v.string() }),
  code: v.object({ currentPassword: v.string(), code: codeSchema }),
  both: v.object({ currentPassword, code: codeSchema }),
  none: v.object({ currentPassword: v.string(), code: v.string() }),
}

interface ProofFieldsProps {
  way: keyof typeof proofSchemas
  field: (
    name: 'currentPassword' | 'code',
  ) => UseFormRegisterReturn & { error?: string | undefined }
}

export function ProofFields({ field, way }: ProofFieldsProps) {
  const { proof: words } = useWords(twoStep)
  const { user } = useSession()
  return (
    <>
      {(way === 'password' || way === 'both') && (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        </>
      )}
      {(way === 'code' || way === 'both') && (
        <CodeField label={words.code} length={CODE_LENGTH} {...field('code')} />
      )}
    </>
  )
}
