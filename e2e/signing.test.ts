import { aDocument } from '@foyer/server/testing/signing-flow.ts'
import { pdfsig, pdfText } from '@foyer/server/testing/verify-seal.ts'
import type { Locator, Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { codeIn } from './support/mail-server.ts'
import { visit } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { type Hands, keyboard, mouse } from './support/user-actions.ts'
import { type Words, wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

const people = (round: string) => [
  { FirstName: 'Ada', LastName: 'Roy', Email: `ada.${round}@signer.example`, LanguageID: 1 },
  { FirstName: 'Bruno', LastName: 'Côté', Email: `bruno.${round}@signer.example`, LanguageID: 2 },
]

const request = async (round: string, EnableOrdering: number) => {
  const Signers = people(round)
  const { SigningRequestID, ReturnStatus } = await apiClient().call(server.url, '/broker-api/RequestSignatures', {
    SiteID: 'demo',
    Title: 'Insurance application',
    TitleFr: 'Demande d’assurance',
    Document: (await aDocument(['Coverage of 250 000', 'The second page'])).toString('base64'),
    Signers,
    EnableOrdering,
  })
  expect(ReturnStatus.ReturnCode).toBe(200)
  return { SigningRequestID, emails: Signers.map(({ Email }) => Email) as [string, string] }
}

const linkIn = ({ text = '' }: Email): string => {
  const [link] = /^http\S+\/sign\/\S+$/m.exec(text) ?? []
  if (link === undefined) throw new Error(`no link in: ${text}`)
  return link
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).last()
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 })

/** From the mailed link to the document; `mails` is how many mails the address has received. */
const goToDesk = async (page: Page, { say }: Words, email: string, hands: Hands, mails = 1) => {
  await page.goto(linkIn(await mail.arrived(email, mails)))
  await heading(page, say('signing:code.title')).waitFor()
  await expectAccessible(page)
  await hands.press(button(page, say('signing:code.submit')))
  const code = codeIn(await mail.arrived(email, mails + 1))
  const box = page.getByLabel(say('account:fields.code.label'))
  await box.waitFor()
  await expectAccessible(page)
  await page.keyboard.type(code)
  await heading(page, say('signing:desk.sign.title')).waitFor()
  await page.locator('canvas[data-drawn="1"]').waitFor()
  // The token is removed from the address and the history.
  expect(page.url()).toMatch(/\/demo\/sign\/[0-9a-f]{32}\/[12]$/)
}

const draw = async (page: Page, pad: Locator) => {
  await pad.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await pad.boundingBox()) ?? {}
  const at = (share: number) => [x + width * share, y + height * (0.5 + 0.3 * Math.sin(share * 20))] as const
  await page.mouse.move(...at(0.1))
  await page.mouse.down()
  for (let share = 0.1; share < 0.8; share += 0.05) await page.mouse.move(...at(share))
  await page.mouse.up()
}

