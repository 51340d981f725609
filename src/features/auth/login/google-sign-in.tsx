import { Box, Center, Separator, Text } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { login } from '#languages/en/screens/login.ts'
import { useWords } from '#src/language/words.ts'
import { destinationIn } from '../navigation-state.ts'

const GoogleButton = lazy(async () => ({
  default: (await import('./google-button.tsx')).GoogleButton,
}))

/** Loaded only where Google is configured; its place is kept meanwhile. */
export function GoogleSignIn() {
  const words = useWords(login)
  const [here, setHere] = useState(false)
  const destination = destinationIn(useLocation().state)
  // It is not part of pages rendered at build time.
  useEffect(() => setHere(true), [])

  return (
    <Box mt="5">
      <Center gap="3" mb="5" color="fg.muted" textStyle="sm">
        <Separator flex="1" />
        <Text>{words.or}</Text>
        <Separator flex="1" />
      </Center>
      <Box minH={{ base: '11', md: '10' }}>
        <Suspense>{here && <GoogleButton to={destination} />}</Suspense>
      </Box>
    </Box>
  )
}
