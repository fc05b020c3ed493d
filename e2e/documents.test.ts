import type { Language } from '@foyer/domain/kit/language.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import {
  aPhoto,
  type Borrower,
  fillPersona,
  type MadeRequest,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
  setApplication,
  upload,
} from '@foyer/server/testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { borrowBrowser } from './support/browser.ts'
import { button } from './support/pages.ts'
import { visit } from './support/session.ts'
import { type Words, wordsOf } from './support/words.ts'

/** The whole server in this process, so that the test controls its clock. */
let foyer: TestFoyer
let browser: Browser
let leave: () => Promise<void>
let url: string
let en: Words
let fr: Words

beforeAll(async () => {
  ;[en, fr] = await Promise.all([wordsOf('en'), wordsOf('fr')])
  ;[foyer, { browser, leave }] = await Promise.all([startTestFoyer({ pages: true }), borrowBrowser()])
  await makeSite(foyer, 'demo')
  await foyer.app.listen({ host: '127.0.0.1', port: 0 })
  const address = foyer.app.server.address()
  url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  await leave()
  await foyer.stop()
})

const signedIn = async (borrower: Borrower, width: number, language: Language = 'en') => {
  const visitor = await visit(browser, { language, width })
  const value = borrower.client.cookies.get('sid-demo') ?? ''
  await visitor.page.context().addCookies([{ name: 'sid-demo', value, url, httpOnly: true }])
  return visitor
}
const heading = (words: Words, key: string) => ({ level: 1, name: words.say(key) })
const cardOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 1)])
const choose = async (card: Locator, ...files: { name: string; buffer: Buffer }[]) =>
  card
    .locator('input[type=file][multiple]')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))
const photo = async (name: string, shade: number) => ({ name, buffer: await aPhoto(shade) })
const statusOf = async (borrower: Borrower, request: MadeRequest) =>
  (await borrower.client.call('/api/RDLoad', request.ids)).Docs.Items[0]?.DFRequestDocItemStatusDD

test('a borrower sends good and bad documents; the pending ones are submitted; one is returned and sent again', async () => {
  const borrower = await makeBorrower(foyer, 'demo')
  const application = await fillPersona(borrower, singleBuyerInOntario(new Date().toISOString().slice(0, 10)))
  const request = await makeDocumentRequest(foyer, 'demo', application, { SiteID: 'demo' })
  const { page, complaints, close } = await signedIn(borrower, 1280)
  const say = (key: string, values = {}) => en.say(`documents:${key}`, values)
  await page.goto(`${url}/demo/user/${application.applicationId}/mortgage`)
  await button(page, en.say('mortgage-request:submit')).click()
  await page.waitForURL('**/request')
  await page.getByRole('heading', heading(en, 'documents:step.title')).waitFor()
  await button(page, say('step.goOn')).click({ force: true })
  await page.getByText(en.say('errors:RequestDocumentReqUploads')).first().waitFor()
  await expectAccessible(page)

  const stub = cardOf(page, 'Pay stub')
  await choose(stub, { name: 'stub.pdf', buffer: program })
  await stub.getByText(en.say('errors:FileTypeNotAccepted')).waitFor()
  await expectAccessible(page)
  await button(stub, say('file.removeNamed', { name: 'stub.pdf' })).click()
  await choose(stub, ...(await Promise.all([1, 2, 3, 4].map((at) => photo(`page ${at}.jpg`, at * 50)))))
  await stub.getByText('page 4.jpg').waitFor()
  await expect.poll(() => stub.getByText(say('file.notYet')).count()).toBe(4)
  await page.getByText(say('waiting.until')).waitFor()
  await expectAccessible(page)
  await button(stub, say('file.removeNamed', { name: 'page 4.jpg' })).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page)
  await button(page.getByRole('dialog'), say('remove.confirm')).click()
  await stub.getByText('page 4.jpg').waitFor({ state: 'detached' })
  await button(stub, say('join.action', { count: 3 })).click()
  await stub.getByText('photos.pdf').waitFor()
  await button(stub, say('file.viewNamed', { name: 'photos.pdf' })).click()
  const pages = page.getByRole('dialog')
  await pages.getByAltText(say('pages.picture', { name: 'photos.pdf', page: 1, pages: 3 })).waitFor()
  await button(pages, say('pages.next')).click()
  await pages.getByAltText(say('pages.picture', { name: 'photos.pdf', page: 2, pages: 3 })).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await pages.waitFor({ state: 'detached' })

  await passTime(foyer, 9 * 60 + 55)
  expect(await statusOf(borrower, request)).toBe(1)
  await passTime(foyer, 10)
  await expect.poll(() => statusOf(borrower, request), { timeout: 20_000 }).toBe(4)
  await page.reload()
  await stub.getByText(say('badges.submitted')).waitFor()
  await stub.getByText(say('file.with')).waitFor()
  expect(await stub.getByRole('button', { name: say('file.removeNamed', { name: 'photos.pdf' }) }).count()).toBe(0)
  await expectAccessible(page)

  const decision = { SiteID: 'demo', DFRequestDocItemID: request.itemId, Status: 3, Reason: 'Page two is blurred' }
  await foyer.client().call('/broker-api/DecideDocumentItem', decision)
  await passTime(foyer, 121)
  expect((await foyer.mailbox.arrived(borrower.email, 2)).text).toContain('Page two is blurred')
  await page.reload()
  await stub.getByText('Page two is blurred').waitFor()
  await stub.getByText(say('badges.notAccepted'), { exact: true }).first().waitFor()
  await expectAccessible(page)
  await choose(stub, await photo('sharp.jpg', 99))
  await stub.getByText('sharp.jpg').waitFor()
  await button(page, say('step.submit')).click()
  await page.waitForURL('**/bankStatement')
  await button(page, en.say('bank-statements:skip')).click()
  await page.waitForURL('**/summary')
  await page.getByRole('checkbox').first().check({ force: true })
  await button(page, en.say('review:send')).click()
  await page.getByRole('heading', heading(en, 'review:sent.title')).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('an application with a returned document cannot be submitted before it is replaced', async () => {
  const borrower = await makeBorrower(foyer, 'demo')
  const application = await fillPersona(borrower, singleBuyerInOntario(new Date().toISOString().slice(0, 10)))
  await makeDocumentRequest(foyer, 'demo', application, { SiteID: 'demo' })
  await setApplication(foyer, application, { step: 5 })
  const { page, close } = await signedIn(borrower, 1280)
  await page.goto(`${url}/demo/user/${application.applicationId}/summary`)
  await page.getByRole('checkbox').first().check({ force: true })
  await button(page, en.say('review:send')).click()
  await page.getByText(en.say('errors:MissingRequiredDocuments')).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: en.say('wizard:documents.go') }).click()
  await page.getByRole('heading', heading(en, 'documents:step.title')).waitFor()
  await close()
})

