import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { declaredPath } from '@foyer/domain/kit/path-fields.ts'
import { routes as officeRoutes } from '@foyer/office/kit/paths.ts'
import { allRoutes } from '@foyer/web/app/step-routes.ts'
import type { Page, Response } from 'playwright-core'
import { matchRoutes } from 'react-router'
import { recordCovered } from '../../tools/completeness/record.ts'

const declared = allCalls.flatMap(pathsOf)

/** Records what a journey covered for the completeness report: calls, error keys, screens, texts. */
export const recordResponse = async (response: Response): Promise<void> => {
  const request = response.request()
  if (request.method() !== 'POST') return
  const { pathname } = new URL(request.url())
  recordCovered('call', declaredPath(declared, pathname))
  if (pathname.startsWith('/console-api/')) recordCovered('office-call', pathname)
  const body = await response.text().catch(() => '')
  for (const [, key] of body.matchAll(/"(?:ReturnMessage|Key)":"([A-Za-z_]+)"/g))
    if (key) recordCovered('error-key', key)
}

/** Ranked like the apps' routers: /terms is the terms page, not a site of that name. */
const screens = Object.entries({ ...allRoutes, ...officeRoutes }).map(([id, path]) => ({ id, path }))

export const recordScreen = (url: string): void => {
  if (!URL.canParse(url)) return
  const [found] = matchRoutes(screens, new URL(url).pathname) ?? []
  if (found) recordCovered('screen', found.route.id)
}

/** Runs in the page, see look.ts. */
export const findTexts = (): string[] => [...((globalThis as { foyerTexts?: Set<string> }).foyerTexts ?? [])]

export const recordTexts = (page: Page, keys: readonly string[]): void => {
  for (const key of keys) recordCovered('text', key)
  for (const frame of page.frames()) recordScreen(frame.url())
}
