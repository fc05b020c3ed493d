import { readFile } from 'node:fs/promises'
import { todayOf } from '@foyer/server/ports/clock.ts'
import { pdfsig, pdfText } from '@foyer/server/testing/verify-seal.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import {
  answerAsPartner,
  answerHealth,
  askSigners,
  chooseCoverage,
  coverageBox,
  getQuote,
  type Insured,
  linkIn,
  makeInsurance,
  passCheck,
  payAndPrepare,
  premium,
  signHere,
} from './support/insurance.ts'
import { button, field, heading } from './support/pages.ts'
import { visit } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { keyboard, mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

const today = () => todayOf(new Date())

test.each([
  { language: 'fr' as const, width: 360, handsOf: mouse },
  ...onlyFull({ language: 'en' as const, width: 1280, handsOf: mouse }),
])('from the operator’s call to two signed copies, in $language at $width px', async ({ language, width, handsOf }) => {
  const words = await wordsOf(language)
  const { page, complaints, close } = await visit(browser, { language, width })
  const emails = [`ada.${language}@insured.example`, `noe.${language}@insured.example`] as const
  const at: Insured = { page, hands: handsOf(page), words, mail, url: server.url, emails }
  const say = (key: string) => words.say(`insurance:${key}`)

  const made = await makeInsurance(at, today())
  expect(made.ReturnStatus.ReturnCode).toBe(200)
  await passCheck(at)
  await getQuote(at)
  await chooseCoverage(at)

  // A reload restores what was typed, except the health answers, which were never sent.
  const kept = page.waitForResponse((response) => response.url().endsWith('/save-draft'))
  await coverageBox(at, 'Noé Roy', 'LI').waitFor()
  await kept.catch(() => {})
  await page.reload()
  await page.getByRole('heading', { name: say('coverage.title') }).waitFor()
  await expect.poll(() => coverageBox(at, 'Noé Roy', 'LI').isChecked()).toBe(true)
  await button(page, say('form.next')).click()
  await page.getByRole('heading', { name: say('health.title') }).waitFor()
  await answerHealth(at, ['LI', 'CI'])
  await payAndPrepare(at)

  const saved = page.waitForEvent('download')
  await button(page, say('sign.download')).click()
  expect((await saved).suggestedFilename()).toBe(`insurance-${made.CliApplicationId}.pdf`)
  await askSigners(at)
  await signHere(at, 'Ada Roy')
  await heading(at, words.say('signing:desk.signed.title')).waitFor()

  // He answers and signs through his own link in his own browser.
  const partner = await visit(browser, { language, width })
  const second = { ...at, page: partner.page, hands: handsOf(partner.page) }
  await answerAsPartner(second)
  await partner.page.getByText(words.say('signing:sign.declare')).waitFor()
  await signHere(second, 'Noé Roy')
  await heading(second, words.say('signing:desk.completed.title')).waitFor()

  const copies = [await mail.arrived(emails[0], 2), await mail.arrived(emails[1], 2)]
  const [hers, his] = copies.map(({ attachments }) => Buffer.from(attachments[0]?.content as ArrayBuffer))
  expect(hers && his && hers.equals(his)).toBe(true)
  const pdf = hers ?? Buffer.alloc(0)
  expect(await pdfsig(pdf)).toContain('Signature is Valid')
  const text = await pdfText(pdf)
  expect(text).toContain(premium[language])
  expect(text).not.toContain('7654321')
  // Her answers are only on her own copy, not on the shared pages.
  const answer = /(?:Answer|Réponse\s?): Non?\b/g
  expect(text).not.toMatch(answer)
  await page.goto(`${linkIn(await mail.arrived(emails[0]), 'cli/application')}/esign`)
  const copy = page.waitForEvent('download')
  await button(page, say('sign.downloadOwn')).click()
  const own = await pdfText(await readFile(await (await copy).path()))
  expect(own.match(answer)).toHaveLength(10)
  const known = await apiClient().call(server.url, '/broker-api/LoadInsuranceApplication', {
    SiteID: 'demo',
    CliApplicationId: made.CliApplicationId,
  })
  expect(known.Status).toBe('signed')
  expect(server.log.join('')).not.toContain('7654321')
  // Two mails a signature: the link with its code, and the signed copy.
  for (const email of emails) expect(mail.to(email)).toHaveLength(2)
  expect([...complaints, ...partner.complaints]).toEqual([])
  await Promise.all([close(), partner.close()])
})

test.each([{ language: 'fr' as const, width: 360 }, ...onlyFull({ language: 'en' as const, width: 1280 })])(
  'a person who is too old is offered nothing, and the other goes on and signs alone, in $language at $width px',
  async ({ language, width }) => {
    const words = await wordsOf(language)
    const { page, complaints, close } = await visit(browser, { language, width })
    const emails = [`alone.${language}@insured.example`, `old.${language}@insured.example`] as const
    const at: Insured = { page, hands: mouse(page), words, mail, url: server.url, emails }
    const say = (key: string, values = {}) => words.say(`insurance:${key}`, values)
    const made = await makeInsurance(at, today(), { LoanNumber: `L-old-${language}`, hisBirth: '1941-06-01' })
    await passCheck(at)
    await getQuote(at)

    await page.getByText(say('coverage.nothingOffered', { name: 'Noé' })).waitFor()
    expect(await page.getByRole('group', { name: 'Noé Roy' }).getByRole('checkbox').count()).toBe(0)
    await expectAccessible(page)
    await at.hands.check(coverageBox(at, 'Ada Roy', 'LI'))
    await at.hands.press(button(page, say('form.next')))
    await page.getByRole('heading', { name: say('health.title') }).waitFor()
    await answerHealth(at, ['LI'])
    await payAndPrepare(at)
    await askSigners(at, { isAlone: true })
    await signHere(at, 'Ada Roy')
    await heading(at, words.say('signing:desk.completed.title')).waitFor()

    const [copy] = (await mail.arrived(emails[0], 2)).attachments
    const pdf = Buffer.from(copy?.content as ArrayBuffer)
    expect(await pdfsig(pdf)).toContain('Signature is Valid')
    const { Status } = await apiClient().call(server.url, '/broker-api/LoadInsuranceApplication', {
      SiteID: 'demo',
      CliApplicationId: made.CliApplicationId,
    })
    expect(Status).toBe('signed')
    expect(mail.to(emails[1])).toEqual([])
    expect(complaints).toEqual([])
    await close()
  },
)

test('a code is requested again with the address on file, by keyboard; another browser starts at the check', async () => {
  const words = await wordsOf('en')
  const { page, complaints, close } = await visit(browser, { language: 'en', width: 768 })
  const hands = keyboard(page)
  const email = 'again@insured.example'
  const facts = { page, hands, words, mail, url: server.url, emails: [email, 'other@insured.example'] as const }
  const say = (key: string) => words.say(`insurance:${key}`)
  const { Url } = await makeInsurance(facts, today(), { LoanNumber: 'L-again' })
  await page.goto(`${Url}/form`)
  await heading(facts, say('check.again')).waitFor()
  await expectAccessible(page)
  await hands.fill(field(page, say('fields.loanAmount.label')), '400000')
  await hands.fill(field(page, say('fields.PostalFsa.label')), 'H2J2L3')
  await hands.fill(field(page, say('fields.dateOfBirth.label')), '1988-03-04')
  await hands.press(button(page, say('check.submit')))
  await heading(facts, say('code.title')).waitFor()
  await hands.press(button(page, say('code.resend')))
  const dialog = page.getByRole('dialog')
  await hands.fill(field(dialog, say('fields.Email.label')), 'wrong@insured.example')
  await hands.press(button(dialog, say('code.resendSubmit')))
  await dialog.getByText(words.say('errors:CLI_WrongEmail')).first().waitFor()
  await expectAccessible(page)
  await hands.fill(field(dialog, say('fields.Email.label')), email)
  await hands.press(button(dialog, say('code.resendSubmit')))
  await page.getByText(say('code.sent')).waitFor()
  expect(mail.to('wrong@insured.example')).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
