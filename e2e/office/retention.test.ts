import { fillIdentification, makeApplication, makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { requestSignatures } from '@foyer/server/testing/signing-flow.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import type { VisitOptions } from '../support/browser.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

/** A brokerage with a site, and two of its people in a browser each: one asks, the other decides. */
const twoPeople = async ({ language, width, site }: VisitOptions & { site: string }) => {
  const { foyer, browser } = office
  const anna = await makeStaff(foyer, await makeBrokerage(foyer))
  const paul = await makeStaff(foyer, anna.brokerageId, { role: 'compliance', firstName: 'Paul' })
  await makeSite(foyer, site)
  await giveSite(foyer, anna.brokerageId, site)
  const visits = [await visit(browser, { language, width }), await visit(browser, { language, width })] as const
  const [{ page: ask }, { page: decide }] = visits
  for (const { page } of visits) page.setDefaultTimeout(20_000)
  const leave = async () => {
    for (const { complaints, close } of visits) {
      expect(complaints).toEqual([])
      await close()
    }
  }
  return { anna, paul, ask, decide, leave }
}

test.each(officeVisitsIn('en'))(
  'a deal on hold is not erased; once the hold is lifted, one person asks for it, another declines and then approves, and it is gone, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const { anna, paul, ask, decide, leave } = await twoPeople({ language, width, site })
    const [asking, deciding] = [ask.getByRole('dialog'), decide.getByRole('dialog')]
    const made = await makeApplication(await makeBorrower(foyer, site))
    await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy' })
    const address = `${office.url}/office/d/${site}/${made.applicationId}`
    const { say } = await wordsOf(language)
    const t = (key: string, values?: Record<string, string | number>) => say(`office.retention:${key}`, values)

    const client = 'Ada Roy'
    const askForErasure = async () => {
      await button(ask, t('ask.open')).click()
      await asking.getByText(t('erasureReasons.client')).click()
      await asking.getByText(t('fields.AccountFl.label')).click()
      await button(asking, t('ask.submit')).click()
      await ask.getByText(t('ask.done')).waitFor()
    }

    // One person asks for the erasure, and withdraws their request.
    await signInToOffice(ask, foyer, anna, say, address)
    await ask.getByText(t('deal.unsent')).waitFor()
    await button(ask, t('ask.open')).click()
    await button(asking, t('ask.submit')).click()
    await asking.locator('[data-error-key="RequiredRetentionReason"]').first().waitFor()
    await expectAccessible(ask)
    await ask.keyboard.press('Escape')
    await askForErasure()
    await ask.goto(`${office.url}/office/retention`)
    await ask.getByRole('button', { name: t('withdraw.named', { client }) }).click()
    await button(asking, t('withdraw.confirm')).click()
    await ask.getByText(t('withdraw.done')).waitFor()
    await expectAccessible(ask)

    // They ask again, and another person declines.
    await ask.goto(address)
    await askForErasure()
    await signInToOffice(decide, foyer, paul, say, `${office.url}/office/retention`)
    await decide.getByRole('button', { name: t('decline.named', { client }) }).click()
    await button(deciding, t('decline.submit')).click()
    await deciding.locator('[data-error-key="RequiredRetentionReason"]').first().waitFor()
    await field(deciding, t('fields.Words.label')).fill('The client has another application')
    await expectAccessible(decide)
    await button(deciding, t('decline.submit')).click()
    await decide.getByText(t('decline.done')).waitFor()

    // They ask a third time, and then put the deal on hold.
    await ask.reload()
    await askForErasure()
    await button(ask, t('hold.open')).click()
    await asking.getByText(t('holdReasons.complaint')).click()
    await field(asking, t('fields.Words.label')).fill('File 12-345')
    await button(asking, t('hold.submit')).click()
    await ask.getByText(t('hold.done')).waitFor()
    await ask.getByText(say('office.deals:held'), { exact: true }).waitFor()
    await expectAccessible(ask)

    // Another person approves, which is refused until the hold is lifted.
    await decide.reload()
    await decide.getByRole('button', { name: t('approve.named', { client }) }).click()
    await button(deciding, t('approve.confirm')).click()
    await deciding.getByText(say('errors:DealHeld')).waitFor()
    await decide.keyboard.press('Escape')
    await decide.getByRole('tab', { name: t('tabs.holds') }).click()
    await decide.getByText('File 12-345').waitFor()
    await expectAccessible(decide)
    await decide.getByRole('button', { name: t('lift.named', { client }) }).click()
    await field(deciding, t('fields.Words.label')).fill('Settled')
    await button(deciding, t('lift.submit')).click()
    await decide.getByText(t('empty.holds')).waitFor()
    await decide.getByRole('tab', { name: t('tabs.erasures') }).click()
    await decide.getByRole('button', { name: t('approve.named', { client }) }).click()
    await deciding.getByText(t('approve.account')).waitFor()
    await button(deciding, t('approve.confirm')).click()
    await decide.getByText(t('approve.doneAccount')).waitFor()
    await decide.getByText(t('states.approved'), { exact: true }).waitFor()
    await decide.getByText(t('empty.erasures')).waitFor()
    await expectAccessible(decide)

    // What is kept and deleted has its own parts.
    await decide.getByRole('tab', { name: t('tabs.due') }).click()
    await decide.getByText(t('empty.due')).waitFor()
    await decide.getByRole('tab', { name: t('tabs.kept') }).click()
    await decide.getByText(t('empty.kept')).waitFor()
    await decide.getByRole('tab', { name: t('tabs.rules') }).click()
    await decide.getByText(t('rules.classes.leads'), { exact: true }).waitFor()
    await expectAccessible(decide)

    await ask.goto(address)
    await ask.locator('[data-page-error="NoAccess"]').waitFor()
    const { ReturnStatus } = await anna.client.callAnyhow('/console-api/LoadDeal', {
      SiteID: site,
      MortgageApplicationID: made.applicationId,
    })
    expect(ReturnStatus.ReturnMessage).toBe('NoAccess')
    await leave()
  },
)

