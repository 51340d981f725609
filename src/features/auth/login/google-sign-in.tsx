import { Box, Center, Separator, Text } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'

const GoogleButton = lazy(async () => ({
  default: (await import('./google-button.tsx')).GoogleButton,
}))

/** Loaded only where Google is configured; its place is kept meanwhile. */
export function GoogleSignIn() {
  return (
    <Box mt="5">
      <Center gap="3" mb="5" color="fg.muted" textStyle="sm">
        <Separator flex="1" />
        <Text>or</Text>
        <Separator flex="1" />
      </Center>
      <Box minH={{ base: '11', md: '10' }}>
        <Suspense>
          <GoogleButton />
        </Suspense>
      </Box>
    </Box>
  )
}
