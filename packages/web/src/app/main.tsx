import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { whenSignedOut } from '../kit/client/call.ts'
import { queries } from '../kit/client/use-call.ts'
import { startI18n } from '../kit/i18n/i18n.ts'
import { storedLanguage } from '../kit/i18n/stored-language.ts'
import { makeRouter } from './router.tsx'
import { leaveTo } from './session/sign-out.ts'
import { readEmbeddedSite } from './site/embedded-site.ts'

/** The portal of the address one is at: `/{siteid}`, or `/` outside of any. */
const portalAddress = () => `/${globalThis.location.pathname.split('/')[1] ?? ''}`

/** Starts the app in `root`; the gallery does the same with another transport. */
export const startApp = async (root: HTMLElement) => {
  whenSignedOut(() => leaveTo(portalAddress()))
  readEmbeddedSite()
  await startI18n(storedLanguage())
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={makeRouter()} />
    </QueryClientProvider>,
  )
}
