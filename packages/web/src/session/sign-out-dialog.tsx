import { SignOutDialog as KitSignOutDialog } from '@foyer/ui/session/sign-out-dialog.tsx'
import type { SigningOut } from '@foyer/ui/session/use-sign-out.ts'
import { useShellTexts } from '../site/shell-texts.ts'

export const SignOutDialog = (signingOut: SigningOut) => {
  const t = useShellTexts()
  return (
    <KitSignOutDialog
      {...signingOut}
      words={{
        failed: t('signOut.failed'),
        text: t('signOut.text'),
        shared: t('signOut.shared'),
        stay: t('session.extend'),
      }}
    />
  )
}
