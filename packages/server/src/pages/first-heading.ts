import type { Translate } from '../kit/texts.ts'

/** What a page says first of all, in the words and the place in which the app says it a moment later. */
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

/** Where somebody signed in lands from outside, by the last word of the address. */
const headings = new Map<string, (say: Translate, name: string) => FirstHeading>([
  ['mydeals', welcome],
  ['start', headingOf('interview')],
  ['summary', headingOf('review')],
])

/** The heading of a landing, for somebody of this first name; undefined where the app alone knows it. */
export const firstHeading = (landing: string | undefined, say: Translate, name: string): FirstHeading | undefined =>
  headings.get(landing ?? '')?.(say, name)
