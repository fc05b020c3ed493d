import type { Translate } from '../kit/texts.ts'

/** The first heading of a page, in the same words and place as the app renders it later. */
export interface FirstHeading {
  title: string
  why: string
}

const headingOf = (namespace: string) => (say: Translate) => ({
  title: say(`${namespace}:title`),
  why: say(`${namespace}:why`),
})

const welcome = (say: Translate, name: string) => ({
  ...headingOf('deals')(say),
  ...(name !== '' && { title: say('deals:titleNamed', { name }) }),
})

/** The headings of pages that a signed-in user enters from outside, by the last segment of the path. */
const headings = new Map<string, (say: Translate, name: string) => FirstHeading>([
  ['mydeals', welcome],
  ['start', headingOf('interview')],
  ['summary', headingOf('review')],
])

/** The heading of an entry page, for a user with this first name; undefined where only the app knows it. */
export const firstHeading = (landing: string | undefined, say: Translate, name: string): FirstHeading | undefined =>
  headings.get(landing ?? '')?.(say, name)
