import { isAboutOwned } from '@foyer/domain/interview/conditions.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Persona } from '@foyer/domain/testing/personas.ts'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { isFull } from '../../tools/testing/repetitions.ts'
import { expectAccessible } from './axe.ts'
import { addAddress, addAsset, addIncome, addLiability, fillAddress } from './lists.ts'
import { codeIn, type MailServer } from './mail-server.ts'
import { type AtPage, answerMenu, button, field, heading, isInParts, nextPart, radio } from './pages.ts'
import { addProperty } from './properties.ts'

export interface Walk extends AtPage {
  mail: MailServer
  persona: Persona
  email: string
  /** journey.test.ts checks the pages of a borrower alone, so axe need not check them in this journey again. */
  isCheckedAlone?: boolean
}

/** axe on a page that a borrower alone passes as well. */
const lookAlone = async ({ page, isCheckedAlone }: Walk) => {
  if (isFull || isCheckedAlone !== true) await expectAccessible(page)
}

/** From the broker's page to the dashboard, with an address and the code mailed to it. */
export const startWithEmail = async (walk: Walk, url: string) => {
  const { page, hands, words, mail, email } = walk
  await page.goto(`${url}/demo`)
  await button(page, words.say('account:home.start')).waitFor()
  await lookAlone(walk)
  await hands.press(button(page, words.say('account:home.start')))
  const dialog = page.getByRole('dialog')
  await hands.press(button(dialog, words.say('account:start.submit')))
  await dialog.getByText(words.say('errors:RequiredEmailAddress')).first().waitFor()
  await lookAlone(walk)
  await hands.fill(field(dialog, words.say('account:fields.Email.label')), email)
  await hands.press(button(dialog, words.say('account:start.submit')))
  const code = codeIn(await mail.arrived(email))
  await lookAlone(walk)
  await hands.fill(field(dialog, words.say('account:fields.code.label')), code)
  // The first question follows the code at once.
  await page.waitForURL('**/user/0/start')
  await heading(walk, words.say('interview:title')).waitFor()
}

