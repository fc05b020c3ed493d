import type { Locator, Page } from 'playwright-core'
import type { Hands } from './user-actions.ts'
import type { Words } from './words.ts'

/** What the page helpers need. */
export interface AtPage {
  page: Page
  hands: Hands
  words: Words
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const heading = ({ page }: AtPage, text: string) =>
  page.getByRole('heading', { level: 1, name: text, exact: true })
export const field = (scope: Page | Locator, label: string) => scope.getByRole('textbox', { name: label })
export const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })
export const radio = (scope: Page | Locator, name: string) =>
  scope.getByRole('radio', { name: new RegExp(`^${quoted(name)}`) })

/** A short menu is radio cards, a long one a list: operates whichever has this label. */
export const answerMenu = async ({ hands }: AtPage, scope: Page | Locator, label: string, option: string) => {
  const list = scope.getByRole('combobox', { name: label }).or(scope.getByRole('textbox', { name: label }))
  const group = scope.getByRole('group', { name: label }).or(scope.getByRole('radiogroup', { name: label }))
  const card = radio(group.first(), option)
  await list.or(card).first().waitFor({ state: 'attached' })
  if ((await card.count()) > 0) await hands.choose(card.first())
  else await hands.pick(list.first(), option)
}

/** Below this width a long form is in parts. */
const partsBelow = 576

export const isInParts = (page: Page) => (page.viewportSize()?.width ?? 1280) < partsBelow

/** On a phone, goes on to the next part of a form. */
export const nextPart = async ({ page, hands, words }: AtPage, scope: Page | Locator = page) => {
  if (isInParts(page)) await hands.press(button(scope, words.say('kit:form.nextPart')))
}

/** On a phone, opens a part of a form that is complete. */
export const openPart = async ({ page, hands }: AtPage, scope: Page | Locator, title: string) => {
  if (isInParts(page)) await hands.press(scope.getByRole('button', { name: new RegExp(`^${quoted(title)}`) }))
}
