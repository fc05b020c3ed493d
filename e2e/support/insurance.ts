import { addMonths } from '@foyer/domain/kit/dates.ts'
import { insuranceFacts } from '@foyer/domain/testing/insurance.ts'
import type { Email } from 'postal-mime'
import { apiClient } from './api.ts'
import { expectAccessible } from './axe.ts'

import { codeIn, type MailServer } from './mail-server.ts'
import { type AtPage, button, field, heading } from './pages.ts'

export interface Insured extends AtPage {
  mail: MailServer
  url: string
  /** Hers, who receives the link, and his. */
  emails: readonly [string, string]
}

export const linkIn = ({ text = '' }: Email, kind: 'cli/application'): string => {
  const link = text.split('\n').find((line) => line.startsWith('http') && line.includes(`/${kind}/`))
  if (link === undefined) throw new Error(`no link in: ${text}`)
  return link
}

/** Sends the broker's data as the operator does; her mail contains the link. */
export const makeInsurance = async (
  { url, emails, words }: Insured,
  today: string,
  { LoanNumber = `L-${words.language}`, hisBirth }: { LoanNumber?: string; hisBirth?: string } = {},
) => {
  const facts = insuranceFacts()
  const FundingDate = addMonths(today, 1)
  return apiClient().call(url, '/broker-api/CreateInsuranceApplication', {
    SiteID: 'demo',
    LanguageID: words.language === 'en' ? 1 : 2,
    ...facts,
    Applicants: facts.Applicants.map((one, index) => ({
      ...one,
      EmailAddress: emails[index] ?? '',
      ...(index === 1 && hisBirth !== undefined && { DateOfBirth: hisBirth }),
    })),
    LoanDetail: {
      ...facts.LoanDetail,
      LoanNumber,
      FundingDate,
      FirstPaymentDate: addMonths(FundingDate, 1),
    },
  })
}

const press = ({ hands, page }: Insured, name: string) => hands.press(button(page, name).last())

/** The security check with a missing answer, then a wrong amount, then correct, with the code of the link's mail. */
export const passCheck = async (at: Insured) => {
  const { page, hands, words, mail, emails } = at
  const say = (key: string) => words.say(`insurance:${key}`)
  const label = (name: string) => say(`fields.${name}.label`)
  await page.goto(linkIn(await mail.arrived(emails[0]), 'cli/application'))
  await heading(at, say('check.title')).waitFor()
  await press(at, say('check.submit'))
  await page.getByText(words.say('errors:CLI_InvalidLoanAmount')).first().waitFor()
  await expectAccessible(page)
  await hands.fill(field(page, label('loanAmount')), '390000')
  await hands.fill(field(page, label('PostalFsa')), 'h2j2l3')
  await hands.fill(field(page, label('dateOfBirth')), '1988-03-04')
  await press(at, say('check.submit'))
  await heading(at, say('code.title')).waitFor()
  await expectAccessible(page)
  await page.getByText(say('code.whyOfLink')).waitFor()
  const code = codeIn(await mail.arrived(emails[0]))
  await field(page, label('Code')).fill(code)
  await page.getByText(words.say('errors:CLI_InformationDoesNotMatch')).first().waitFor()
  await expectAccessible(page)
  await press(at, say('code.back'))
  await hands.fill(field(page, label('loanAmount')), '400000')
  await press(at, say('check.submit'))
  await field(page, label('Code')).fill(code)
  await heading(at, say('form.title')).waitFor()
}

const yesOrNo = (at: Insured, question: string, answer: 'yes' | 'no') => {
  const { page, hands, words } = at
  const group = page.getByRole('group', { name: question })
  return hands.choose(group.getByRole('radio', { name: words.say(`insurance:who.${answer}`), exact: true }))
}

/** Requests the quote too early first; each person is asked whether they smoke. */
export const getQuote = async (at: Insured) => {
  const { page, hands, words } = at
  const say = (key: string, values = {}) => words.say(`insurance:${key}`, values)
  await press(at, say('form.quote'))
  await page.getByText(words.say('errors:CLI_MissingEffectiveType')).first().waitFor()
  await expectAccessible(page)
  await yesOrNo(at, say('who.smoker', { name: 'Ada' }), 'no')
  await yesOrNo(at, say('who.smoker', { name: 'Noé' }), 'yes')
  await hands.choose(page.getByRole('radio', { name: say('effective.A') }))
  await press(at, say('form.quote'))
  await page.getByRole('heading', { name: say('coverage.title') }).waitFor()
  await expectAccessible(page)
}

/** For both, monthly, at their ages and for 300,000. */
export const premium = { en: '$260.10', fr: '260,10' } as const

export const coverageBox = ({ page, words }: Insured, person: string, code: 'LI' | 'CI' | 'AD') =>
  page
    .getByRole('group', { name: person })
    .getByRole('checkbox', { name: new RegExp(`^${words.say(`insurance:coverage.${code}`)}`) })

/**
 * She tries exclusive options, chooses life and critical illness for herself and life for him, and lowers the amount.
 */
