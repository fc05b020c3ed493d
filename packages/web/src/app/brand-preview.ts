import type { Language } from '@foyer/domain/kit/language.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { setTransport, type Transport } from '@foyer/ui/client/transport.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { changeLanguage } from '@foyer/ui/i18n/i18n.ts'
import { startApp } from '@foyer/ui/start-app.tsx'
import { createMemoryRouter } from 'react-router'
import { documentRequest, nothingSent } from '../gallery/documents.ts'
import { ApplicantID, MortgageApplicationID } from '../gallery/fixtures.ts'
import { loaded, sophie } from '../gallery/people.ts'
import { usualReplies } from '../gallery/usual-replies.ts'
import { portalTexts } from '../kit/texts/load-texts.ts'
import { addRoutes, routeTree } from './router.tsx'

/** What the office sends to the preview of a brand; never stored, and sent on to no one. */
interface BrandGiven {
  type: 'foyer:brand'
  language: Language
  scheme: 'light' | 'dark'
  page: keyof typeof paths
  link: Link
}

/** The pages that a brand is seen on. */
const paths = {
  home: '/preview/home',
  step: `/preview/user/${MortgageApplicationID}/applicant/${ApplicantID}/identification`,
  documents: `/preview/user/${MortgageApplicationID}/request`,
}

const isGiven = (data: unknown): data is BrandGiven =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'foyer:brand'

const request = documentRequest(nothingSent)
const replies = loaded([sophie()], {
  ...{ Step: 3, showRequestDocument: 1, RequestDocument: request, Requests: [request], ShowEstimate: 0 },
})

/** Replies in the page itself: an invented client of the site whose brand it is. */
const previewTransport =
  ({ page, link }: BrandGiven): Transport =>
  async ({ path, body }) => {
    const entry = { path: paths[page] }
    const reply = path === '/api/MTGAPPLoad' ? replies[path] : usualReplies(path, body, entry)
    const isSite = path === '/api/loadSiteConfiguration' || path === '/api/loadMTGAppLink'
    const json = {
      ReturnStatus: { ReturnCode: 200, ReturnMessage: '' },
      ...(reply as object),
      ...(isSite && { Link: link }),
    }
    return { status: 200, retryAfter: null, json }
  }

/** Shows the real pages with what the office gives. They are looked at: nothing in them can be pressed or typed. */
export const startBrandPreview = (root: HTMLElement): void => {
  const { parent, location } = globalThis
  let isStarted = false
  root.inert = true
  globalThis.addEventListener('message', async ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== location.origin || !isGiven(data)) return
    setTransport(previewTransport(data))
    if (isStarted) {
      await changeLanguage(data.language, { isKept: false })
      await queries.invalidateQueries()
      return
    }
    isStarted = true
    document.documentElement.dataset.scheme = data.scheme
    const createRouter = () =>
      createMemoryRouter(routeTree, { initialEntries: [paths[data.page]], patchRoutesOnNavigation: addRoutes })
    await startApp(root, { texts: portalTexts, createRouter, language: data.language, onSignedOut: () => {} })
  })
  if (parent !== globalThis.self) parent.postMessage({ type: 'foyer:brand-ready' }, location.origin)
}
