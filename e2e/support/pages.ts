import type { Locator, Page } from 'playwright-core'
import type { Hands } from './hands.ts'
import type { Words } from './words.ts'

/** What every page is worked with. */
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

/** A menu shows as radio cards when it is short and as a list when it is long: whichever stands under this label. */
export const answerMenu = async ({ hands }: AtPage, scope: Page | Locator, label: string, option: string) => {
  const list = scope.getByRole('combobox', { name: label }).or(scope.getByRole('textbox', { name: label }))
  const group = scope.getByRole('group', { name: label }).or(scope.getByRole('radiogroup', { name: label }))
  const card = radio(group.first(), option)
  await list.or(card).first().waitFor({ state: 'attached' })
  if ((await card.count()) > 0) await hands.choose(card.first())
  else await hands.pick(list.first(), option)
}
