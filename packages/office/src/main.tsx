import { storedLanguage } from '@foyer/ui/i18n/stored-language.ts'
import { startApp } from '@foyer/ui/start-app.tsx'
import { createBrowserRouter } from 'react-router'
import { routeTree } from './app/router.tsx'
import { officeTexts } from './kit/load-texts.ts'
import { sessionEnded } from './session/leave.ts'

// Inline styles of dialogs need the page's nonce under the content security policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (root !== null) {
  // Not awaited: the files of screens import this one, and would wait for its end while it waits for them.
  void startApp(root, {
    texts: officeTexts,
    createRouter: () => createBrowserRouter(routeTree),
    language: storedLanguage(),
    onSignedOut: sessionEnded,
  })
}
