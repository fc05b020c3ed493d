import { readdir, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { chromium } from 'playwright-core'
import { apiClient, startWithCode } from '../e2e/support/api.ts'
import { startMailServer } from '../e2e/support/mail-server.ts'
import { startServer } from '../e2e/support/server-process.ts'
import { inRoot } from '../tools/kit/root.ts'

/**
 * `npm run bench -- pages`: the compressed JavaScript of a first visit, and Lighthouse scores with its phone settings
 * (slowed network and processor), of the five most important pages, beside a page with a heading and nothing else: what
 * that one lacks to 100, the machine costs. Fails when home or the engine of the estimate is
 * larger than its budget.
 */
/** Kilobytes of compressed JavaScript that home may need. */
const homeBudget = 150
/** Kilobytes that the engine of the estimate may add to a page. */
const engineBudget = 15

const engineSize = async (): Promise<number> => {
  const assets = inRoot('packages/web/dist/assets')
  const name = (await readdir(assets)).find((file) => /^engine-.*\.js\.br$/.test(file))
  if (name === undefined) throw new Error('the build has no engine of the estimate')
  return (await stat(`${assets}/${name}`)).size / 1000
}

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

/** A page without style and script. */
const startBarePage = async () => {
  const html =
    '<!doctype html><html lang="en"><title>Bare</title><meta name="viewport" content="width=device-width"><h1>Bare</h1>'
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

export const benchPages = async () => {
  const bare = await startBarePage()
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
      { page: 'bare', url: bare.url, cookie: '' },
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
    for (const language of ['en-CA', 'fr-CA']) {
      const size = await scriptSize({ url: `${server.url}/demo/home`, cookie: '' }, language)
      console.log(`Home in ${language}: ${size} kB (${homeBudget} at most).`)
      if (size > homeBudget) throw new Error(`home needs more than ${homeBudget} kB`)
    }
    const engine = await engineSize()
    console.log(`The engine of the estimate: ${engine.toFixed(1)} kB (${engineBudget} at most).`)
    if (engine > engineBudget) throw new Error(`the engine needs more than ${engineBudget} kB`)
  } finally {
    bare.stop()
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
const scriptSize = async (visit: Visit, locale = 'en-CA'): Promise<number> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  const page = await browser.newPage({ extraHTTPHeaders: headersOf(visit), locale })
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

interface Score {
  performance: number
  accessibility: number
  'first paint': number
  'largest paint': number
  'blocked time': number
  'processor index': number
}

/** Lighthouse with slow 4G and a processor that is `slowdown` times slower: the median of three runs, in milliseconds. */
const median = async (visit: Visit, slowdown: number): Promise<Score> => {
  const runs: Score[] = []
  for (let run = 0; run < 3; run += 1) {
    const chrome = await launch({ chromePath: chromiumPath, chromeFlags: flags })
    const result = await lighthouse(visit.url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      extraHeaders: headersOf(visit),
      logLevel: 'error',
    })
    chrome.kill()
    const failure = result?.lhr.runtimeError
    if (failure) throw new Error(`Lighthouse could not measure ${visit.url}: ${failure.code} ${failure.message}`)
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
  const [, middle] = runs.toSorted((a, b) => a.performance - b.performance)
  if (middle === undefined) throw new Error('Lighthouse returned nothing')
  return middle
}

/**
 * How much slower a phone of the middle class is than a processor with this index, as Lighthouse's own calculator has it
 * (docs/throttling.md, "Calibrating the CPU slowdown"): its default of 4 is meant for an index of 1,533.
 */
const slowdownFor = (index: number): number => {
  if (index >= 1300) return 3 + (index - 1300) / 233
  if (index >= 800) return 2 + (index - 800) / 500
  return Math.max(1, 1 + (index - 150) / 650)
}

/** The scores with the slowdown for this machine's processor, and the performance with Lighthouse's default. */
const scores = async (visit: Visit) => {
  const usual = await median(visit, 4)
  const slowdown = Math.round(slowdownFor(usual['processor index']) * 10) / 10
  return { ...(await median(visit, slowdown)), slowdown, 'performance at 4': usual.performance }
}
