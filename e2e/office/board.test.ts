import { makeApplication, makeBorrower, makeSite, setApplication } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, pressKeyOfPage, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en', 'fr'))(
  'a person of staff moves a deal over the board, keeps a view of its stage and assigns two at once, in $language at $width px',
  async ({ language, width, site }) => {
    const staff = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, staff.brokerageId, site)
    const deal = await makeApplication(await makeBorrower(office.foyer, site, { firstName: 'Ada', lastName: 'Roy' }))
    await setApplication(office.foyer, deal, { status: 1 })
    const other = await makeApplication(await makeBorrower(office.foyer, site, { firstName: 'Zoé', lastName: 'Côté' }))
    await setApplication(office.foyer, other, { status: 1 })
    const { say, menu } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const stage = (name: string) => say(`office.deals:stages.${name}`)
    const column = (name: string, count: number) =>
      page.getByRole('region', { name: say('office.deals:counted', { name: stage(name), count }), exact: true })
    const isWide = width >= 900

    await signInToOffice(page, office.foyer, staff, say, `${office.url}/office/deals`)
    await page.getByRole('heading', { level: 1, name: say('office.deals:title') }).waitFor()
    if (isWide) await pressKeyOfPage(page, 'b', column('collecting', 2))
    else await press(say('office.deals:layout.board'))
    await column('collecting', 2).waitFor()
    expect(new URL(page.url()).search).toBe('?layout=board')
    await expectAccessible(page)

    // More stages than the window shows fade at the side where they are, and come by scrolling.
    if (isWide) {
      const board = page.locator(`section[aria-label="${say('office.deals:board.label')}"]`)
      await board.and(page.locator('[data-more-after]:not([data-more-before])')).waitFor()
      await board.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
      await board.and(page.locator('[data-more-before]:not([data-more-after])')).waitFor()
      await board.evaluate((box) => box.scrollTo({ left: 0 }))
    }

    // Within the status, by keyboard: no mail, and the focus stays with the card.
    const card = page.getByRole('link', { name: 'Ada Roy' })
    await card.focus()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: stage('lender'), exact: true }).check({ force: true })
    await dialog.getByText(say('office.deals:move.same')).waitFor()
    await expectAccessible(page)
    await press(say('office.deals:move.submit'))
    const done = { name: 'Ada Roy', stage: stage('lender') }
    await page.getByRole('status').getByText(say('office.deals:move.done', done)).waitFor()
    await dialog.waitFor({ state: 'detached' })
    const focused = page.locator('a[data-row]:focus')
    if (isWide) {
      await column('lender', 1).getByRole('link', { name: 'Ada Roy' }).waitFor()
      expect(await focused.textContent()).toBe('Ada Roy')
      expect(await focused.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    } else {
      // The card is in another column: the one in its place has the focus.
      await column('collecting', 1).waitFor()
      expect(await focused.textContent()).toBe('Zoé Côté')
    }
    await expectAccessible(page)

    // With a mouse a card is dragged, which asks as the key does, and moves nothing until it is confirmed.
    if (isWide) {
      const dragged = page.getByRole('listitem').filter({ hasText: 'Zoé Côté' })
      const drop = () => dragged.dragTo(page.getByRole('region', { name: stage('reviewing') }))
      await drop()
      await dialog.getByRole('radio', { name: stage('reviewing'), exact: true, checked: true }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await column('collecting', 1).waitFor()
      await drop()
      await press(say('office.deals:move.submit'))
      await column('reviewing', 1).waitFor()
      // Until the dialog has closed, nothing below it takes the focus.
      await dialog.waitFor({ state: 'detached' })
      await column('reviewing', 1).getByRole('link', { name: 'Zoé Côté' }).focus()
      await page.keyboard.press('a')
      await dialog.getByRole('combobox').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }

    // The filters have the choices of the sites' menus.
    await press(say('office.deals:layout.table'))
    await page.getByRole('tab', { name: new RegExp(`^${say('office.deals:views.open')}`) }).click()
    if (!isWide) await press(say('office:filters.open'))
    await page.getByRole('combobox', { name: say('office.deals:fields.PurposeDD.label') }).click()
    await page.getByRole('option', { name: menu('DealPurpose', 4), exact: true }).click()
    await page.getByText(say('office.deals:empty.filtered')).waitFor()
    await press(say('office.deals:filters.clear'))
    await page.getByRole('link', { name: 'Ada Roy' }).waitFor()

    // A view of the stage is kept, and leads back to it.
    await page.goto(`${office.url}/office/deals?view=open&stage=lender`)
    await page.getByRole('link', { name: 'Ada Roy' }).waitFor()
    await press(say('office.deals:saved.title'))
    await press(say('office.deals:saved.add'))
    await dialog.getByRole('textbox', { name: say('office.deals:fields.Name.label') }).fill('Lender')
    await expectAccessible(page)
    await press(say('office.deals:saved.submit'))
    await page.getByText(say('office.deals:saved.done', { name: 'Lender' })).waitFor()
    await page.goto(`${office.url}/office/deals`)
    await press(say('office.deals:saved.title'))
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Lender', exact: true }).click()
    await page.getByRole('link', { name: 'Ada Roy' }).waitFor()
    expect(new URL(page.url()).search).toBe('?view=open&stage=lender')
    await page.getByRole('link', { name: 'Zoé Côté' }).waitFor({ state: 'detached' })

    // The view shows another filter from now on.
    await page.goto(`${office.url}/office/deals?view=open&owner=none`)
    await page.getByRole('link', { name: 'Zoé Côté' }).waitFor()
    await press(say('office.deals:saved.title'))
    await press(say('office.deals:saved.changeNamed', { name: 'Lender' }))
    await dialog.getByRole('checkbox', { name: say('office.deals:fields.ReplaceFl.label') }).check()
    await expectAccessible(page)
    await press(say('office.deals:saved.submit'))
    await page.getByText(say('office.deals:saved.done', { name: 'Lender' })).waitFor()
    await page.goto(`${office.url}/office/deals`)
    await press(say('office.deals:saved.title'))
    await page.getByRole('link', { name: 'Lender', exact: true }).click()
    await page.waitForURL(/\?view=open&owner=none$/)

    // Two deals are chosen and assigned, one after the other.
    await page.goto(`${office.url}/office/deals?view=open`)
    await page.getByRole('link', { name: 'Ada Roy' }).waitFor()
    for (const name of ['Ada Roy', 'Zoé Côté'])
      if (isWide) {
        await page.getByRole('link', { name }).focus()
        await page.keyboard.press('x')
      } else await page.getByRole('checkbox', { name: say('office.deals:bulk.select', { name }) }).check()
    await page.getByText(say('office.deals:bulk.selected', { count: 2 })).waitFor()
    await expectAccessible(page)
    await press(say('office.deals:bulk.assign'))
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Anna Bélanger' }).click()
    await expectAccessible(page)
    await press(say('office.deals:assign.submit'))
    await page.getByText(say('office.deals:bulk.done', { count: 2 })).waitFor()
    await page.getByText('Anna Bélanger').nth(1).waitFor()
    const top = await page
      .getByText(say('office.deals:bulk.done', { count: 2 }))
      .evaluate((words) => words.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    await expectAccessible(page)
    const { Deals } = await staff.client.call('/console-api/ListPipeline', { View: 'open' })
    expect(Deals.map(({ OwnerID }) => OwnerID)).toEqual([staff.personId, staff.personId])
    expect(
      office.foyer.mailbox.to(deal.borrower.email).filter(({ subject }) => /news|nouvelle/i.test(subject)),
    ).toEqual([])
    expect(complaints).toEqual([])
    await close()
  },
  300_000,
)
