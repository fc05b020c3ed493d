import { rotationDays, usualKeyDays } from '@foyer/domain/api-keys/rules.ts'
import { addDays, formatDate } from '@foyer/domain/kit/dates.ts'
import { todayOf } from '@foyer/server/ports/clock.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'an owner makes a key for a program, replaces it and ends it, and the program works as long, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerageId = await makeBrokerage(office.foyer)
    const staff = await makeStaff(office.foyer, brokerageId)
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, brokerageId, site, staff.personId)
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    const press = (key: string, values?: Record<string, string>) =>
      page.getByRole('button', { name: say(`office.keys:${key}`, values), exact: true }).click()
    const dayIn = (days: number) => formatDate(addDays(todayOf(office.foyer.clock.now()), days), language, 'medium')
    const statusWith = async (key: string) => {
      const response = await fetch(`${office.url}/broker-api/ListLeads`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ SiteID: site }),
      })
      return response.status
    }
    const readKey = async () => {
      const key = await page.getByRole('dialog').locator('code').first().innerText()
      await press('new.kept')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      return key
    }

    await signInToOffice(page, office.foyer, staff, say, `${office.url}/office/keys`)
    await page.getByRole('heading', { level: 1, name: say('office.keys:title') }).waitFor()
    await expectAccessible(page)
    await press('make.open')
    await press('make.submit')
    await page.getByRole('dialog').locator('[data-error-key="RequiredKeyName"]').waitFor()
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: say('office.keys:fields.Name.label'), exact: true })
      .fill('CRM')
    await page.getByRole('checkbox', { name: say('office.keys:actions.lead.view'), exact: true }).check()
    await press('make.submit')
    const former = await readKey()
    expect(await statusWith(former)).toBe(200)

    await press('rotate.named', { name: 'CRM', date: dayIn(usualKeyDays) })
    await press('rotate.submit')
    const next = await readKey()
    expect([await statusWith(former), await statusWith(next)]).toEqual([200, 200])

    await press('end.named', { name: 'CRM', date: dayIn(rotationDays) })
    await press('end.submit')
    await page.getByText(say('office.keys:end.done', { name: 'CRM' }), { exact: true }).waitFor()
    expect([await statusWith(former), await statusWith(next)]).toEqual([401, 200])
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
)
