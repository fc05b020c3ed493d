import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Persona } from '@foyer/domain/testing/personas.ts'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './browser.ts'
import type { Hands } from './hands.ts'
import { codeIn, type MailServer } from './mail-server.ts'
import type { Words } from './words.ts'

export interface Walk {
  page: Page
  hands: Hands
  words: Words
  mail: MailServer
  persona: Persona
  email: string
}

const heading = ({ page }: Walk, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
const field = (scope: Page | Locator, label: string) => scope.getByRole('textbox', { name: label })
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })
const radio = (scope: Page | Locator, name: string) =>
  scope.getByRole('radio', { name: new RegExp(`^${quoted(name)}`) })
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** From the broker's page to the dashboard, with an address and the code that is mailed to it. */
export const startWithEmail = async (walk: Walk, url: string) => {
  const { page, hands, words, mail, email } = walk
  await page.goto(`${url}/demo`)
  await button(page, words.say('account:home.start')).waitFor()
  await expectAccessible(page)
  await hands.press(button(page, words.say('account:home.start')))
  const dialog = page.getByRole('dialog')
  await hands.press(button(dialog, words.say('account:start.submit')))
  await dialog.getByText(words.say('errors:RequiredEmailAddress')).first().waitFor()
  await expectAccessible(page)
  await hands.fill(field(dialog, words.say('account:fields.Email.label')), email)
  await hands.press(button(dialog, words.say('account:start.submit')))
  const code = codeIn(await mail.arrived(email))
  await expectAccessible(page)
  await hands.fill(field(dialog, words.say('account:fields.code.label')), code)
  await page.waitForURL('**/user/mydeals')
}

export const beginApplication = async (walk: Walk) => {
  const { page, hands, words } = walk
  const start = page
    .getByRole('link', { name: words.say('deals:startCard.action') })
    .or(button(page, words.say('deals:startCard.action')))
  await start.first().waitFor()
  await expectAccessible(page)
  await hands.press(start.first())
  await heading(walk, words.say('interview:title')).waitFor()
}

export const answerInterview = async (walk: Walk) => {
  const { page, hands, words, persona } = walk
  const { interview, address } = persona
  const say = (key: string) => words.say(`interview:${key}`)
  await hands.press(button(page, say('submit')))
  await page.getByText(words.say('errors:InterViewMissingPurpose')).first().waitFor()
  await expectAccessible(page)
  await hands.choose(radio(page, say('purpose.purchase.label')))
  await hands.choose(radio(page, say('stage.offerAccepted.label')))
  await hands.press(button(page, say('submit')))
  await page.getByText(words.say('errors:InterViewMissingPropertyValue')).first().waitFor()
  await expectAccessible(page)
  await hands.fill(field(page, say('fields.PropertyValue.label')), String(interview.PropertyValue))
  await hands.fill(field(page, say('fields.DownPaymentAmount.label')), String(interview.DownPaymentAmount))
  await hands.choose(radio(page, words.menu('PropertyType', 5)))
  await hands.choose(radio(page, words.menu('PropertyType', interview.PropertyTypeDD ?? 6, 5)))
  await hands.choose(radio(page, words.menu('OccupancyType', interview.OccupancyDD ?? 0)))
  await hands.fill(field(page, say('fields.ClosingDate.label')), interview.ClosingDate ?? '')
  await page
    .getByText(formatDate(interview.ClosingDate ?? '', words.language))
    .first()
    .waitFor()
  const kit = (name: string) => words.say(`kit:fields.${name}.label`)
  await hands.fill(field(page, kit('UnitNumber')), address.UnitNumber ?? '')
  await hands.fill(page.getByRole('textbox', { name: kit('StreetNumber'), exact: true }), address.StreetNumber ?? '')
  await hands.fill(field(page, kit('StreetName')), address.StreetName ?? '')
  await hands.fill(field(page, kit('City')), address.City ?? '')
  await answerMenu(walk, kit('ProvinceDD'), words.menu('Province', address.ProvinceDD ?? 9))
  await hands.fill(field(page, kit('PostalFsa')), `${address.PostalFsa}${address.PostalLdu}`)
  await expectAccessible(page)
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/identification')
}

/** Who the borrower is, with one document; the first try is with nothing filled. */
export const answerIdentification = async (walk: Walk) => {
  const { page, hands, words, persona } = walk
  const { identification, document } = persona.main
  const say = (key: string) => words.say(`applicants:${key}`)
  const label = (name: string) => say(`fields.${name}.label`)
  await hands.fill(field(page, label('FirstName')), '')
  await hands.press(button(page, say('submit')))
  await page.getByText(words.say('errors:IdentificationMissingFirstName')).first().waitFor()
  await expectAccessible(page)
  await hands.fill(field(page, label('FirstName')), identification.FirstName)
  await hands.fill(field(page, label('LastName')), identification.LastName)
  await hands.fill(field(page, label('DOB')), identification.DOB)
  await hands.fill(field(page, label('Mobile')), identification.Mobile)
  await hands.fill(field(page, label('SIN')), identification.SIN)
  await answerMenu(walk, label('MaritalStatusDD'), words.menu('MaritalStatus', identification.MaritalStatusDD))
  await hands.press(button(page, say('documents.add')))
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expectAccessible(page)
  await answerMenu(walk, label('Type'), words.menu('IdentificationType', document.Type))
  await answerMenu(walk, label('Country'), words.menu('IdentificationCountry', document.Country))
  await hands.fill(field(dialog, label('IdentificationNumber')), document.IdentificationNumber)
  await hands.press(button(dialog, say('documents.save')))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(document.IdentificationNumber).first().waitFor()
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/mortgage')
}

/** A menu shows as radio cards when it is short and as a list when it is long: whichever stands under this label. */
const answerMenu = async ({ page, hands }: Walk, label: string, option: string) => {
  const list = page.getByRole('combobox', { name: label }).or(page.getByRole('textbox', { name: label }))
  const card = page
    .getByRole('group', { name: label })
    .or(page.getByRole('radiogroup', { name: label }))
    .getByRole('radio', { name: new RegExp(`^${quoted(option)}`) })
  await list.or(card).first().waitFor({ state: 'attached' })
  if ((await card.count()) > 0) await hands.choose(card.first())
  else await hands.pick(list.first(), option)
}

/** The figures come from the interview; the borrower looks at them and goes on. */
export const answerMortgage = async (walk: Walk) => {
  const { page, hands, words } = walk
  await heading(walk, words.say('mortgage-request:found.title')).waitFor()
  await expectAccessible(page)
  await hands.press(button(page, words.say('mortgage-request:submit')))
  await page.waitForURL('**/summary')
}

/** Reads, comments, accepts and sends. */
export const send = async (walk: Walk) => {
  const { page, hands, words } = walk
  await heading(walk, words.say('review:title')).waitFor()
  await expectAccessible(page)
  await hands.press(button(page, words.say('review:send')))
  await expectAccessible(page)
  await hands.fill(field(page, words.say('review:fields.Comments.label')), 'Merci!')
  await hands.check(page.getByRole('checkbox').first())
  await hands.press(button(page, words.say('review:send')))
  await page.waitForURL('**/success')
  await heading(walk, words.say('review:sent.title')).waitFor()
  await expectAccessible(page)
}
