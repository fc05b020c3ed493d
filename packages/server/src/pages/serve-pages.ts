import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import { languageId, languageOf } from '@foyer/domain/kit/language.ts'
import { own } from '@foyer/domain/kit/own.ts'
import type { AgentProfile } from '@foyer/domain/site/fields.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { firstSegment, pageTest, pathOf } from '../kit/errors-plugin.ts'
import { authorizeStatement, scopeFrom } from '../kit/guard.ts'
import { pagePolicy, previewPolicy } from '../kit/security-headers.ts'
import type { Services } from '../kit/services.ts'
import { hashOfToken, type SessionCookies } from '../kit/session.ts'
import { findOpenForm } from '../leads/index.ts'
import { type SiteReply, type SiteRows, siteOf, siteReply } from '../site/index.ts'
import { type FirstHeading, firstHeading, landingOf } from './first-heading.ts'

interface Page {
  site: SiteReply | null
  /** The broker of the page, if there is one. */
  brand: { PrimaryColor: string; AgentProfile: AgentProfile } | undefined
  language: 'en' | 'fr'
  frameAncestors: readonly string[]
  /** Shown in a frame of the office, with what that page gives it: it connects nowhere. */
  isPreview?: true
  /** Without a bar, because it is embedded in another page. */
  isBare: boolean
  /** Never dark, because the page around it is light, whatever the system setting. */
  isLight: boolean
  /** Origins of other companies whose scripts the page may run. */
  services: readonly string[]
  /** Shown under the bar before the app loads. */
  heading?: FirstHeading | undefined
}

/** The file lists of the build: by language, and for the pages of signed-in users. */
type Preloads = Record<'en' | 'fr', Record<string, string[]>>

const preloadsOf = (preloads: Preloads, language: 'en' | 'fr', landing: string | undefined) => {
  const files = new Map(Object.entries(preloads[language]))
  const filesOf = (group: string) => files.get(group) ?? []
  if (landing === undefined) return filesOf('always')
  return [...filesOf('always'), ...filesOf('user'), ...filesOf(files.has(landing) ? landing : 'elsewhere')]
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)
/** Escapes JSON inside a script element, so that it cannot end the element. */
const embedJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
const isColor = (text: string) => /^#[0-9a-fA-F]{6}$/.test(text)

