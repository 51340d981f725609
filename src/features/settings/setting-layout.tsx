import { Button } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { logout } from '../../data/account/session.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SettingTabs } from './setting-tabs.tsx'

export function SettingLayout() {
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    await logout()
  }

  return (
    <>
      <PageHeader
        title="Setting"
        actions={
          <Button variant="outline" disabled={leaving} onClick={leave}>
            <LogOut aria-hidden />
            {leaving ? 'Logging out...' : 'Logout'}
          </Button>
        }
      />
      <SettingTabs />
      <Outlet />
    </>
  )
}
