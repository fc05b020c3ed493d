import type { Language } from '@foyer/domain/kit/language.ts'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { startApp } from '../app/main.tsx'
import { addRoutes, routeTree } from '../app/router.tsx'
import { setTransport } from '../kit/client/transport.ts'
import { setUploadTransport } from '../kit/client/upload.ts'
import { SimpleShell } from '../shell/simple-shell.tsx'
import { SiteLayout } from '../site/site.tsx'
import type { GalleryEntry } from './entry.ts'
import { fakeTransport, fakeUploads } from './fake-transport.ts'
import { frames, until } from './wait.ts'

/** The kit's page is a route beside the app's, inside a site. */
const kitRoute: RouteObject = {
  Component: SiteLayout,
  HydrateFallback: () => null,
  children: [
    { Component: SimpleShell, children: [{ path: '/:siteid/kit/:part', lazy: () => import('./kit/kit-page.tsx') }] },
  ],
}

const isThere = () => document.querySelector('h1') !== null
const isLoaded = () => document.querySelector('[aria-busy="true"]') === null

const press = (page: Document) => {
  const buttons = page.querySelectorAll<HTMLButtonElement>('dialog button[type="submit"], main button[type="submit"]')
  buttons[buttons.length - 1]?.click()
}

/** Stops timers, so that a page that redirects by itself stays. */
const stopTimers = () => {
  const newest = Number(setTimeout(() => {}))
  for (let timer = 0; timer <= newest; timer += 1) clearTimeout(timer)
}

/** Mounts the app at the entry's address and sets `data-gallery="ready"` when it is settled. */
export const showEntry = async (root: HTMLElement, entry: GalleryEntry, language: Language) => {
  // Clears what the previous state in this tab stored.
  sessionStorage.clear()
  entry.before?.()
  const { transport, isIdle } = fakeTransport(entry)
  setTransport(transport)
  setUploadTransport(fakeUploads(entry))
  const createRouter = () =>
    createMemoryRouter([...routeTree, kitRoute], {
      initialEntries: [entry.path],
      patchRoutesOnNavigation: addRoutes,
    })
  await startApp(root, { createRouter, language, onSignedOut: () => {} })
  const waits = entry.state.startsWith('loading')
  const isStill = () => isThere() && isIdle() && (waits || isLoaded())
  await until(isStill)
  if (entry.act === 'submit') press(document)
  else await entry.act?.(document)
  await until(isStill)
  await document.fonts.ready
  await frames(3)
  stopTimers()
  document.documentElement.dataset.gallery = 'ready'
}