export const chooseCoverage = async (at: Insured) => {
  const { page, hands, words } = at
  const say = (key: string) => words.say(`insurance:${key}`)
  const box = (code: 'LI' | 'CI' | 'AD') => coverageBox(at, 'Ada Roy', code)
  await press(at, say('form.next'))
  await page.getByText(words.say('errors:CLI_MissingCoverage')).first().waitFor()
  await hands.check(box('LI'))
  await hands.check(box('LI'))
  await hands.check(box('AD'))
  await hands.check(box('CI'))
  if (!(await box('LI').isChecked()) || (await box('AD').isChecked())) throw new Error('CI selects LI and clears AD')
  await hands.check(coverageBox(at, 'Noé Roy', 'LI'))
  const quoted = page.waitForResponse((response) => response.url().endsWith('/get-quote'))
  await hands.fill(field(page, say('fields.CoverageAmount.label')), words.language === 'en' ? '300000.00' : '300000,00')
  await quoted
  await page.getByText(premium[words.language]).last().waitFor()
  await expectAccessible(page)
  await press(at, say('form.next'))
  await page.getByRole('heading', { name: say('health.title') }).waitFor()
}

export const answerHealth = async (at: Insured, codes: readonly ('LI' | 'CI')[]) => {
  for (const code of codes)
    for (let number = 1; number <= 5; number += 1)
      await yesOrNo(at, `${number}. ${at.words.say(`insurance.questions:${code}.q${number}`)}`, 'no')
}

export const payAndPrepare = async (at: Insured) => {
  const { page, hands, words } = at
  const say = (key: string, values = {}) => words.say(`insurance:${key}`, values)
  const label = (name: string) => say(`fields.${name}.label`)
  await hands.fill(field(page, label('FinancialInstitution')), '999')
  await press(at, say('payment.verify'))
  await page.getByText(words.say('errors:CLI_NotValidFinCode')).first().waitFor()
  await hands.fill(field(page, label('FinancialInstitution')), '006')
  await press(at, say('payment.verify'))
  await page
    .getByText(say('payment.verified', { name: words.language === 'en' ? 'National' : 'Banque Nationale' }))
    .waitFor()
  await hands.fill(field(page, label('Transit')), '12345')
  await press(at, say('form.generate'))
  await page.getByText(words.say('errors:CLI_Account_Number')).first().waitFor()
  await expectAccessible(page)
  await hands.fill(field(page, label('AccountNumber')), '7654321')
  await hands.check(page.getByRole('checkbox', { name: label('AgreementFl') }))
  await press(at, say('form.generate'))
  await heading(at, say('sign.title')).waitFor()
  await expectAccessible(page)
}

/** He opens his link, passes the check, answers for himself, and goes on to sign; his page shows none of her answers. */
export const answerAsPartner = async (partner: Insured) => {
  const { page, hands, words, mail, emails } = partner
  const say = (key: string, values = {}) => words.say(`insurance:${key}`, values)
  const label = (name: string) => say(`fields.${name}.label`)
  const invitation = await mail.arrived(emails[1])
  await page.goto(linkIn(invitation, 'cli/application'))
  await heading(partner, say('check.title')).waitFor()
  await hands.fill(field(page, label('loanAmount')), '400000')
  await hands.fill(field(page, label('PostalFsa')), 'h2j2l3')
  await hands.fill(field(page, label('dateOfBirth')), '1979-06-01')
  await press(partner, say('check.submit'))
  await field(page, label('Code')).fill(codeIn(invitation))
  await heading(partner, say('own.title')).waitFor()
  await press(partner, say('own.submitAndSign'))
  await page.getByText(words.say('errors:CLI_MissingHealthAnswers')).first().waitFor()
  await expectAccessible(page)
  await answerHealth(partner, ['LI'])
  await press(partner, say('own.submitAndSign'))
  await heading(partner, say('sign.mineTitle')).waitFor()
  await expectAccessible(page)
  await press(partner, say('sign.now'))
}

/** Sees who signs, and goes on to sign at once. */
export const askSigners = async (at: Insured, { isAlone = false } = {}) => {
  const { page, hands, words } = at
  const say = (key: string, values = {}) => words.say(`insurance:${key}`, values)
  await hands.press(button(page, say('sign.choose')))
  const dialog = page.getByRole('dialog')
  await dialog.getByText(say(isAlone ? 'signers.leadAlone' : 'signers.leadNow')).waitFor()
  await expectAccessible(page)
  await hands.press(button(dialog, say('signers.submitNow')))
}

/** Reads the document and types the signature. */
export const signHere = async (at: Insured, name: string) => {
  const { page, hands, words } = at
  const say = (key: string) => words.say(`signing:${key}`)
  await heading(at, say('desk.sign.title')).waitFor()
  await page.locator('canvas[data-drawn="1"]').waitFor()
  await expectAccessible(page)
  await hands.choose(page.getByRole('radio', { name: say('sign.type') }))
  await hands.fill(page.getByRole('textbox', { name: say('fields.Name.label') }), name)
  await hands.check(page.getByRole('checkbox', { name: say('fields.Consent.label') }))
  await hands.press(button(page, say('sign.submit')).last())
}
