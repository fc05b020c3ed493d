import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeApplication, makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { openTestDatabase } from '@foyer/server/testing/test-database.ts'
import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'
import { quantile } from './quantile.ts'

/**
 * `npm run bench -- events`: from the reply to a saved deal, which is after its commit, to the event at the last of a hundred open
 * streams, each of another person, while nine hundred of other brokerages are open; in turns with a bare server that writes the same
 * bytes to a hundred streams of its own. The aim is two seconds for 95 of 100, and 300 MB for a thousand streams.
 */
const streams = 100
/** Brokerages, people of each, and streams of each person. */
const others = { brokerages: 2, people: 150, streams: 3 }
const samples = 60

/** Resolves with the time at which a stream has received an event that has the text. */
const openStream = (port: number, path: string, cookie: string) =>
  new Promise<(text: string) => Promise<number>>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { cookie } }, (response: IncomingMessage) => {
      let received = ''
      let check = () => {}
      response.setEncoding('utf8')
      response.on('data', (more: string) => {
        received += more
        check()
      })
      resolve(
        (text) =>
          new Promise((found) => {
            check = () => {
              if (!received.includes(text)) return
              received = ''
              check = () => {}
              found(performance.now())
            }
            check()
          }),
      )
    }).on('error', reject)
  })

const startBare = async () => {
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('event: beat\ndata:\n\n')
      open.add(response)
      return
    }
    response.end('{}')
    for (const one of open) one.write(`data: ${request.url}\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    for (const one of open) one.destroy()
    server.close()
  }
  return { port, stop, post: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' }) }
}

const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000)

const at = (times: readonly number[], share: number) => Number(quantile(times, share).toFixed(1))

export const benchEvents = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  const cluster = await startCluster(binaries, { isDurable: true })
  process.env.TEST_DATABASE_URL = cluster.url
  const foyer = await startTestFoyer({ database: await openTestDatabase(), quiet: true })
  const bare = await startBare()
  try {
    await foyer.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = foyer.app.server.address() as AddressInfo
    await makeSite(foyer, 'bench')
    const brokerageId = await makeBrokerage(foyer)
    await giveSite(foyer, brokerageId, 'bench')
    const quiet = megabytes()
    const ours = []
    const theirs = []
    for (let count = 0; count < streams; count += 1) {
      const { client } = await makeStaff(foyer, brokerageId)
      ours.push(await openStream(port, '/console-api/Events', `office=${client.cookies.get('office') ?? ''}`))
      theirs.push(await openStream(bare.port, '/', ''))
    }
    for (let brokerage = 0; brokerage < others.brokerages; brokerage += 1) {
      const other = await makeBrokerage(foyer)
      for (let person = 0; person < others.people; person += 1) {
        const { client } = await makeStaff(foyer, other)
        const cookie = `office=${client.cookies.get('office') ?? ''}`
        for (let count = 0; count < others.streams; count += 1) await openStream(port, '/console-api/Events', cookie)
      }
    }
    const all = streams + others.brokerages * others.people * others.streams
    const loaded = megabytes()
    const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
    for (let sample = 0; sample < samples; sample += 1) {
      const { applicationId } = await makeApplication(await makeBorrower(foyer, 'bench'))
      await Promise.all(ours.map((wait) => wait(String(applicationId))))
      const seen = ours.map((wait) => wait(`"deal","SiteID":"bench","MortgageApplicationID":${applicationId}`))
      await foyer
        .client()
        .call('/broker-api/SaveDeal', { SiteID: 'bench', MortgageApplicationID: applicationId, Term: 36 })
      const start = performance.now()
      times.ours.push(Math.max(...(await Promise.all(seen))) - start)
      const seenBare = theirs.map((wait) => wait(`/${sample}.`))
      await bare.post(`/${sample}.`)
      const startBareAt = performance.now()
      times.bare.push(Math.max(0, Math.max(...(await Promise.all(seenBare))) - startBareAt))
    }
    console.log(
      `\n${all} streams, with people, sessions and the clients in the same process: ${loaded - quiet} MB. The aim is 300 MB.`,
    )
    console.log(
      `\nFrom a reply to the event at the last of ${streams} streams, milliseconds; the aim is a p95 of 2,000.`,
    )
    console.table({
      Foyer: { median: at(times.ours, 0.5), p95: at(times.ours, 0.95) },
      'bare: the same bytes': { median: at(times.bare, 0.5), p95: at(times.bare, 0.95) },
    })
  } finally {
    bare.stop()
    await foyer.stop()
    await cluster.stop()
  }
}
