import { Box, Button, Skeleton, Stack } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useBusinessChange } from '#src/data/account/changes.ts'
import { useBusiness } from '#src/data/business.ts'
import { isDraftKept, useDraftKey } from '#src/data/forms/draft-form.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { setupPath } from '#src/lib/paths/setup-paths.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { ChangedBy } from '#src/ui/layout/changed-by.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { BusinessFailed } from '../business-failed.tsx'
import { DetailsSkeleton } from '../details-skeleton.tsx'
import { useReturnTo } from '../return-to.ts'
import { BusinessDetails } from './business-details.tsx'
import { BusinessForm } from './business-form.tsx'
import { PrintedHead } from './printed-head.tsx'

const wide = ['address', 'description', 'logo']
const rows = [
  ...['name', 'type', 'email', 'phone', 'address', 'city', 'state', 'postal code', 'country'],
  ...['tax ID', 'website', 'description', 'logo'],
]

export function BusinessSettings() {
  const { messageOf, messages } = useSpeech()
  const { profile: words } = useWords(businessSettings)
  const { data: business, error, isLoading, mutate } = useBusiness()
  const change = useBusinessChange()
  // Open the form at once when a draft is kept, so that typed text is not hidden behind a press.
  const draftKey = useDraftKey('business')
  const [editing, setEditing] = useState(() => isDraftKept(draftKey))
  const navigate = useNavigate()
  const next = useReturnTo()
  const formIsShown = business === null || editing
  const editButton = useFocusReturn(formIsShown)

  if (isLoading) {
    return (
      <Stack gap="4">
        <DetailsSkeleton title={words.title} label={words.loading} rows={rows} wide={wide} />
        {/* As high as the head of a document without a logo. */}
        <Panel minH={{ md: '260px' }} aria-hidden>
          <Skeleton h="4" my="1" w="40" maxW="full" />
          <Skeleton h={{ base: '166px', md: '44' }} mt="4" />
        </Panel>
      </Stack>
    )
  }
  // That there was none at first no longer matters.
  if (business === undefined || (business === null && error)) {
    return <BusinessFailed error={error} onRetry={() => mutate()} />
  }

  return (
    <>
      {error && (
        <Box mb="4">
          <PanelError
            message={messageOf(error, messages.businessLoadFailed)}
            onRetry={() => mutate()}
          />
        </Box>
      )}
      {formIsShown ? (
        <BusinessForm
          business={business}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            // How they stand to GST gives a newcomer's first document its title.
            if (!business) navigate(setupPath('tax'), { state: { returnTo: next } })
            else if (next) navigate(next)
          }}
        />
      ) : (
        <Stack gap="4">
          <Panel
            title={words.title}
            actions={
              <Button ref={editButton} size="sm" variant="outline" onClick={() => setEditing(true)}>
                <Pencil aria-hidden /> {words.edit}
              </Button>
            }
          >
            <BusinessDetails business={business} />
            <ChangedBy change={change} />
          </Panel>
          <PrintedHead business={business} />
        </Stack>
      )}
    </>
  )
}