test('a recipient opens a link with its code, loses the network, and submits', async () => {
  const email = 'luc@recipient.example'
  const say = (key: string, values = {}) => fr.say(`documents:${key}`, values)
  const asked = { SiteID: 'demo', Recipients: [email], UseAccessCode: 1, LanguageID: 2 }
  const request = await makeDocumentRequest(foyer, 'demo', undefined, asked)
  await foyer.mailbox.arrived(email)
  const mailed = foyer.mailbox.to(email).map(({ text }) => text)
  const link = mailed.join(' ').match(/http:\/\/localhost:3000(\/demo\/reqdoc\/upload\/\S+)/)?.[1]
  const codeOf = () =>
    foyer.mailbox
      .to(email)
      .flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
      .at(-1) ?? ''

  const { page, complaints, close } = await visit(browser, { language: 'fr', width: 360 })
  await page.goto(`${url}${link}`)
  await page.getByRole('heading', heading(fr, 'documents:access.askTitle')).waitFor()
  await expectAccessible(page)
  const address = page.getByRole('textbox', { name: say('fields.Email.label') })
  await address.fill('wrong@recipient.example')
  await button(page, say('access.send')).click()
  await page.getByText(fr.say('errors:WrongOrInvalidEmail')).waitFor()
  await expectAccessible(page)
  await address.fill(email)
  await button(page, say('access.send')).click()
  await page.getByText(say('access.sent')).waitFor()
  await page.getByRole('heading', heading(fr, 'documents:access.title')).waitFor()
  await expectAccessible(page)
  await foyer.mailbox.arrived(email, 2)
  const box = page.getByRole('textbox', { name: say('fields.Code.label') })
  await box.fill(codeOf() === '000000' ? '111111' : '000000')
  await page.getByText(fr.say('errors:WrongAccessCode')).waitFor()
  await expectAccessible(page)
  await button(page, say('access.resend')).click()
  await page.getByRole('heading', heading(fr, 'documents:access.askTitle')).waitFor()
  await address.fill(email)
  await button(page, say('access.send')).click()
  await page.getByText(say('access.sent')).waitFor()
  await foyer.mailbox.arrived(email, 3)
  await box.fill(codeOf())
  await page.waitForURL(`**/doc/${request.link.RequestDocID}/upload`)
  await page.getByRole('heading', heading(fr, 'documents:recipient.title')).waitFor()
  await button(page, say('recipient.submit')).click({ force: true })
  await page.getByText(say('recipient.nothingYet')).waitFor()
  await expectAccessible(page)

  const stub = cardOf(page, 'Talon de paie')
  await page.route('**/WS/RDDZUpload/*', (route) => route.abort())
  await choose(stub, await photo('talon.jpg', 20))
  await stub.getByText(fr.say('kit:networkFailure')).waitFor()
  await expectAccessible(page)
  await page.unroute('**/WS/RDDZUpload/*')
  await button(stub, say('file.retryNamed', { name: 'talon.jpg' })).click()
  await stub.getByText(say('file.notYet')).waitFor()
  await choose(stub, { name: 'vide.pdf', buffer: Buffer.alloc(0) })
  await stub.getByText(fr.say('errors:FileEmpty')).waitFor()
  await button(stub, say('file.removeNamed', { name: 'vide.pdf' })).click()
  await page.getByRole('link', { name: say('recipient.contact') }).click()
  await page.getByRole('heading', heading(fr, 'documents:contact.title')).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: say('contact.back') }).click()
  await stub.getByText('talon.jpg').waitFor()
  foyer.clock.advance(31 * 60)
  await choose(stub, await photo('tard.jpg', 40))
  await page.getByText(say('access.held', { count: 1 })).waitFor()
  await expectAccessible(page)
  await address.fill(email)
  await button(page, say('access.send')).click()
  await foyer.mailbox.arrived(email, 4)
  await box.fill(codeOf())
  await button(stub, say('file.viewNamed', { name: 'tard.jpg' })).waitFor()
  await button(page, say('recipient.submit')).click()
  await page.getByText(say('submitted.title')).waitFor()
  await stub.getByText(say('badges.submitted')).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

