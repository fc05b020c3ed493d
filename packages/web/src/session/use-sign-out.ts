import { type SigningOut, useSigningOut } from '@foyer/ui/session/use-sign-out.ts'
import { useCallback } from 'react'
import { useSite } from '../site/site.tsx'
import { leave, signOut } from './sign-out.ts'

/** Logs out of this site. `onOut` replaces going to the start page and must be a stable function. */
export const useSignOut = (onOut?: () => void): SigningOut => {
  const { SiteID } = useSite()
  return useSigningOut(useCallback(() => signOut(SiteID, onOut ?? (() => leave(SiteID, 'loggedOut'))), [SiteID, onOut]))
}
