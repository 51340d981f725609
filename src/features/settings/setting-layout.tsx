import { Box, Button } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { account } from '#languages/en/screens/account.ts'
import { logout } from '../../data/account/session.ts'
import { useWords } from '../../language/words.ts'
import { PageHeader, PageNoticePlace } from '../../ui/layout/page-header.tsx'
import { SettingTabs } from './setting-tabs.tsx'

export function SettingLayout() {
  const words = useWords(account)
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
          <PageNoticePlace />
          <Outlet />
        </Box>
      </Box>
    </>
  )
}
