import { languageId } from '@foyer/domain/kit/language.ts'
import { invitedDoneCalls } from '@foyer/domain/testing/done-calls.ts'
import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { aJob, anApplicantAddress, anAsset } from '@foyer/domain/testing/records.ts'
import { stepRoutes } from '@foyer/web/app/step-routes.ts'
import { routes } from '@foyer/web/site/paths.ts'
import type { Page } from 'playwright-core'
import { generatePath } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import type { VisitOptions } from './support/browser.ts'
import { fillApplication } from './support/fill-application.ts'
import { visit, visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'

/**
 * Every page, reached from the end of another one: it begins at its top, its heading is seen and has the focus, and its
 * main button can be reached.
 */
const { mail, server, browser, close } = await joinStage()
afterAll(close)

type Visit = Required<Pick<VisitOptions, 'language' | 'width'>>
const phone: Visit = { language: 'fr', width: 360 }
const laptop: Visit = { language: 'en', width: 1280 }

let entries = 0
const [other] = coupleRefinancingInQuebec(new Date().toISOString().slice(0, 10)).others

/** Goes on inside the app to an address, as a link does, from the end of the present page. */
const goTo = (page: Page, path: string) => {
  entries += 1
  return page.evaluate(
    ([path, entry]) => {
      scrollTo(0, document.documentElement.scrollHeight)
      const state = { usr: null, key: `entry-${entry}`, idx: entry }
      history.pushState(state, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    [path, entries] as const,
  )
}

/** What is wrong with where the page begins. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    const box = heading?.getBoundingClientRect()
    const isSeen = box !== undefined && box.top >= 0 && box.bottom <= innerHeight
    return [
      scrollY === 0 ? '' : `begins at ${scrollY} px`,
      isSeen ? '' : 'its heading is not in view',
      document.activeElement === heading ? '' : `the focus is on ${document.activeElement?.outerHTML.slice(0, 80)}`,
    ].filter((fault) => fault !== '')
  })

/** Whether the main button, if there is one, can be scrolled to where nothing covers it. */
const isMainReachable = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button[type="submit"]')]
    const main = buttons.filter((button) => button.checkVisibility()).at(-1)
    if (main === undefined) return true
    main.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = main.getBoundingClientRect()
    return main.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Once another page than the one with this title is there. */
const isOther = (page: Page, than: string) =>
  page.waitForFunction((than) => {
    const heading = document.querySelector('h1')
    return heading !== null && heading.textContent !== than && document.querySelector('[aria-busy="true"]') === null
  }, than)

const titleOf = async (page: Page) => (await page.locator('h1').first().textContent()) ?? ''

/** On every step: the broker's telephone, the way home, the progress; in the footer of an invited person, the contact. */
const onEveryStep = {
  main: ['header a[href^="tel:"]', 'header a[href$="/mydeals"]', 'nav button[aria-expanded], nav li'],
  invited: ['header a[href^="tel:"]', 'header a[href$="/home"]', 'nav button[aria-expanded], nav li', 'footer button'],
}

/** Visits each path from a page between them; returns the faults, and the titles that were shown. */
const visitAll = async (page: Page, paths: readonly string[], stepsOf: keyof typeof onEveryStep) => {
  const isStep = (path: string) => /\/(user|InviteCoApplicant)\/\d+\//.test(path)
  const faults: string[] = []
  const titles = new Set<string>()
  for (const path of paths) {
    const between = path.startsWith('/demo') ? routes.terms : '/demo/profile'
    const former = await titleOf(page)
    await goTo(page, between)
    await isOther(page, former)
    const passed = await titleOf(page)
    await goTo(page, path)
    await isOther(page, passed)
    // The focus follows the heading in the next frame.
    const found: string[] = await expect
      .poll(() => faultsOf(page), { timeout: 10_000 })
      .toEqual([])
      .then(
        () => [],
        () => faultsOf(page),
      )
    if (!(await isMainReachable(page))) found.push('its main button is covered')
    if (isStep(path))
      for (const selector of onEveryStep[stepsOf])
        if ((await page.locator(selector).count()) === 0) found.push(`it has no ${selector}`)
    const title = await titleOf(page)
    titles.add(title)
    faults.push(...found.map((fault) => `${path} (${title}): ${fault}`))
  }
  return { faults, titles }
}

test.each([phone, ...onlyFull(laptop)])(
  'pages of a borrower begin at their heading, in $language at $width px',
  async (options) => {
    const email = `arrival.${options.language}@borrower.example`
    const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email, options)
    const { applicant, base } = await fillApplication(client, server.url, ids)
    await client.call(server.url, '/api/MTGAPPUpsertAsset', { ...applicant, Asset: anAsset() })
    await client.call(server.url, '/api/MTGAppUpsertIncome', { ...applicant, Income: aJob({ MonthsAtJob: 60 }) })
    await client.call(server.url, '/api/MTGAPPSaveLanguage', { ...ids, LanguageID: languageId(options.language) })
    const params = {
      siteid: 'demo',
      appid: String(applicant.MortgageApplicationID),
      applicantid: String(applicant.ApplicantID),
    }
    const steps = stepRoutes('main').map(({ path }) => path)
    const own = [routes.myDeals, routes.contactMe, routes.agentProfile, routes.siteCalculator]
    await page.goto(`${base}/summary`)
    await page.locator('h1').waitFor()
    const paths = [...steps, ...own, routes.privacy, routes.terms, routes.disclosure]
    const { faults, titles } = await visitAll(
      page,
      paths.map((path) => generatePath(path as string, params)),
      'main',
    )
    expect(faults).toEqual([])
    // The success page leads to the review, which is not sent yet.
    expect(titles.size).toBe(paths.length - 1)
    expect(complaints).toEqual([])
    await close()
  },
)

test.each([laptop, ...onlyFull(phone)])(
  'pages of an invited person begin at their heading, in $language at $width px',
  async (options) => {
    const { language } = options
    const main = await visitSignedIn(browser, server, mail, `inviting.${language}@borrower.example`, options)
    const { application } = await fillApplication(main.client, server.url, main.ids)
    const { MortgageApplicationID } = application
    const to = `invited.${language}@person.example`
    await main.client.call(server.url, '/api/InviteCoApplicant', {
      ...main.ids,
      SendData: {
        Recipients: to,
        EmailBody: '',
        MtgAppLinkID: 1,
        MortgageApplicationID,
        DisplayMortgage: 1,
        LanguageID: languageId(language),
      },
    })
    await main.close()
    const [link = ''] = /http:\/\/\S+\/InviteCoApplicant\/\S+/.exec((await mail.arrived(to)).text ?? '') ?? []
    const guid = link.slice(-32)
    const part = { SiteID: 'demo', UserID: '', MortgageApplicationID, ApplicantID: 0 }
    const invited = apiClient()
    await invited.call(server.url, '/api/MTGAPPLoadInvite', { ...part, guid })
    const { ApplicantID } = await invited.call(server.url, '/api/MTGAPPAddCoApplicant', {
      ...part,
      Identification: { ...other?.identification, Email: to },
    })
    const joined = { ...part, ApplicantID }
    await invited.call(server.url, '/api/MTGAppUpsertAddressInvite', {
      ...joined,
      ApplicantAddresses: [anApplicantAddress()],
      SameAddressFlag: 0,
    })
    for (const done of invitedDoneCalls) await invited.call(server.url, done, joined)
    const { page, complaints, close } = await visit(browser, options)
    await page.goto(link)
    await page.waitForURL('**/applicant/**')
    await page.locator('h1').waitFor()
    const params = { siteid: 'demo', appid: String(MortgageApplicationID), guid, applicantid: String(ApplicantID) }
    const paths = stepRoutes('invited').map(({ path }) => generatePath(path as string, params))
    const { faults, titles } = await visitAll(page, paths, 'invited')
    expect(faults).toEqual([])
    // The first page leads on, since they have joined; the success page to the review, which is not sent yet.
    expect(titles.size).toBe(paths.length - 2)
    expect(complaints).toEqual([])
    await close()
  },
)
