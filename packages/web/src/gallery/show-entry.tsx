import type { Language } from '@foyer/domain/kit/language.ts'
import { en } from '@foyer/texts/errors/en-office.ts'
import { fr } from '@foyer/texts/errors/fr-office.ts'
import { showEntryIn } from '@foyer/ui/gallery/show-entry.ts'
import type { TextSource } from '@foyer/ui/i18n/i18n.ts'
import { startApp } from '@foyer/ui/start-app.tsx'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { addRoutes, routeTree } from '../app/router.tsx'
import { screen } from '../kit/lazy-screen.ts'
import { portalTexts } from '../kit/texts/load-texts.ts'
import { endedHere } from '../session/ended-here.ts'
import { SimpleShell } from '../shell/simple-shell.tsx'
import { SiteLayout } from '../site/site.tsx'
import type { GalleryEntry } from './entry.ts'
import { usualReplies } from './usual-replies.ts'

/** The kit's page is a route beside the app's, inside a site. */
const kitRoute: RouteObject = {
  Component: SiteLayout,
  HydrateFallback: () => null,
  children: [
    {
      Component: SimpleShell,
      children: [{ path: '/:siteid/kit/:part', lazy: screen(() => import('./kit/kit-page.tsx')) }],
    },
  ],
}

/** The kit's page shows the errors of the office too, which the portal has not. */
const texts: TextSource = {
  ...portalTexts,
  load: async (of, namespace) => (namespace === 'errors+office' ? { en, fr }[of] : portalTexts.load(of, namespace)),
}

/** Mounts the portal at the entry's address. */
export const showEntry = (root: HTMLElement, entry: GalleryEntry, language: Language) => {
  const createRouter = () =>
    createMemoryRouter([...routeTree, kitRoute], {
      initialEntries: [entry.path],
      patchRoutesOnNavigation: addRoutes,
    })
  const start = () => startApp(root, { texts, createRouter, language, onSignedOut: () => void endedHere() })
  return showEntryIn({ root, usual: usualReplies, start }, entry)
}
