import { type Language, languageId } from '@foyer/domain/kit/language.ts'
import { anAsset } from '@foyer/domain/testing/records.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { expectAccessible } from './support/axe.ts'
import { fillApplication } from './support/fill-application.ts'
import { visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

test.each<Language>(['fr', ...onlyFull<Language>('en')])(
  'in %s, an application changed by another tab is shown again, and can be sent once it was read',
  async (language) => {
    const words = await wordsOf(language)
    const email = `unread.${language}@borrower.example`
    const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email, { language })
    const { applicant, base } = await fillApplication(client, server.url, ids)
    await client.call(server.url, '/api/MTGAPPSaveLanguage', { ...ids, LanguageID: languageId(language) })
    await page.goto(`${base}/summary`)
    const box = page.getByRole('checkbox').first()
    await page.getByRole('textbox').fill('Call me after 5')
    await box.check({ force: true })
    await client.call(server.url, '/api/MTGAPPUpsertAsset', { ...applicant, Asset: anAsset() })

    const send = page.getByRole('button', { name: words.say('review:send') })
    await send.click()
    await page.locator('section:focus').getByText(words.say('review:readAgain.title')).waitFor()
    await expectAccessible(page)
    expect(await page.getByText(words.say('review:readAgain.mark'), { exact: true }).count()).toBe(1)
    expect(await box.isChecked()).toBe(false)
    expect(await page.getByRole('textbox').inputValue()).toBe('Call me after 5')
    const before = await client.call(server.url, '/api/MTGAPPLoad', applicant)
    expect(before.MortgageApplicationStatusDD).toBe(11)

    await box.check({ force: true })
    await send.click()
    await page.getByRole('heading', { level: 1, name: words.say('review:sent.title') }).waitFor()
    const after = await client.call(server.url, '/api/MTGAPPLoad', applicant)
    expect([after.MortgageApplicationStatusDD, after.Comments]).toEqual([0, 'Call me after 5'])
    expect(complaints).toEqual([])
    await close()
  },
)
