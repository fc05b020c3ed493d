import { makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'an owner sees what of the system works and what is not set up, and checks it again, in $language at $width px',
  async ({ language, width }) => {
    const owner = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    const t = (key: string) => say(`office.status:${key}`)
    await signInToOffice(page, office.foyer, owner, say, `${office.url}/office/status`)
    await page.getByRole('heading', { level: 1, name: t('title') }).waitFor()
    await page.getByText(t('mail.good'), { exact: true }).waitFor()
    await page.getByText(t('scanner.none'), { exact: true }).waitFor()
    await page.getByText(t('backup.none'), { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('refresh'), exact: true }).click()
    await page.getByText(t('checked'), { exact: true }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
