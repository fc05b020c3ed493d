import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@foyer/domain/kit/language.ts'
import { coupleWithEverything } from '@foyer/domain/testing/couple-with-everything.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import {
  addCoApplicant,
  answerIdentification,
  answerInterview,
  answerLists,
  answerMortgage,
  applyAlone,
  passBankStatements,
  send,
  startWithEmail,
  type Walk,
} from './support/borrower.ts'
import { newContext, openPage } from './support/browser.ts'
import { openStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await openStage()
afterAll(close)

const persona = coupleWithEverything(new Date().toISOString().slice(0, 10))
const [other] = persona.others
const { Mobile } = persona.main.identification

/** Counts of an applicant's records in the export. */
interface Told {
  FirstName: string
  Addresses: unknown[]
  Incomes: { IncomeTypeDD: number }[]
  Properties: { Mortgages: unknown[] }[]
  Assets: unknown[]
  Liabilities: unknown[]
}
const counted = ({ FirstName, Addresses, Incomes, Properties, Assets, Liabilities }: Told) => ({
  FirstName,
  addresses: Addresses.length,
  incomes: Incomes.map(({ IncomeTypeDD }) => IncomeTypeDD).sort(),
  mortgages: Properties.map(({ Mortgages }) => Mortgages.length),
  assets: Assets.length,
  liabilities: Liabilities.length,
})

test.each<Language>(['en', ...onlyFull<Language>('fr')])(
  'a couple with every kind of record submits all of them, in %s',
  async (language) => {
    if (!other?.lists || !persona.main.lists) throw new Error('the persona has lost its lists')
    const context = await newContext(browser, { language, width: 1280 })
    const complaints: string[] = []
    const page = await openPage(context, complaints)
    const email = `couple.${language}@borrower.example`
    const walk: Walk = {
      page,
      hands: mouse(page),
      words: await wordsOf(language),
      mail,
      persona,
      email,
      isCheckedAlone: true,
    }
    try {
      await startWithEmail(walk, server.url)
      await answerInterview(walk)
      await answerIdentification(walk)
      await answerLists(walk, persona.main.lists)
      // They share their contacts, so that both consent on one page.
      await addCoApplicant(walk, { ...other.identification, Email: email, Mobile })
      await answerLists(walk, other.lists, other.identification.FirstName)
      await applyAlone(walk)
      await answerMortgage(walk)
      await passBankStatements(walk)
      await send(walk)
    } catch (error) {
      const picture = join(mkdtempSync(join(tmpdir(), 'foyer-picture-')), 'couple.png')
      writeFileSync(picture, await page.screenshot({ fullPage: true }))
      throw new Error(`at ${page.url()} (picture: ${picture})`, { cause: error })
    }
    expect(complaints).toEqual([])

    const operator = apiClient()
    const { Deals } = await operator.call(server.url, '/broker-api/ListDeals', { SiteID: 'demo' })
    const [deal] = Deals
    const {
      Deal: { Application },
    } = await operator.call(server.url, '/broker-api/ExportDeal', {
      SiteID: 'demo',
      MortgageApplicationID: deal?.MortgageApplicationID ?? 0,
    })
    expect(Application.Applicants.map(counted)).toEqual([
      { FirstName: 'Daniel', addresses: 3, incomes: [0, 4], mortgages: [2], assets: 2, liabilities: 2 },
      { FirstName: 'Aisha', addresses: 2, incomes: [100, 5, 6], mortgages: [1], assets: 1, liabilities: 2 },
    ])
    await context.close()
  },
  400_000,
)