/** The browser's page for every path that is no call: built once, with the site's brand added per request. */
export const servePages = async (
  app: FastifyInstance,
  services: Services,
  cookies: SessionCookies,
  { webRoot, paths }: { webRoot: string; paths: ReadonlySet<string> },
) => {
  const isPage = pageTest(paths)
  await app.register(fastifyStatic, {
    root: `${webRoot}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  const template = await readFile(`${webRoot}/index.html`, 'utf8')
  const preloads = JSON.parse(await readFile(`${webRoot}/preload.json`, 'utf8')) as Preloads
  app.get('/*', async (request, reply) => {
    if (!isPage(request)) return reply.callNotFound()
    const page = await pageOf(request, services, cookies)
    return sendPage(reply, template, { ...page, preloads: preloadsOf(preloads, page.language, landingOf(request.url)) })
  })
}

/** A page without a broker. */
const plainPage = (language: 'en' | 'fr'): Page => ({
  site: null,
  brand: undefined,
  language,
  frameAncestors: [],
  isBare: false,
  isLight: false,
  services: [],
})

/** A page that is embedded in others: no cookie is read, and its address sets the language. */
const embeddedPage = ({ query, headers }: FastifyRequest): Page => {
  const { lang, scheme } = query as { lang?: unknown; scheme?: unknown }
  const language = typeof lang === 'string' && lang.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  const isLight = headers['sec-fetch-dest'] === 'iframe' && scheme !== 'auto'
  return { ...plainPage(language), isBare: true, isLight }
}

/** A lead form: its own list, else its site's, may frame it. */
const formPageOf = async (request: FastifyRequest, token: string, services: Services): Promise<Page> => {
  const page = embeddedPage(request)
  const form = await findOpenForm(services, token)
  if (!form) return page
  return {
    ...page,
    brand: form.link,
    frameAncestors: form.frameAncestors,
    services: services.captcha.origins,
  }
}

/** The first path segment; for legal pages, the site in the query. */
const siteIdOf = (request: FastifyRequest): string => {
  const { url, query } = request
  const isLegal = /^\/(?:privacy|terms|disclosure)(?:[/?]|$)/.test(url)
  const named = isLegal ? (query as { siteid?: unknown }).siteid : firstSegment(pathOf(request))
  return typeof named === 'string' && /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(named) ? named : ''
}

/** The site of a page for the caller with this session, or for a visitor; undefined where there is no such site. */
const loadSite = async (siteId: string, token: string | undefined, services: Services) => {
  const entry = {
    access: 'visitor' as const,
    body: { SiteID: siteId },
    sessionHash: token === undefined ? undefined : hashOfToken(services.keys.tokens, token),
    lock: false,
    openToHandOff: true,
    now: services.clock.now(),
  }
  const { rows } = await authorizeStatement('foyer_load_site', entry).execute(services.database.db)
  const [entered] = rows
  if (entered?.scope.outcome !== 'ok') return undefined
  const scope = scopeFrom(entered, entry)
  return {
    scope,
    frameAncestors: siteOf((entered.data as SiteRows).site).frameAncestors,
    replyIn: (language: 'en' | 'fr') =>
      siteReply(entered.data, { ...scope, sessionLanguage: languageId(language) }, services),
  }
}

/** A calculator of a site, which the websites on the site's list may frame. */
const calculatorPageOf = async (request: FastifyRequest, siteId: string, services: Services): Promise<Page> => {
  const page = embeddedPage(request)
  const loaded = await loadSite(siteId, undefined, services)
  if (loaded === undefined) return page
  const site = loaded.replyIn(page.language)
  return { ...page, site, brand: site.Link, frameAncestors: loaded.frameAncestors }
}

const pageOf = async (request: FastifyRequest, services: Services, cookies: SessionCookies): Promise<Page> => {
  if (pathOf(request) === '/brand-preview') return { ...embeddedPage(request), isPreview: true }
  const [, formToken] = /^\/embedded-forms\/([A-Za-z0-9_-]{1,64})(?:[/?]|$)/.exec(request.url) ?? []
  if (formToken === 'preview') return { ...embeddedPage(request), isPreview: true }
  if (formToken !== undefined) return formPageOf(request, formToken, services)
  const [, calculatorSite] = /^\/embedded-calculators\/([A-Za-z0-9-]{1,40})(?:[/?]|$)/.exec(request.url) ?? []
  if (calculatorSite !== undefined) return calculatorPageOf(request, calculatorSite, services)
  const siteId = siteIdOf(request)
  const loaded = await loadSite(siteId, siteId === '' ? undefined : cookies.read(request, siteId), services)
  if (loaded === undefined) return plainPage(spokenLanguage(request))
  const language = spokenLanguage(request, loaded.scope.sessionLanguage)
  const site = loaded.replyIn(language)
  return {
    ...plainPage(language),
    heading: firstHeading(request.url, services.texts.of(language), site),
    site,
    brand: site.Link,
    frameAncestors: loaded.frameAncestors,
  }
}

/**
 * The choice in this browser (a cookie set by the page and read by the app), else the session's, else the browser's
 * own.
 */
export const spokenLanguage = ({ cookies, headers }: FastifyRequest, sessionLanguage?: number): 'en' | 'fr' => {
  if (cookies.language === 'en' || cookies.language === 'fr') return cookies.language
  if (sessionLanguage !== undefined) return languageOf(sessionLanguage)
  return (headers['accept-language'] ?? '').toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

const preloadHtml = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" fetchpriority="low" href="${file}">`

const headingHtml = (heading: FirstHeading | undefined) =>
  heading === undefined
    ? ''
    : `<header class="first-head${heading.isWide ? ' first-wide' : ''}"><h1>${escapeHtml(heading.title)}</h1><p>${escapeHtml(heading.why)}</p></header>`

const sendPage = (reply: FastifyReply, template: string, page: Page & { preloads: string[] }) => {
  const { site, language, preloads } = page
  const nonce = randomBytes(16).toString('base64')
  const agent = page.brand?.AgentProfile
  const color = page.brand && isColor(page.brand.PrimaryColor) ? page.brand.PrimaryColor : '#0b5c5c'
  const brand = escapeHtml(
    agent?.BrokerageName || [agent?.FirstName, agent?.LastName].filter(Boolean).join(' ') || 'Foyer',
  )
  const values: Record<string, string> = {
    LANG: language === 'fr' ? 'fr-CA' : 'en-CA',
    TITLE: brand,
    SCHEME: page.isLight ? 'light' : 'auto',
    COLOR: color,
    FAVICON: agent?.FavIcon ? `/ws/AgentFavIcon/${encodeURIComponent(agent.FavIcon)}` : '/assets/favicon.svg',
    NONCE: nonce,
    SITE: embedJson(site),
    PRELOAD: preloads.map((file) => preloadHtml(file)).join(''),
    SHELL: page.isBare ? '' : `<div class="first-bar">${brand}</div>${headingHtml(page.heading)}`,
  }
  if (page.isPreview) previewPolicy(reply, nonce)
  else pagePolicy(reply, nonce, page.frameAncestors, page.services)
  return reply
    .type('text/html; charset=utf-8')
    .send(
      template.replace(
        /%(LANG|SCHEME|TITLE|COLOR|FAVICON|NONCE|SITE|PRELOAD|SHELL)%/g,
        (_, name: string) => own(values, name) ?? '',
      ),
    )
}