test('two sign in order: one types by keyboard on a phone, the other draws in French; both get the sealed copy', async () => {
  const { SigningRequestID, emails } = await request('ordered', 1)
  const [ada, bruno] = emails
  const first = await visit(browser, { language: 'en', width: 360 })
  const english = await wordsOf('en')
  const { page } = first
  const hands = keyboard(page)
  const { say } = english
  await goToDesk(page, english, ada, hands)
  await expectAccessible(page)
  await hands.press(button(page, say('signing:document.next')))
  await page.locator('canvas[data-drawn="2"]').waitFor()
  await page.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Coverage of 250 000').waitFor()
  await hands.press(button(page, say('signing:sign.submit')))
  await page.getByRole('link', { name: say('errors:SigningSignatureRequired') }).waitFor()
  await page.getByRole('link', { name: say('errors:SigningConsentRequired') }).waitFor()
  await expectAccessible(page)
  await hands.choose(page.getByRole('radio', { name: say('signing:sign.type') }))
  await hands.press(button(page, say('signing:sign.submit')))
  await page.getByRole('link', { name: say('errors:SigningNameRequired') }).waitFor()
  await hands.fill(page.getByRole('textbox', { name: say('signing:fields.Name.label') }), 'Ada Roy')
  await hands.check(page.getByRole('checkbox', { name: say('signing:fields.Consent.label') }))
  await expectAccessible(page)
  expect(mail.to(bruno)).toEqual([])
  await hands.press(button(page, say('signing:sign.submit')))
  await heading(page, say('signing:desk.signed.title')).waitFor()
  await expectAccessible(page)

  const second = await visit(browser, { language: 'fr', width: 1280 })
  const french = await wordsOf('fr')
  const pointer = mouse(second.page)
  await goToDesk(second.page, french, bruno, pointer)
  await draw(second.page, second.page.getByRole('img', { name: french.say('signing:sign.pad') }))
  await pointer.press(button(second.page, french.say('signing:sign.clear')))
  await draw(second.page, second.page.getByRole('img', { name: french.say('signing:sign.pad') }))
  // Read in the other language the drawing stays, and the agreement does not.
  const ink = await second.page.locator('form svg path').last().getAttribute('d')
  await pointer.check(second.page.getByRole('checkbox', { name: french.say('signing:fields.Consent.label') }))
  await pointer.press(button(second.page, 'English'))
  const consent = second.page.getByRole('checkbox', { name: say('signing:fields.Consent.label') })
  await expect.poll(async () => [await consent.isVisible(), await consent.isChecked()]).toEqual([true, false])
  expect(await second.page.locator('form svg path').last().getAttribute('d')).toBe(ink)
  await pointer.press(button(second.page, 'Français'))
  await pointer.check(second.page.getByRole('checkbox', { name: french.say('signing:fields.Consent.label') }))
  await expectAccessible(second.page)
  await pointer.press(button(second.page, french.say('signing:sign.submit')))
  await heading(second.page, french.say('signing:desk.completed.title')).waitFor()
  await second.page.locator('canvas[data-drawn="1"]').waitFor()
  await expectAccessible(second.page)

  const copies = [await mail.arrived(ada, 3), await mail.arrived(bruno, 3)]
  const [one, two] = copies.map(({ attachments }) => Buffer.from(attachments[0]?.content as ArrayBuffer))
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
  expect(await pdfsig(one ?? Buffer.alloc(0))).toContain('Signature is Valid')
  expect(await pdfText(one ?? Buffer.alloc(0))).toContain('The second page')
  const saved = second.page.waitForEvent('download')
  await pointer.press(button(second.page, french.say('signing:document.download')))
  expect((await saved).suggestedFilename()).toBe('document-signe.pdf')

  const client = apiClient()
  const ref = { SiteID: 'demo', SigningRequestID }
  const { Pdf } = await client.call(server.url, '/broker-api/DownloadSignedDocument', ref)
  expect(Pdf).toBe(one?.toString('base64'))
  const { Requests } = await client.call(server.url, '/broker-api/ListSigningRequests', { SiteID: 'demo' })
  expect(Requests[0]).toMatchObject({ SigningRequestID, State: 'completed' })

  // The link is used up, in this browser, which may see its document, and in any other.
  await page.goto(linkIn(await mail.arrived(ada)))
  await heading(page, say('signing:desk.completed.title')).waitFor()
  const other = await visit(browser, { width: 360 })
  await other.page.goto(linkIn(await mail.arrived(ada)))
  await heading(other.page, say('signing:link.signed.title')).waitFor()
  await expectAccessible(other.page)
  expect([...first.complaints, ...second.complaints, ...other.complaints]).toEqual([])
  expect(server.log.join('')).not.toContain(
    linkIn(await mail.arrived(ada))
      .split('/')
      .at(-1),
  )
  for (const visitor of [first, second, other]) await visitor.close()
})

test('one declines in French with a reason; the other finds nothing to sign, and the broker can mail a new link before that', async () => {
  const { SigningRequestID, emails } = await request('declined', 0)
  const [ada, bruno] = emails
  const words = await wordsOf('fr')
  const { say } = words
  const old = linkIn(await mail.arrived(bruno))
  const ids = { SiteID: 'demo', SigningRequestID, SignerID: 2 }
  await apiClient().call(server.url, '/broker-api/ResendSigningLink', ids)
  await mail.arrived(bruno, 2)
  const { page, complaints, close } = await visit(browser, { language: 'fr', width: 360 })
  await page.goto(old)
  await heading(page, say('signing:link.unknown.title')).waitFor()
  await expectAccessible(page)
  const hands = mouse(page)
  await goToDesk(page, words, bruno, hands, 2)
  await hands.press(button(page, say('signing:sign.decline')))
  await page.getByRole('dialog').waitFor()
  await hands.press(button(page, say('signing:decline.submit')))
  await page.getByRole('link', { name: say('errors:SigningReasonRequired') }).waitFor()
  await expectAccessible(page)
  await hands.fill(page.getByRole('textbox', { name: say('signing:fields.Reason.label') }), 'Le montant est faux')
  await hands.press(button(page, say('signing:decline.submit')))
  await heading(page, say('signing:desk.declined.title')).waitFor()
  await expectAccessible(page)
  expect((await mail.arrived(ada, 2)).subject).toContain('Nothing more to sign')
  await page.goto(linkIn(await mail.arrived(ada)))
  await heading(page, say('signing:link.closed.title')).waitFor()
  expect(complaints).toEqual([])
  await close()
})
