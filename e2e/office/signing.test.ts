import { makeSite } from '@foyer/server/testing/builders.ts'
import { readyApplication } from '@foyer/server/testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { aDocument, goToDesk, requestSignatures, sign } from '@foyer/server/testing/signing-flow.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'staff send a document of a deal to two signers, mail a link again, see the first one sign, get the sealed PDF, and cancel another request, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, staff.brokerageId, site, staff.personId)
    const deal = await readyApplication(foyer, site)
    const { say } = await wordsOf(language)
    const word = (key: string, values?: Parameters<typeof say>[1]) => say(`office.signing:${key}`, values)
    const visited = await visit(office.browser, { language, width })
    const { page } = visited
    await signInToOffice(page, foyer, staff, say, `${office.url}/office/d/${site}/${deal.applicationId}?tab=signing`)

    await page.getByText(word('ofDeal.none'), { exact: true }).waitFor()
    await page.locator('[data-add]').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: word('ask.submit'), exact: true }).click()
    await dialog.locator('[data-error-key="InvalidDocument"]').waitFor()
    await expectAccessible(page)
    const buffer = await aDocument()
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer })
    await dialog.getByLabel(word('fields.Title.label')).fill('Commitment')
    await dialog.getByLabel(word('fields.TitleFr.label')).fill('Engagement')
    const first = `ada.${site}@example.ca`
    const second = `bruno.${site}@example.ca`
    await dialog.getByLabel(word('fields.Email.label')).first().fill(first)
    while ((await dialog.getByRole('group', { name: /\d$/ }).count()) < 2)
      await dialog.locator('[data-add-signer]').click()
    const other = dialog.getByRole('group', { name: word('signer.title', { place: 2 }) })
    await other.getByLabel(word('fields.FirstName.label')).fill('Bruno')
    await other.getByLabel(word('fields.LastName.label')).fill('Côté')
    await other.getByLabel(word('fields.Email.label')).fill(first)
    await dialog.getByLabel(word('fields.Note.label')).fill('Before Friday, please.')
    await dialog.getByRole('button', { name: word('ask.submit'), exact: true }).click()
    await dialog.locator('[data-error-key="ESignUniqueEmail"]').waitFor()
    await other.getByLabel(word('fields.Email.label')).fill(second)
    await dialog.getByRole('button', { name: word('ask.submit'), exact: true }).click()
    await page.getByText(word('ask.doneInTurn')).waitFor()
    expect((await foyer.mailbox.arrived(first)).text).toContain('Before Friday, please.')
    await expectAccessible(page)

    const title = language === 'fr' ? 'Engagement' : 'Commitment'
    await page.getByRole('link', { name: title }).click()
    await page.getByText(word('signers.waiting')).waitFor()
    await page
      .getByRole('button', { name: /./ })
      .filter({ hasText: word('resend.label') })
      .click()
    await page.getByText(word('resend.done', { email: first })).waitFor()
    await foyer.mailbox.arrived(first, 2)
    await expectAccessible(page)

    // The page shows by itself what others do.
    await sign(await goToDesk(foyer, site, first, { mails: 2 }))
    await foyer.mailbox.arrived(second)
    await page.getByText(word('events.signed', { name: 'Ada Roy' }), { exact: true }).waitFor()
    // Who looks at the page sees that everyone has signed, and it is a need no more.
    await page.goto(`${office.url}/office/signing`)
    await page.getByText(word('signed', { count: 1, all: 2 })).waitFor()
    await sign(await goToDesk(foyer, site, second))
    await foyer.mailbox.arrived(second, 3)
    const stopped = await requestSignatures(foyer, { siteId: site })
    await page.goto(`${office.url}/office/signing?view=done`)
    await page.getByText(word('signed', { count: 2, all: 2 })).waitFor()
    const summary = `${office.url}/office/d/${site}/${deal.applicationId}`
    await page.goto(summary)
    const waits = page.getByText(say('office.deals:needs.signed'))
    await waits.waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: say('office.deal:waits.signing') }).click()
    await page.getByRole('link', { name: title }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()])
    expect(file.suggestedFilename()).toBe(word('download.name'))
    await expectAccessible(page)
    await page.goto(summary)
    await page.getByRole('heading', { name: say('office.deal:waits.title') }).waitFor()
    await expect.poll(() => waits.count()).toBe(0)

    await page.goto(`${office.url}/office/signing/${site}/${stopped.requestId}`)
    await page.locator('[data-cancel]').click()
    await page.getByRole('button', { name: word('cancel.confirm'), exact: true }).click()
    await page.getByText(word('cancel.done')).waitFor()
    await expectAccessible(page)
    await page.goto(`${office.url}/office/signing`)
    await page.getByText(word('empty.open'), { exact: true }).waitFor()
    await expectAccessible(page)
    await page.goto(`${office.url}/office/signing?view=all`)
    await page.getByRole('searchbox', { name: say('office:filters.search') }).fill('cote engage')
    await page.getByRole('link', { name: title }).waitFor()
    await page.waitForURL(/[?&]q=cote\+engage/)
    await page.getByRole('searchbox', { name: say('office:filters.search') }).fill('cote nobody')
    await page.getByText(word('empty.searched'), { exact: true }).waitFor()
    await expectAccessible(page)
    expect(visited.complaints).toEqual([])
    await visited.close()
  },
  180_000,
)
