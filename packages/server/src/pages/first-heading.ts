import type { Translate } from '../kit/texts.ts'
import type { SiteReply } from '../site/index.ts'

/** The first heading of a page, in the same words and place as the app renders it later. */
export interface FirstHeading {
  title: string
  why: string
  /** A wide page has a column beside the heading. */
  isWide?: boolean
}

type HeadingOf = (say: Translate, site: SiteReply) => FirstHeading

const headingOf =
  (namespace: string): HeadingOf =>
  (say) => ({ title: say(`${namespace}:title`), why: say(`${namespace}:why`) })

const welcome: HeadingOf = (say, { User }) => ({
  title: User?.FirstName ? say('deals:titleNamed', { name: User.FirstName }) : say('deals:title'),
  why: say('deals:why'),
})

/** As the app shows it until the application has loaded. */
const income: HeadingOf = (say) => ({
  title: say('applicants.incomes:title'),
  why: say('applicants.incomes:why', { count: 3 }),
})

/** The headings of pages that a signed-in user enters from outside, by the last segment of the path. */
const headings = new Map([
  ['mydeals', welcome],
  ['start', headingOf('interview')],
  ['income', income],
  ['summary', headingOf('review')],
])

const home: HeadingOf = (say, { Link: { AgentProfile } }) => {
  const name = [AgentProfile.FirstName, AgentProfile.LastName].filter(Boolean).join(' ')
  const why = name === '' ? say('account:home.whyAnybody') : say('account:home.why', { name })
  return { title: say('account:home.title'), why, isWide: true }
}

/** The path of a signed-in page within the site: `/ours/user/7/start?x` is `start`. */
export const landingOf = (url: string) => /^\/[^/?]+\/user\/(?:[^?]*\/)?([^/?]+)/.exec(url)?.[1]

const isHome = (url: string) => /^\/[^/?]+\/home\/?(?:\?|$)/.test(url)

/**
 * The heading of an entry page: of the wizard's for its user, of home for visitors; undefined where only the app knows
 * it, and where the page leads on.
 */
export const firstHeading = (url: string, say: Translate, site: SiteReply): FirstHeading | undefined => {
  if (site.OpenFl === 0) return undefined
  if (site.User) return headings.get(landingOf(url) ?? '')?.(say, site)
  return isHome(url) && site.newVersionUrl === '' ? home(say, site) : undefined
}
