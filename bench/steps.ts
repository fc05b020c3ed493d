import { launchBrowser } from '../e2e/support/browser.ts'
import { startMailServer } from '../e2e/support/mail-server.ts'
import { startServer } from '../e2e/support/server-process.ts'
import { median } from './quantile.ts'
import { startBarePage } from './steps/bare-page.ts'
import { makeFullApplication } from './steps/full-application.ts'
import { installWatch, press, scroll, typeLetters } from './steps/in-page.ts'

/**
 * `npm run bench -- steps`: how long a step takes to open after the click on a warm client, and how responsive a list
 * of fifty records is, in Chromium against the real server, compared with a bare page in the same browser; at full
 * speed, and slowed down four times as Lighthouse does for a phone. The page measures from the press to the frame that
 * shows the result.
 */
const rounds = 9
const words = 'Commission scolaire'
const steps = ['identification', 'address', 'income', 'property', 'asset', 'liability'] as const

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const shown = (figures: readonly number[]) => `${Math.round(median(figures))} (${Math.round(Math.max(...figures))})`

const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The same list on both sides: opening it, scrolling, opening an entry, typing a letter. */
interface Side {
  openStep: (page: Page, step: string) => Promise<number>
  edit: string
  field: string
  close: (page: Page) => Promise<void>
}

const measureList = async (page: Page, side: Side) => {
  const scrolled: number[] = []
  const opened: number[] = []
  const letters: number[] = []
  await side.openStep(page, 'income')
  for (let round = 0; round < rounds; round += 1) {
    scrolled.push(await scroll(page))
    opened.push(await press(page, side.edit, side.field))
    await page.locator(side.field).first().focus()
    letters.push(...(await typeLetters(page, words)))
    await side.close(page)
  }
  return { 'scroll, longest frame': shown(scrolled), 'entry opens': shown(opened), letter: shown(letters) }
}

const measureSteps = async (page: Page, side: Side, names: readonly string[]) => {
  const figures = new Map<string, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const time = await side.openStep(page, name)
      // The first round loads each step's code; the client is warm afterwards.
      if (round > 0) figures.get(name)?.push(time)
    }
  }
  return Object.fromEntries([...figures].map(([name, times]) => [name, shown(times)]))
}

const bareSide: Side = {
  openStep: (page, step) => press(page, step === 'income' ? '#list' : '#one', 'main form > *', 'main form > *'),
  edit: '.edit',
  field: 'dialog input',
  close: (page) => page.keyboard.press('Escape'),
}

const foyerSide = (ApplicantID: number): Side => ({
  openStep: (page, step) =>
    press(page, `a[href$="/applicant/${ApplicantID}/${step}"]`, 'main form > *', 'main form > *'),
  edit: 'main table button',
  field: 'dialog input[id$="EmployerName"]',
  close: async (page) => {
    await page.keyboard.press('Escape')
    await page.locator('dialog button[class*="danger"]').click()
    await page.locator('dialog').waitFor({ state: 'detached' })
  },
})

export const benchSteps = async () => {
  const mail = await startMailServer()
  const [server, bare, browser] = await Promise.all([
    startServer({ smtpUrl: mail.url }),
    startBarePage(),
    launchBrowser(),
  ])
  try {
    const { cookies, MortgageApplicationID, ApplicantID } = await makeFullApplication(server.url, mail)
    const open = async (url: string) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await installWatch(page)
      await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })))
      await page.goto(url)
      await page.locator('main form').waitFor({ state: 'attached' })
      return page
    }
    const start = `${server.url}/demo/user/${MortgageApplicationID}/applicant/${ApplicantID}/liability`
    const sides = [
      { who: 'bare', url: bare.url, side: bareSide, names: ['one', 'income'] },
      { who: 'foyer', url: start, side: foyerSide(ApplicantID), names: steps },
    ]
    const opening = []
    const lists = []
    for (const rate of [1, 4]) {
      for (const { who, url, side, names } of sides) {
        const page = await open(url)
        await slowDown(page, rate)
        opening.push({ who, slowed: rate, ...(await measureSteps(page, side, names)) })
        lists.push({ who, slowed: rate, ...(await measureList(page, side)) })
        await page.close()
      }
    }
    console.log('\nA step opens, ms after the click, the middle of nine and the (longest); income lists 50 records.\n')
    console.table(opening)
    console.log('\nA list of 50 records, ms, the middle and the (longest).\n')
    console.table(lists)
  } finally {
    await browser.close()
    await Promise.all([server.stop(), bare.stop()])
    await mail.stop()
  }
}
