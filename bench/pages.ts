import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { apiClient, startWithCode } from '../e2e/support/api.ts'
import { startMailServer } from '../e2e/support/mail-server.ts'
import { startServer } from '../e2e/support/server-process.ts'

/**
 * `npm run bench -- pages`: the compressed JavaScript of a first visit, and Lighthouse scores with its phone settings
 * (slowed network and processor), of the five most important pages. Fails when home is larger than its budget.
 */
/** Kilobytes of compressed JavaScript that home may need. */
const homeBudget = 150

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
      { page: 'income', url: `${steps}/applicant/${made.MainApplicantID}/income`, cookie },
      { page: 'review', url: `${steps}/summary`, cookie },
    ]
    const rows = []
    for (const one of pages)
      rows.push({ page: one.page, 'JavaScript kB': await scriptSize(one), ...(await scores(one)) })
    console.log(
      `\nCompressed JavaScript of a first visit (home: ${homeBudget} at most), Lighthouse mobile (aim 95 and 100).\n`,
    )
    console.table(rows)
    if (Number(rows[0]?.['JavaScript kB']) > homeBudget) throw new Error(`home needs more than ${homeBudget} kB`)
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

/** Kilobytes of scripts with their headers, as they came over the network until it was idle. */
const scriptSize = async (visit: Visit): Promise<number> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  const page = await browser.newPage({ extraHTTPHeaders: headersOf(visit) })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const scripts = new Set<string>()
  network.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  let bytes = 0
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(visit.url, { waitUntil: 'networkidle' })
  await browser.close()
  return Math.round(bytes / 100) / 10
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
    const milliseconds = (audit: string) => Math.round(result?.lhr.audits[audit]?.numericValue ?? 0)
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      'first paint': milliseconds('first-contentful-paint'),
      'largest paint': milliseconds('largest-contentful-paint'),
      'blocked time': milliseconds('total-blocking-time'),
      'processor index': Math.round(result?.lhr.environment.benchmarkIndex ?? 0),
    })
  }
  return runs.toSorted((a, b) => a.performance - b.performance)[1]
}
