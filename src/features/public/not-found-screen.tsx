import { Box, Button, Flex, Heading, Link, Text } from '@chakra-ui/react'
import { ArrowLeft, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { product } from '#domain/product.ts'
import { notFound } from '#languages/en/screens/not-found.ts'
import { useVisitor } from '../../data/account/visitor.ts'
import { rich } from '../../language/rich.tsx'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link as RouterLink } from '../../ui/layout/link.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { QuickLinks } from './quick-links.tsx'
import { RedirectNotice } from './redirect-notice.tsx'

const REDIRECT_SECONDS = 10

/** Counts whole seconds down to 0 unless it is cancelled. */
function useCountdown(from: number) {
  const [left, setLeft] = useState(from)
  const [cancelled, setCancelled] = useState(false)
  const running = !cancelled && left > 0

  useEffect(() => {
    if (!running) return
    const second = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(second)
  }, [running])

  return { left, cancelled, over: !cancelled && left === 0, cancel: () => setCancelled(true) }
}

export function NotFoundScreen() {
  const words = useWords(notFound)
  usePageTitle(words.title)
  const status = useVisitor()
  // A stored session counts until it is known to be over, so that nothing moves under the reader.
  const signedIn = status !== 'signed-out'
  const countdown = useCountdown(REDIRECT_SECONDS)
  const navigate = useNavigate()
  const { key } = useLocation()

  if (countdown.over && status !== 'loading') {
    return <Navigate to={signedIn ? paths.dashboard : paths.home} replace />
  }

  // Opened in a tab of its own, there is nothing to go back to.
  const isFirst = key === 'default' && window.history.length <= 1
  const goBack = () => (isFirst ? navigate(paths.home) : navigate(-1))

  return (
    <Flex justify="center" px="4" py={{ base: '8', md: '16' }}>
      <Box w="full" maxW="560px" textAlign="center">
        <Text
          textStyle="display"
          fontSize={{ base: '4rem', md: '6rem' }}
          color="neel.fg"
          aria-hidden
        >
          404
        </Text>
        <Heading as="h1" mt="2" textStyle="heading">
          {words.title}
        </Heading>
        <Text mt="2" color="fg.muted" textWrap="balance">
          {words.text}
        </Text>
        <Panel mt="7" p={{ base: '4', md: '6' }}>
          <RedirectNotice
            toDashboard={signedIn}
            secondsLeft={countdown.left}
            cancelled={countdown.cancelled}
            onCancel={countdown.cancel}
          />
          <Flex mt="4" gap="3" wrap="wrap" css={{ '& > *': { flex: '1 1 9rem' } }}>
            <Button asChild>
              <RouterLink to={paths.home}>{words.takeHome}</RouterLink>
            </Button>
            <Button variant="outline" onClick={goBack}>
              <ArrowLeft aria-hidden /> {words.goBack}
            </Button>
            <Button variant="outline" onClick={() => navigate(0)}>
              <RotateCw aria-hidden /> {words.refresh}
            </Button>
          </Flex>
        </Panel>
        <Box mt="6">
          <QuickLinks signedIn={signedIn} />
        </Box>
        <Text mt="2" color="fg.muted">
          {rich(words.lost({ email: product.supportEmail }), {
            support: (inner) => (
              <Link asChild variant="underline">
                <RouterLink to={paths.support}>{inner}</RouterLink>
              </Link>
            ),
            mail: (inner) => (
              <Link variant="underline" href={`mailto:${product.supportEmail}`}>
                {inner}
              </Link>
            ),
          })}
        </Text>
      </Box>
    </Flex>
  )
}
