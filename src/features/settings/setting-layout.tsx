import { Box, Button, Text } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { account } from '#languages/en/screens/account.ts'
import { logout } from '../../data/account/session.ts'
import { useWords } from '../../language/words.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SettingTabs, settingAt } from './setting-tabs.tsx'

export function SettingLayout() {
  const words = useWords(account)
  const { pathname, search } = useLocation()
  // A step of the set-up may be about another tab's fields.
  const tab = new URLSearchParams(search).has('step') ? null : settingAt(pathname)
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    await logout()
  }

  return (
    <>
      <PageHeader
        title={words.heading}
        actions={
          <Button variant="outline" disabled={leaving} onClick={leave}>
            <LogOut aria-hidden />
            {leaving ? words.leaving : words.logout}
          </Button>
        }
      />
      <Box
        display={{ xl: 'grid' }}
        gridTemplateColumns="11.5rem minmax(0, 1fr)"
        columnGap="8"
        alignItems="start"
      >
        <SettingTabs />
        <Box minW="0">
          {tab && (
            <Text mb="4" color="fg.muted">
              {words.tabAbout[tab]}
            </Text>
          )}
          <Outlet />
        </Box>
      </Box>
    </>
  )
}
