import { languageId } from '@foyer/domain/kit/language.ts'
import { aJob } from '@foyer/domain/testing/records.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { expectAccessible } from './support/axe.ts'
import type { VisitOptions } from './support/browser.ts'
import { fillApplication } from './support/fill-application.ts'
import { visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

test.each<VisitOptions>([{ language: 'fr', width: 360 }, ...onlyFull<VisitOptions>({ language: 'en', width: 1280 })])(
  'in $language at $width px, a second application begins with the answers of the first one, unless they are not wanted',
  async (options) => {
    const words = await wordsOf(options.language)
    const email = `again.${options.language}@borrower.example`
    const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email, options)
    const { applicant } = await fillApplication(client, server.url, ids)
    await client.call(server.url, '/api/MTGAppUpsertIncome', { ...applicant, Income: aJob({ EmployerName: 'CHUM' }) })
    await client.call(server.url, '/api/MTGAPPSaveLanguage', { ...ids, LanguageID: languageId(options.language) })
    const hands = mouse(page)
    const begin = async (wanted: boolean, stage: string) => {
      await page.goto(`${server.url}/demo/user/0/start`)
      const earlier = page.getByRole('checkbox', { name: words.say('interview:earlier.label', { date: '' }).trim() })
      await earlier.waitFor()
      await expectAccessible(page)
      expect(await earlier.isChecked()).toBe(true)
      if (!wanted) await hands.check(earlier)
      await hands.choose(
        page.getByRole('radio', { name: new RegExp(`^${words.say('interview:purpose.purchase.label')}`) }),
      )
      await hands.choose(
        page.getByRole('radio', { name: new RegExp(`^${words.say(`interview:stage.${stage}.label`)}`) }),
      )
      await hands.press(page.getByRole('button', { name: words.say('interview:submit'), exact: true }))
      await page.waitForURL('**/identification')
      return page.getByRole('textbox', { name: words.say('applicants:fields.FirstName.label') }).inputValue()
    }
    expect(await begin(true, 'searching')).toBe('Priya')
    expect(await begin(false, 'notStarted')).toBe('')
    expect(complaints).toEqual([])
    await close()
  },
)
