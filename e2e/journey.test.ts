import type { Language } from '@foyer/domain/kit/language.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { aJob, anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import {
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
import { keyboard, mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await openStage()
afterAll(close)

type Way = { language: Language; how: 'keyboard' | 'mouse'; width: number }

/** `npm run test:quick` goes one way only. */
const isSmoke = process.env.SMOKE === '1'

const ways: readonly Way[] = [
  ...(isSmoke ? [] : [{ language: 'en', how: 'keyboard', width: 360 } as const]),
  { language: 'fr', how: 'mouse', width: 1280 },
  ...onlyFull<Way>({ language: 'fr', how: 'keyboard', width: 360 }, { language: 'en', how: 'mouse', width: 1280 }),
]

describe('from the home page to the success page', () => {
  test.each(ways)('in $language, by $how alone, at $width px', async ({ language, how, width }) => {
    const context = await newContext(browser, { language, width })
    const complaints: string[] = []
    const page = await openPage(context, complaints)
    const walk: Walk = {
      page,
      hands: how === 'keyboard' ? keyboard(page) : mouse(page),
      words: await wordsOf(language),
      mail,
      persona: singleBuyerInOntario(new Date().toISOString().slice(0, 10)),
      email: `${how}.${language}@borrower.example`,
    }
    try {
      await startWithEmail(walk, server.url)
      await answerInterview(walk)
      await answerIdentification(walk)
      await answerLists(walk, { addresses: [anApplicantAddress()], incomes: [aJob()] })
      await applyAlone(walk)
      await answerMortgage(walk)
      await passBankStatements(walk)
      await send(walk)
    } catch (error) {
      const picture = `.cache/journey-${language}-${how}.png`
      await page.screenshot({ path: picture, fullPage: true })
      throw new Error(`at ${page.url()} (picture: ${picture})`, { cause: error })
    }
    expect(complaints).toEqual([])

    const copy = await mail.arrived(walk.email, 2)
    expect(copy.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
    await context.close()
  })

  test('each of them reached the broker with its PDF', async () => {
    // The broker of the demo site.
    const broker = 'camille.fortin@rivenord.example'
    await mail.arrived(broker, ways.length)
    for (const { attachments } of mail.to(broker)) {
      const [pdf] = attachments
      expect(
        Buffer.from(pdf?.content as ArrayBuffer)
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  })
})
