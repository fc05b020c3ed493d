import { Frame } from '@foyer/ui/page/frame.tsx'
import { useSigningOut } from '@foyer/ui/session/use-sign-out.ts'
import { Outlet } from 'react-router'
import { useOfficeTexts } from '../kit/texts.ts'
import { signOut } from '../session/leave.ts'
import { SessionWatch } from '../session/session-watch.tsx'
import { OfficeBar } from './office-bar.tsx'

/** Around every page of a signed-in person. */
export const SignedInShell = () => {
  const t = useOfficeTexts()
  const signingOut = useSigningOut(signOut)
  return (
    <Frame skip={t('skip')} bar={<OfficeBar onSignOut={signingOut.start} />} isWide>
      <Outlet />
      <SessionWatch signingOut={signingOut} />
    </Frame>
  )
}
