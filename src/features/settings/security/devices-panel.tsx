import { Box, Button, chakra, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { account } from '#languages/en/screens/account.ts'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { type Device, useDevices, useEndDevice } from '#src/data/account/second-factor.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { browserOf } from '#src/lib/browser-name.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const List = chakra('ul')

/** Where else the person is signed in, as the Auth server saw it; each device can be signed out. */
export function DevicesPanel() {
  const { messageOf } = useSpeech()
  const { devices: words } = useWords(twoStep)
  const { data: devices, error, mutate } = useDevices()
  if (error) {
    return (
      <Panel title={words.title}>
        <PanelError message={messageOf(error, words.failed)} onRetry={() => void mutate()} />
      </Panel>
    )
  }
  if (!devices) {
    return (
      <Panel title={words.title}>
        <LoadingRegion label={words.loading}>
          <Skeleton aria-hidden h="4" my="1" w="64" maxW="full" />
        </LoadingRegion>
      </Panel>
    )
  }
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  return (
    <Panel title={words.title}>
      {others.length === 0 ? (
        <Text color="fg.muted">{words.none}</Text>
      ) : (
        <List aria-label={words.title} listStyleType="none" display="grid" gap="4">
          {others.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </List>
      )}
    </Panel>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const { messageOf } = useSpeech()
  const { devices: words } = useWords(twoStep)
  const { session } = useWords(account)
  const dates = useDates()
  const end = useEndDevice()
  const [ending, setEnding] = useState(false)
  const [failure, setFailure] = useState('')

  const { browser, system } = browserOf(device.userAgent ?? '')
  const name = !browser ? words.unknown : system ? session.browserOn({ browser, system }) : browser
  const used = words.used({ at: dates.instant(device.usedAt) })
  const since = words.since({ at: dates.instant(device.signedInAt) })
  const address = device.address ? words.address({ address: device.address }) : ''

  const signOut = async () => {
    setEnding(true)
    setFailure('')
    try {
      await end(device.id)
      showSuccess(words.ended)
    } catch (error) {
      setFailure(messageOf(error, words.endFailed))
      setEnding(false)
    }
  }

  return (
    <li>
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="500">{name}</Text>
          <Text mt="0.5" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {[used, address].filter(Boolean).join(' ')}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {since}
          </Text>
        </Box>
        <Button
          variant="outline"
          disabled={ending}
          aria-label={words.endOne({ device: name })}
          onClick={signOut}
        >
          {ending ? words.ending : words.end}
        </Button>
      </Flex>
      {failure && (
        <Box mt="3">
          <FormError message={failure} />
        </Box>
      )}
    </li>
  )
}
