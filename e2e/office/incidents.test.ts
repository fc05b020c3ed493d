import { readFile } from 'node:fs/promises'
import { makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'compliance adds an incident, assesses it, notes who was notified, and saves the register, in $language at $width px',
  async ({ language, width }) => {
    const { foyer } = office
    const staff = await makeStaff(foyer, await makeBrokerage(foyer), { role: 'compliance' })
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(15_000)
    const t = (key: string, values?: Record<string, string | number>) => say(`office.incidents:${key}`, values)
    const dialog = page.getByRole('dialog')
    // The names of optional fields end with the word for it.
    const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${t(`fields.${name}.label`)}`) })
    const press = (key: string) => dialog.getByRole('button', { name: t(key), exact: true }).click()
    await signInToOffice(page, foyer, staff, say, `${office.url}/office/incidents`)
    await page.getByRole('heading', { level: 1, name: t('title') }).waitFor()
    await page.getByText(t('empty.title'), { exact: true }).waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: t('add.open'), exact: true }).click()
    await press('add.submit')
    await dialog.locator('[data-error-key="RequiredDescription"]').first().waitFor()
    await dialog.locator('[data-error-key="InvalidIncidentDay"]').waitFor()
    await expectAccessible(page)
    await field('Circumstances').fill('A laptop was stolen.')
    await field('Information').fill('Names and incomes')
    await field('AwareOn').fill('2026-01-05')
    await press('add.submit')
    await page.getByText(t('add.done'), { exact: true }).waitFor()

    await page.getByRole('button', { name: /A laptop was stolen/ }).click()
    await dialog.getByRole('radio', { name: t('risk.yes'), exact: true }).check()
    await field('Assessment').fill('The disk was not encrypted.')
    await field('CommissionerOn').fill('2026-01-06')
    await press('change.submit')
    await page.getByText(t('change.done'), { exact: true }).waitFor()
    await page.getByText(t('due', { who: t('notice.people') }), { exact: true }).waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: /A laptop was stolen/ }).click()
    await dialog.getByText(t('versions.open'), { exact: true }).click()
    const version = (key: string) =>
      dialog.getByRole('region', { name: new RegExp(`^${t(`versions.${key}`, { who: '' }).trim()}`) })
    await version('changed').getByText('The disk was not encrypted.', { exact: true }).waitFor()
    await version('added').getByText('A laptop was stolen.', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('save'), exact: true }).click()
    const table = await readFile(await (await download).path(), 'utf8')
    for (const words of ['A laptop was stolen.', 'The disk was not encrypted.', '2026-01-06', '2031-01-05'])
      expect(table).toContain(words)
    await page.getByText(t('saved', { count: 1 }), { exact: true }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