/** While a page moves a question that has just appeared into view, a button may move away from under the press: a person presses again. */
const pressFor = ({ hands }: Walk, pressed: Locator, shown: Locator) =>
  expect
    .poll(async () => {
      await hands.press(pressed)
      return shown.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)

export const answerInterview = async (walk: Walk) => {
  const { page, hands, words, persona } = walk
  const { interview, address } = persona
  const say = (key: string) => words.say(`interview:${key}`)
  await hands.press(button(page, say('submit')))
  await page.getByText(words.say('errors:InterViewMissingPurpose')).first().waitFor()
  await lookAlone(walk)
  await hands.choose(radio(page, say('purpose.purchase.label')))
  await hands.choose(
    radio(page, say(interview.SearchStageDD === 1 ? 'stage.offerAccepted.label' : 'stage.offerPlaced.label')),
  )
  await nextPart(walk)
  const onward = button(page, isInParts(page) ? words.say('kit:form.nextPart') : say('submit'))
  await pressFor(walk, onward, page.getByText(words.say('errors:InterViewMissingPropertyValue')).first())
  await lookAlone(walk)
  await hands.fill(field(page, say('fields.PropertyValue.label')), String(interview.PropertyValue))
  await hands.fill(field(page, say('fields.DownPaymentAmount.label')), String(interview.DownPaymentAmount))
  await choosePropertyType(walk, interview.PropertyTypeDD ?? 0)
  await hands.choose(radio(page, words.menu('OccupancyType', interview.OccupancyDD ?? 0)))
  await nextPart(walk)
  await hands.fill(field(page, say('fields.ClosingDate.label')), interview.ClosingDate ?? '')
  await page
    .getByText(formatDate(interview.ClosingDate ?? '', words.language))
    .first()
    .waitFor()
  await fillAddress(walk, page, address)
  await lookAlone(walk)
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/identification')
}

/** In two steps: the category, then the kind where the category has several. */
export const choosePropertyType = async (
  { page, hands, words }: Pick<Walk, 'page' | 'hands' | 'words'>,
  type: number,
) => {
  const { category, kinds } = words.categoryOf('PropertyType', type)
  await hands.choose(radio(page, category))
  const kind = kinds.find(({ Value }) => Value === type)
  if (kinds.length < 2 || !kind) return
  const question = page.getByRole('group', { name: words.say('interview:propertyType.kind') })
  await hands.choose(question.getByRole('radio', { name: kind.Label, exact: true }))
}

type Identification = Persona['main']['identification']

/** The status in Canada, and when someone who is no citizen arrived. */
const answerStatus = async (walk: Walk, { StatusInCanadaDD, ArrivalDate }: Identification) => {
  const { page, hands, words } = walk
  const label = (name: string) => words.say(`applicants:fields.${name}.label`)
  await answerMenu(walk, page, label('StatusInCanadaDD'), words.menu('StatusInCanada', StatusInCanadaDD))
  if (ArrivalDate !== '') await hands.fill(field(page, label('ArrivalDate')), ArrivalDate)
}

/** The borrower's personal details with one document; the first try is with empty fields. */
export const answerIdentification = async (walk: Walk) => {
  const { page, hands, words, persona } = walk
  const { identification, document } = persona.main
  const say = (key: string) => words.say(`applicants:${key}`)
  const label = (name: string) => say(`fields.${name}.label`)
  await hands.fill(field(page, label('FirstName')), '')
  await hands.press(button(page, say('submit')))
  await page.getByText(words.say('errors:IdentificationMissingFirstName')).first().waitFor()
  await lookAlone(walk)
  await hands.fill(field(page, label('FirstName')), identification.FirstName)
  await hands.fill(field(page, label('LastName')), identification.LastName)
  await hands.fill(field(page, label('DOB')), identification.DOB)
  await hands.fill(field(page, label('Mobile')), identification.Mobile)
  await hands.fill(field(page, label('SIN')), identification.SIN)
  await answerMenu(walk, page, label('MaritalStatusDD'), words.menu('MaritalStatus', identification.MaritalStatusDD))
  await answerStatus(walk, identification)
  await hands.press(button(page, say('documents.add')))
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await lookAlone(walk)
  await answerMenu(walk, dialog, label('Type'), words.menu('IdentificationType', document.Type))
  await answerMenu(walk, dialog, label('Country'), words.menu('IdentificationCountry', document.Country))
  await hands.fill(field(dialog, label('IdentificationNumber')), document.IdentificationNumber)
  await hands.press(button(dialog, say('documents.save')))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(document.IdentificationNumber).first().waitFor()
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/address')
}

/** The figures come from the interview; the borrower reviews them and continues. */
export const answerMortgage = async (walk: Walk, end = '**/bankStatement') => {
  const { page, hands, words } = walk
  await heading(walk, words.say('mortgage-request:found.title')).waitFor()
  await lookAlone(walk)
  await hands.press(button(page, words.say('mortgage-request:submit')))
  await page.waitForURL(end)
}

/** Shares no bank statement: none is required. */
export const passBankStatements = async (walk: Walk) => {
  const { page, hands, words } = walk
  await heading(walk, words.say('bank-statements:title')).waitFor()
  await lookAlone(walk)
  await hands.press(button(page, words.say('bank-statements:skip')))
  await page.waitForURL('**/summary')
}

/** Reviews, comments, accepts and submits. */
export const send = async (walk: Walk) => {
  const { page, hands, words } = walk
  await heading(walk, words.say('review:title')).waitFor()
  await expectAccessible(page)
  await hands.press(button(page, words.say('review:send')))
  await expectAccessible(page)
  await hands.fill(field(page, words.say('review:fields.Comments.label')), 'Merci!')
  for (const box of await page.getByRole('checkbox').all()) await hands.check(box)
  await hands.press(button(page, words.say('review:send')))
  await page.waitForURL('**/success')
  await heading(walk, words.say('review:sent.title')).waitFor()
  await expectAccessible(page)
}

type Lists = NonNullable<Persona['main']['lists']>

/** Fills each list from the persona, or confirms that it is empty. */
export const answerLists = async (walk: Walk, lists: Partial<Lists>, otherOwner?: string, end = '**/coApplicant') => {
  const { page, hands, words, persona } = walk
  // The property of the mortgage itself is described with the mortgage.
  const { DealPurposeDD = -1 } = persona.interview
  const besides = isAboutOwned({ DealPurposeDD, SearchStageDD: -1 }) === true
  const leave = async (name: 'addresses' | 'incomes' | 'properties' | 'assets' | 'liabilities', isEmpty: boolean) => {
    const say = (key: string, values = {}) => words.say(`applicants.${name}:${key}`, values)
    const group = name === 'properties' && besides ? 'besides.' : ''
    const none = () => (otherOwner === undefined ? say(`${group}none`) : say(`${group}noneOther`, { name: otherOwner }))
    await expectAccessible(page)
    await hands.press(button(page, isEmpty ? none() : say('submit')))
    if (isEmpty) await hands.press(button(page.getByRole('dialog'), none()))
  }
  await page.waitForURL('**/address')
  for (const one of lists.addresses ?? []) await addAddress(walk, one)
  await leave('addresses', false)
  await page.waitForURL('**/income')
  for (const one of lists.incomes ?? []) await addIncome(walk, one)
  await leave('incomes', (lists.incomes ?? []).length === 0)
  await page.waitForURL('**/property')
  for (const one of lists.properties ?? []) await addProperty(walk, otherOwner, one)
  await leave('properties', (lists.properties ?? []).length === 0)
  await page.waitForURL('**/asset')
  for (const one of lists.assets ?? []) await addAsset(walk, one)
  await leave('assets', (lists.assets ?? []).length === 0)
  await page.waitForURL('**/liability')
  for (const one of lists.liabilities ?? []) await addLiability(walk, one)
  await leave('liabilities', (lists.liabilities ?? []).length === 0)
  await page.waitForURL(end)
}

/** Continues without a co-applicant. */
export const applyAlone = async (walk: Walk) => {
  const { page, hands, words } = walk
  await lookAlone(walk)
  await hands.choose(radio(page, words.say('co-applicants:choice.no')))
  await hands.press(button(page, words.say('co-applicants:submit')))
  await page.waitForURL('**/mortgage')
}

/** Adds a co-applicant whose answers the main applicant fills in. */
export const addCoApplicant = async (walk: Walk, identification: Identification) => {
  const { page, hands, words } = walk
  await hands.choose(radio(page, words.say('co-applicants:choice.add')))
  await hands.press(button(page, words.say('co-applicants:submit')))
  await page.waitForURL('**/addCoApplicant')
  await answerPerson(walk, identification)
  await hands.press(button(page, words.say('co-applicants:add.submit')))
}

/** The personal details of a co-applicant. */
export const answerPerson = async (walk: Walk, identification: Identification) => {
  const { page, hands, words } = walk
  const label = (name: string, values = {}) => words.say(`applicants:fields.${name}.label`, values)
  await answerMenu(
    walk,
    page,
    label('ApplicantGroupTypeDD'),
    words.menu('ApplicantGroupType', identification.ApplicantGroupTypeDD),
  )
  await hands.fill(field(page, label('FirstName')), identification.FirstName)
  await hands.fill(field(page, label('LastName')), identification.LastName)
  await hands.fill(field(page, label('DOB')), identification.DOB)
  await hands.fill(field(page, label('Email')), identification.Email)
  await hands.fill(field(page, label('Mobile')), identification.Mobile)
  await answerMenu(walk, page, label('MaritalStatusDD'), words.menu('MaritalStatus', identification.MaritalStatusDD))
  await answerStatus(walk, identification)
  const name = walk.persona.main.identification.FirstName
  await answerMenu(
    walk,
    page,
    label('RelationshipDD', { name }),
    words.menu('Relationship', identification.RelationshipDD),
  )
  await expectAccessible(page)
}