test('an invalid link shows an error page that leads home', async () => {
  const { page, close } = await visit(browser)
  const request = await makeDocumentRequest(foyer, 'demo', undefined, { SiteID: 'demo' })
  await page.goto(`${url}/demo/doc/nothing/upload`)
  await page.getByRole('heading', heading(en, 'documents:dead.none')).waitFor()
  await expectAccessible(page)
  await page.waitForURL('**/demo/home')
  foyer.clock.advance(31 * 24 * 3600)
  await page.goto(`${url}/demo/reqdoc/upload/${request.link.RequestDocID}`)
  await page.getByRole('heading', heading(en, 'documents:dead.over')).waitFor()
  await button(page, en.say('documents:dead.stay')).click()
  await page.getByRole('link', { name: en.say('documents:dead.home') }).click()
  await page.waitForURL('**/demo/home')
  await close()
})

test('from the dashboard to the documents of a deal, and back', async () => {
  const borrower = await makeBorrower(foyer, 'demo')
  const application = await makeApplication(borrower)
  await makeDocumentRequest(foyer, 'demo', application, { SiteID: 'demo', UseAccessCode: 1 })
  await setApplication(foyer, application, { status: 1 })
  const { page, complaints, close } = await signedIn(borrower, 1280)
  await page.goto(`${url}/demo/user/mydeals`)
  await page.getByRole('button', { name: new RegExp(`^${en.say('deals:card.documents')}`) }).click()
  await page.getByRole('dialog').getByRole('link').first().click()
  await page.getByRole('heading', heading(en, 'documents:recipient.title')).waitFor()
  await choose(cardOf(page, 'Pay stub'), await photo('stub.jpg', 70))
  await cardOf(page, 'Pay stub').getByText(en.say('documents:file.notYet')).waitFor()
  await button(page, en.say('documents:recipient.submit')).click()
  await page.getByText(en.say('documents:submitted.title')).waitFor()
  await page.getByRole('link', { name: en.say('documents:recipient.back') }).click()
  await page.waitForURL('**/user/mydeals')
  expect(complaints).toEqual([])
  await close()
})

