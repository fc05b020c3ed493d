import { createBrowserRouter } from 'react-router'
import { startApp } from './app/main.tsx'
import { routeTree } from './app/router.tsx'
import { storedLanguage } from './kit/i18n/stored-language.ts'
import { entranceOf } from './session/entrance.ts'
import { leave } from './session/sign-out.ts'
import { readEmbeddedSite } from './site/embedded-site.ts'

// Inline styles of dialogs carry the page's nonce, since the security policy lets nothing else style it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

/** An invited person has no account to sign in to: their link lets them in again, and what they typed is kept. */
const onSignedOut = () => {
  const { pathname } = globalThis.location
  const [, SiteID = '', area] = pathname.split('/')
  if (area === 'InviteCoApplicant') globalThis.location.reload()
  else leave(SiteID, 'ended', entranceOf(pathname))
}

/** A lead form in somebody else's page follows that page: the server said its language, nothing of this browser counts. */
const isEmbedded = globalThis.location.pathname.startsWith('/embedded-forms/')

const root = document.getElementById('root')
if (root !== null) {
  readEmbeddedSite()
  await startApp(root, {
    createRouter: () => createBrowserRouter(routeTree),
    language: isEmbedded ? undefined : storedLanguage(),
    onSignedOut,
  })
}
