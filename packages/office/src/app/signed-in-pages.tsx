import { OfficeTheme } from '../frame/office-shell.tsx'
import { SignedInShell } from '../frame/signed-in-shell.tsx'
import { SignedIn } from '../session/signed-in.tsx'

/** The theme is around the request for the person, so that loading and errors are drawn in it too. */
export const SignedInPages = () => (
  <OfficeTheme>
    <SignedIn frame={<SignedInShell />} />
  </OfficeTheme>
)
