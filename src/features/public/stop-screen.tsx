import { Text } from '@chakra-ui/react'
import { useParams, useSearchParams } from 'react-router-dom'
import { stop as stopWords } from '#languages/en/screens/stop.ts'
import { documentLanguages } from '#languages/languages.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useMailStop } from '../../data/mail-stop.ts'
import { ClientsSpeaker } from '../../language/clients-speaker.tsx'
import { useLocale, useWords } from '../../language/words.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FullPageLoader } from '../../ui/feedback/full-page-loader.tsx'
import { CardPage, PageCard } from '../../ui/layout/page-card.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { StopForm } from './stop-form.tsx'

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
        <PageCard title={words.unknown}>
          <Text mt="2" color="fg.muted">
            {words.unknownText}
          </Text>
        </PageCard>
      )
    }
    if (state) {
      const sender = state.sender ?? words.thisSender
      return state.stopped === 'all' ? (
        <PageCard title={words.stopped}>
          <Text mt="2" color="fg.muted" role="status">
            {words.stoppedAll}
          </Text>
        </PageCard>
      ) : (
        <PageCard title={state.stopped === 'none' ? words.ask : words.stopped}>
          <StopForm sender={sender} stopped={state.stopped} stop={stop} />
        </PageCard>
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

  return <CardPage lang={locale}>{content()}</CardPage>
}