test.each(officeVisitsIn('fr'))(
  'a document that was sent to be signed without a deal is held and released on its page, cancelled, asked for by one person and erased by another, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const { anna, paul, ask, decide, leave } = await twoPeople({ language, width, site })
    const [asking, deciding] = [ask.getByRole('dialog'), decide.getByRole('dialog')]
    const { requestId } = await requestSignatures(foyer, { siteId: site })
    const client = language === 'fr' ? 'Demande d’assurance' : 'Insurance application'
    const address = `${office.url}/office/signing/${site}/${requestId}`
    const { say } = await wordsOf(language)
    const t = (key: string, values?: Record<string, string | number>) => say(`office.retention:${key}`, values)
    const signing = (key: string) => say(`office.signing:${key}`)

    await signInToOffice(ask, foyer, anna, say, address)
    await ask.getByText(t('deal.open')).waitFor()
    await button(ask, t('hold.open')).click()
    await asking.getByText(t('holdReasons.complaint')).click()
    await field(asking, t('fields.Words.label')).fill('File 12-345')
    await button(asking, t('hold.submit')).click()
    await ask.getByText(t('hold.done')).waitFor()
    await ask.getByText(/File 12-345/).waitFor()
    await expectAccessible(ask)
    await button(ask, t('lift.open')).click()
    await field(asking, t('fields.Words.label')).fill('Settled')
    await button(asking, t('lift.submit')).click()
    await ask.getByText(t('lift.done')).waitFor()

    // While someone can still sign, it is cancelled first.
    expect(await ask.locator('[data-ask]').count()).toBe(0)
    await button(ask, signing('cancel.label')).click()
    await button(asking, signing('cancel.confirm')).click()
    await ask.getByText(t('deal.unsigned')).waitFor()
    await button(ask, t('ask.open')).click()
    await asking.getByText(t('erasureReasons.client')).click()
    await expectAccessible(ask)
    await button(asking, t('ask.submit')).click()
    await ask.getByText(t('ask.done')).waitFor()
    await ask.getByText(t('deal.decide')).waitFor()

    await signInToOffice(decide, foyer, paul, say, `${office.url}/office/retention`)
    await decide.getByRole('link', { name: client, exact: true }).waitFor()
    await decide.getByRole('button', { name: t('approve.named', { client }) }).click()
    await deciding.getByText(t('approve.text.document')).waitFor()
    await button(deciding, t('approve.confirm')).click()
    await decide.getByText(t('approve.done.document')).waitFor()
    await decide.getByText(t('document', { number: requestId.slice(0, 8) }), { exact: true }).waitFor()
    await expectAccessible(decide)
    await ask.goto(address)
    await ask.locator('[data-page-error="NoAccess"]').waitFor()
    await leave()
  },
)
