import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Credentials } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'

/** The account with the demo data, where the embedded stack runs with it. */
export function DemoLogin({ credentials }: { credentials: Credentials }) {
  const { demo } = useWords(auth)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const enter = async () => {
    setPending(true)
    const { signIn } = await import('./sign-in.ts')
    setError((await signIn(credentials))?.root?.message)
    setPending(false)
  }

  return (
    <Stack mt="6" gap="3" p="4" borderWidth="1px" borderRadius="l3">
      <Text textStyle="sm" color="fg.muted">
        {demo.lead({ email: credentials.email })}
      </Text>
      <FormError message={error} />
      <Button variant="outline" disabled={pending} onClick={enter}>
        {demo.enter}
      </Button>
    </Stack>
  )
}
