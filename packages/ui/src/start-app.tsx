import type { Language } from '@foyer/domain/kit/language.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { whenSignedOut } from './client/call.ts'
import { queries } from './client/use-call.ts'
import { startI18n, type TextSource } from './i18n/i18n.ts'
import { nextTask } from './next-task.ts'

type Router = ReturnType<typeof createBrowserRouter>

interface Start {
  texts: TextSource
  /** Called after the texts have loaded, since a router loads its screen at once. */
  createRouter: () => Router
  language: Language | undefined
  onSignedOut: () => void
}

/** Resolves when the router has loaded its first screen, or knows why it cannot. */
const firstScreen = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Starts the app in `root`; the gallery passes its own router and transport, and takes the app out of the page again. */
export const startApp = async (root: HTMLElement, { texts, createRouter, language, onSignedOut }: Start) => {
  whenSignedOut(onSignedOut)
  await startI18n(texts, language)
  await nextTask()
  const router = createRouter()
  // Until then the served page keeps its bar and heading, which an empty app would remove.
  await firstScreen(router)
  // In a transition React renders in slices, so the page stays responsive.
  const app = createRoot(root)
  startTransition(() =>
    app.render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  return app
}
