import type { Mode } from '@foyer/domain/flow-conditions.ts'
import { Navigate, type RouteObject } from 'react-router'
import * as myDeals from '../deals/screens/my-deals.tsx'
import { screen } from '../kit/lazy-screen.ts'
import { OnlySignedIn } from '../session/only-signed-in.tsx'
import * as fullShell from '../shell/full-shell.tsx'
import { routes } from '../site/paths.ts'
import { stepTexts } from '../wizard/step-names.ts'
import { stepRoutes } from './step-routes.ts'
import { screenOf } from './step-screens.ts'

/** The wizard's routes, derived from the flow. */
const stepsIn = (mode: Mode): RouteObject[] =>
  stepRoutes(mode).map(({ step, path }) => ({ path, lazy: screenOf(step, mode) }))

/** The dashboard and the wizard, for signed-in users. The frame and the dashboard come with these routes. */
const signedIn: RouteObject[] = [
  { path: routes.user, element: <Navigate to="mydeals" replace /> },
  { path: routes.myDeals, lazy: screen(async () => myDeals, 'deals', 'invites') },
  { path: routes.resume, lazy: screen(() => import('../deals/screens/resume.tsx'), 'deals') },
  { path: routes.messages, lazy: screen(() => import('../messages/screens/messages.tsx'), 'messages') },
  { path: routes.contactMe, lazy: screen(() => import('./pages/contact-me.tsx')) },
  ...stepsIn('main'),
]

/** The wizard for invited persons: by their link, without signing in. */
const invited: RouteObject[] = [
  { path: routes.invitation, lazy: screen(() => import('../invites/screens/resume.tsx')) },
  { path: routes.invitedOldAdd, lazy: screen(() => import('../invites/screens/resume.tsx')) },
  { path: routes.invitedOldChoice, lazy: screen(() => import('../invites/screens/resume.tsx')) },
  { path: routes.invitedOldSuccess, lazy: screenOf('success', 'invited') },
  ...stepsIn('invited'),
]

/** Their ids keep them from being added twice. */
export const wizardRoutes = {
  invited: {
    id: 'invited',
    lazy: screen(() => import('../invites/screens/invited-layout.tsx'), 'invites', 'wizard', ...stepTexts),
    children: invited,
  },
  signedIn: {
    id: 'signed-in',
    Component: OnlySignedIn,
    children: [{ lazy: screen(async () => fullShell, 'wizard', ...stepTexts), children: signedIn }],
  },
} satisfies Record<string, RouteObject>
