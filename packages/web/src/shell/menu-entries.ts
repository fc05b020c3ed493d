import type { IconName } from '@foyer/ui/icons.tsx'
import { useState } from 'react'
import { useSession } from '../session/session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { paths } from '../site/paths.ts'
import { useShellTexts } from '../site/shell-texts.ts'

export interface MenuEntry {
  key: string
  label: string
  icon: IconName
  to?: string
  onClick?: () => void
}

/** The menu entries for the current user, the same in the bar and in the drawer. */
export const useMenuEntries = () => {
  const { SiteID } = useSession()
  const t = useShellTexts()
  const [isProfileOpen, setProfileOpen] = useState(false)
  const signingOut = useSignOut()
  const pages: MenuEntry[] = [
    { key: 'myDeals', label: t('menu.myDeals'), icon: 'home', to: paths.myDeals(SiteID) },
    { key: 'contact', label: t('menu.contact'), icon: 'phone', to: paths.contactMe(SiteID) },
  ]
  const own: MenuEntry[] = [
    { key: 'profile', label: t('menu.profile'), icon: 'person', onClick: () => setProfileOpen(true) },
    { key: 'logout', label: t('menu.logout'), icon: 'leave', onClick: signingOut.start },
  ]
  return {
    pages,
    own,
    profile: { isOpen: isProfileOpen, onClose: () => setProfileOpen(false) },
    signingOut,
  }
}
