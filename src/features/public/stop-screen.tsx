import { Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { stop as stopWords } from '#languages/en/screens/stop.ts'
import { documentLanguages } from '#languages/languages.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useMailStop } from '../../data/mail-stop.ts'
import { ClientsSpeaker } from '../../language/clients-speaker.tsx'
import { useLocale, useWords } from '../../language/words.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FullPageLoader } from '../../ui/feedback/full-page-loader.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { StopForm } from './stop-form.tsx'

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel w="full" maxW="460px" p={{ base: '6', md: '10' }} boxShadow="md">
    <Heading as="h1" textStyle="heading" overflowWrap="anywhere">
      {title}
    </Heading>
    {children}
  </Panel>
)

/** The page of a mail's "no more of these" link. It asks first, since programs that scan mails open their links. */
export function StopScreen() {
  const [asked] = useSearchParams()
  const given = asked.get('in')
  return (
    <ClientsSpeaker language={documentLanguages.find((code) => code === given) ?? 'en'}>
      <Stopping />
    </ClientsSpeaker>
  )
}

function Stopping() {
  const { messages } = useSpeech()
  const { token = '' } = useParams()
  const locale = useLocale()
  const words = useWords(stopWords)
  const { state, error, retry, stop } = useMailStop(token)
  usePageTitle(words.tab)

  const content = () => {
    if (state === null) {
      return (
        <Card title={words.unknown}>
          <Text mt="2" color="fg.muted">
            {words.unknownText}
          </Text>
        </Card>
      )
    }
    if (state) {
      const sender = state.sender ?? words.thisSender
      return state.stopped === 'all' ? (
        <Card title={words.stopped}>
          <Text mt="2" color="fg.muted" role="status">
            {words.stoppedAll}
          </Text>
        </Card>
      ) : (
        <Card title={state.stopped === 'none' ? words.ask : words.stopped}>
          <StopForm sender={sender} stopped={state.stopped} stop={stop} />
        </Card>
      )
    }
    if (error) {
      return (
        <ErrorState
          title={words.failed}
          message={messages.mailStopFailed}
          onRetry={retry}
          headingLevel="h1"
        />
      )
    }
    return <FullPageLoader title={words.loading} text={words.wait} />
  }

  return (
    <Flex lang={locale} justify="center" px="4" py={{ base: '10', md: '20' }}>
      {/* The address is a secret of whoever got the mail. */}
      <meta name="robots" content="noindex" />
      {content()}
    </Flex>
  )
}
