import { click, inTurn, type } from '../gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { appears, frames } from '../gallery/wait.ts'

const entry = entriesOf('calculator', '/c21/cal')
const amount = '[id$="Amount"]'

const accelerated = async (page: Document) => {
  const box = await appears<HTMLInputElement>(page, '[id$="Frequency"]')
  box.click()
  await frames(3)
  const list = `[id="${box.getAttribute('aria-controls')}"] [role="option"]`
  await appears(page, list)
  page.querySelectorAll<HTMLElement>(list)[3]?.click()
  await frames(3)
}

const ofSite = entriesOf('siteCalculator', '/demo/calculator')
const answerOf = (copies: boolean) => async (page: Document) => {
  const clipboard = { writeText: () => (copies ? Promise.resolve() : Promise.reject(new Error('refused'))) }
  Object.defineProperty(page.defaultView?.navigator, 'clipboard', { value: clipboard, configurable: true })
}
const share = click('form [class*="_ways_"] button')

export const gallery: GalleryEntry[] = [
  entry('filled', {}),
  ofSite('filled', {}),
  ofSite('copied', { act: inTurn(answerOf(true), share) }),
  ofSite('not copied', { act: inTurn(answerOf(false), share) }),
  entry('wrong', {
    act: inTurn(type(amount, '0'), type('[id$="Rate"]', '31'), type('[id$="Years"]', '45')),
  }),
  entry('accelerated', { act: accelerated }),
  entry('incomplete', { act: inTurn(type(amount, '')) }),
]