test('a borrower whose session ends on a link keeps a chosen file, and views it after the code', async () => {
  const say = (key: string, values = {}) => en.say(`documents:${key}`, values)
  const borrower = await makeBorrower(foyer, 'demo')
  const application = await makeApplication(borrower)
  const request = await makeDocumentRequest(foyer, 'demo', application, { SiteID: 'demo', UseAccessCode: 1 })
  const { page, complaints, close } = await signedIn(borrower, 1280)
  await page.goto(`${url}/demo/doc/${request.link.RequestDocID}/upload`)
  const stub = cardOf(page, 'Pay stub')
  await stub.waitFor()
  foyer.clock.advance(31 * 60)
  await choose(stub, await photo('late.jpg', 40))
  await page.getByText(say('access.held', { count: 1 })).waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: say('fields.Email.label') }).fill(borrower.email)
  await button(page, say('access.send')).click()
  const code = await foyer.mailbox.code(borrower.email)
  await page.getByRole('textbox', { name: say('fields.Code.label') }).fill(code)
  await button(page, say('recipient.submit')).click()
  await page.getByText(say('submitted.title')).waitFor()
  await button(stub, say('file.viewNamed', { name: 'late.jpg' })).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a recipient on a phone is warned before the link ends, states what they do not have, and finds a withdrawn request closed', async () => {
  const email = 'lea@recipient.example'
  const say = (key: string, values = {}) => fr.say(`documents:${key}`, values)
  const request = await makeDocumentRequest(foyer, 'demo', undefined, {
    SiteID: 'demo',
    Recipients: [email],
    LanguageID: 2,
  })
  const { page, complaints, close } = await visit(browser, { language: 'fr', width: 360 })
  await page.clock.install()
  await page.goto(`${url}/demo/doc/${request.link.RequestDocID}/upload`)
  const stub = cardOf(page, 'Talon de paie')
  await stub.waitFor()
  await page.clock.fastForward('28:00')
  await page.getByText(say('idle.text')).waitFor()
  await expectAccessible(page)
  await button(page, say('idle.extend')).click()
  await page.getByText(say('idle.text')).waitFor({ state: 'detached' })

  await button(stub, say('notAvailable.offerNamed', { name: 'Talon de paie' })).click()
  const dialog = page.getByRole('dialog')
  await button(dialog, say('notAvailable.submit')).click()
  await dialog.locator('[data-error-key="DocumentReasonRequired"]').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: say('fields.Reason.label') }).fill('Je suis payée à la commission.')
  await button(dialog, say('notAvailable.submit')).click()
  await stub.getByText(say('notAvailable.stated')).waitFor()
  await stub.getByText('Je suis payée à la commission.').waitFor()
  await expectAccessible(page)
  await button(page, say('recipient.submit')).click()
  await page.getByText(say('submitted.title')).waitFor()

  await foyer.client().call('/broker-api/WithdrawDocumentRequest', request.ids)
  await page.reload()
  await page.getByRole('heading', heading(fr, 'documents:dead.withdrawn')).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

test('the dashboard begins with the borrower’s turn in French, and an unfinished application is deleted there', async () => {
  const borrower = await makeBorrower(foyer, 'demo')
  const sent = await makeApplication(borrower)
  const request = await makeDocumentRequest(foyer, 'demo', sent, { SiteID: 'demo' })
  await upload(borrower.client, request.itemId, { bytes: await aPhoto(160), siteId: 'demo' })
  await borrower.client.call('/api/RDSubmit', request.ids)
  await foyer.client().call('/broker-api/DecideDocumentItem', {
    SiteID: 'demo',
    DFRequestDocItemID: request.itemId,
    Status: 3,
    Reason: 'La deuxième page est coupée',
  })
  await setApplication(foyer, sent, { status: 1 })
  await makeApplication(borrower)
  await borrower.client.call('/api/MTGAPPSaveLanguage', { ...borrower.ids, LanguageID: 2 })
  const { page, complaints, close } = await signedIn(borrower, 360, 'fr')
  const say = (key: string, values = {}) => fr.say(`deals:${key}`, values)
  await page.goto(`${url}/demo/user/mydeals`)
  const turns = page.locator('main [data-whose="mine"]')
  await expect.poll(() => turns.count()).toBe(2)
  // What was refused is more urgent than an application to finish.
  await turns
    .first()
    .getByText(say('turn.refused', { count: 1 }))
    .waitFor()
  await turns.first().getByText('La deuxième page est coupée').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: new RegExp(`^${say('card.withdraw')}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(say('withdraw.text')).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: new RegExp(`^${say('card.delete')}`) }).click()
  await dialog.getByText(say('delete.answers')).waitFor()
  await expectAccessible(page)
  await button(dialog, say('delete.confirm')).click()
  await page.getByText(say('delete.done')).waitFor()
  await expect.poll(() => turns.count()).toBe(1)

  await turns.getByRole('link').first().click()
  await page.getByRole('heading', heading(fr, 'documents:recipient.title')).waitFor()
  await cardOf(page, 'Talon de paie').getByText('La deuxième page est coupée').waitFor()
  expect(complaints).toEqual([])
  await close()
})
