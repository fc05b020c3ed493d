import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { apiClient, startWithCode } from '../e2e/support/api.ts'
import { startMailServer } from '../e2e/support/mail-server.ts'
import { startServer } from '../e2e/support/server-process.ts'

/**
 * `npm run bench -- pages`: the compressed JavaScript of a first visit, and Lighthouse scores with its phone settings
 * (slowed network and processor), of the four most important pages.
 */
const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const benchPages = async () => {
  const mail = await startMailServer()
  const server = await startServer({ smtpUrl: mail.url })
  try {
    const client = apiClient()
    const ids = await startWithCode(client, mail, () => server.url, 'bench@borrower.example')
    const { interview, address, main, request } = singleBuyerInOntario(new Date().toISOString().slice(0, 10))
    const made = await client.call(server.url, '/api/MTGAPPSaveInterView', {
      ...ids,
      MortgageApplicationID: 0,
      InterView: interview,
      RequestedMortgage: { SubjectProperty: { Address: address } },
    })
    const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
    const { identification } = main
    await client.call(server.url, '/api/MTGAPPSaveIdentification', {
      ...application,
      ApplicantID: made.MainApplicantID,
      Identification: identification,
    })
    await client.call(server.url, '/api/MTGAPPUpdateRequestMortgage', { ...application, RequestMortgage: request })
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const steps = `${server.url}/demo/user/${made.MortgageApplicationID}`
    const pages = [
      { page: 'home', url: `${server.url}/demo/home`, cookie: '' },
      { page: 'dashboard', url: `${server.url}/demo/user/mydeals`, cookie },
      { page: 'interview', url: `${steps}/start`, cookie },
      { page: 'review', url: `${steps}/summary`, cookie },
    ]
    const rows = []
    for (const one of pages)
      rows.push({ page: one.page, 'JavaScript kB': await scriptSize(one), ...(await scores(one)) })
    console.log('\nCompressed JavaScript of a first visit (home: 170 at most), Lighthouse mobile (aim 95 and 100).\n')
    console.table(rows)
  } finally {
    await server.stop()
    await mail.stop()
  }
}

interface Visit {
  url: string
  cookie: string
}

const headersOf = ({ cookie }: Visit): Record<string, string> => (cookie === '' ? {} : { Cookie: cookie })

/** Compressed kilobytes that the browser received until the network was idle. */
const scriptSize = async (visit: Visit): Promise<number> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  const page = await browser.newPage({ extraHTTPHeaders: headersOf(visit) })
  await page.goto(visit.url, { waitUntil: 'networkidle' })
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  await browser.close()
  return Math.round(bytes / 102.4) / 10
}

/** Lighthouse's default for phones: 4 times slower processor, slow 4G. The median of three runs. */
const scores = async (visit: Visit) => {
  const runs = []
  for (let run = 0; run < 3; run += 1) {
    const chrome = await launch({ chromePath: chromiumPath, chromeFlags: flags })
    const result = await lighthouse(visit.url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
      extraHeaders: headersOf(visit),
      logLevel: 'error',
    })
    chrome.kill()
    const score = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
    runs.push({ performance: score('performance'), accessibility: score('accessibility') })
  }
  return runs.toSorted((a, b) => a.performance - b.performance)[1]
}
