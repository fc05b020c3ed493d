import { storedLanguage } from '@foyer/ui/i18n/stored-language.ts'
import { startApp } from '@foyer/ui/start-app.tsx'
import { createBrowserRouter } from 'react-router'
import { addRoutes, routeTree } from './app/router.tsx'
import { portalTexts } from './kit/texts/load-texts.ts'
import { endedHere } from './session/ended-here.ts'
import { entranceOf } from './session/entrance.ts'
import { leave } from './session/sign-out.ts'
import { isBrandPreview } from './site/brand-preview-path.ts'
import { readEmbeddedSite } from './site/embedded-site.ts'

// Inline styles of dialogs need the page's nonce under the content security policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

/** An invited person has no account: their link lets them in again, and their draft is preserved. */
const onSignedOut = () => {
  if (endedHere()) return
  const { pathname } = globalThis.location
  const [, SiteID = '', area] = pathname.split('/')
  if (area === 'InviteCoApplicant') globalThis.location.reload()
  else leave(SiteID, 'ended', entranceOf(pathname))
}

/**
 * An embedded form or calculator follows the surrounding page: the server sets its language, and this browser's settings are
 * ignored.
 */
const isEmbedded = /^\/embedded-(?:forms|calculators)\//.test(globalThis.location.pathname)

const root = document.getElementById('root')
if (root !== null && isBrandPreview()) {
  void import('./app/brand-preview.ts').then(({ startBrandPreview }) => startBrandPreview(root))
} else if (root !== null) {
  readEmbeddedSite()
  // Not awaited: the files of screens import this one, and would wait for its end while it waits for them.
  void startApp(root, {
    texts: portalTexts,
    createRouter: () => createBrowserRouter(routeTree, { patchRoutesOnNavigation: addRoutes }),
    language: isEmbedded ? undefined : storedLanguage(),
    onSignedOut,
  })
}
