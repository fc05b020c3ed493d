import { inSite } from '@foyer/server/kit/transaction.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { pause } from './database.ts'
import { seconds } from './figures.ts'

const mails = 5
const day = 24 * 60 * 60

/**
 * The mail server is away for a day, whose waits between tries are skipped: each try that is due later is due now, and what was skipped is
 * counted. None is given up; once the server is back each mail arrives once.
 */
export const measureMailDown = async () => {
  const foyer = await startTestFoyer({ jobPollSeconds: 0.05, quiet: true })
  try {
    await makeSite(foyer, 'ours')
    const { database, outbox } = foyer.services
    foyer.mailbox.setDown(true)
    const to = Array.from({ length: mails }, (_, at) => `ada@patient-${at}.example`)
    const words = { siteId: 'ours', kind: 'test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    for (const one of to)
      await inSite(database.db, 'ours', (trx) => outbox.write(trx, { ...words, to: one }, foyer.clock.now()))
    const ask = async (statement: string) => {
      let rows: Record<string, unknown>[] = []
      await database.asOwner(async (query) => {
        rows = await query(statement)
      })
      return rows
    }
    const makeDue = () =>
      ask("update pgboss.job set start_after = now() where name = 'send-mail-again' and state in ('created', 'retry')")
    /** Makes the waiting tries due; returns the longest of their waits and the fewest tries. */
    const skip = async () => {
      for (;;) {
        const [state] = await ask(`
          select count(*)::int as waiting, min(retry_count)::int as tries,
                 max(extract(epoch from start_after - now()))::float8 as seconds
            from pgboss.job where name = 'send-mail-again' and state in ('created', 'retry') and start_after > now()`)
        if (state?.waiting === mails) {
          await makeDue()
          return { seconds: Number(state.seconds), tries: Number(state.tries) }
        }
        await pause(20)
      }
    }
    let away = 0
    let tries = 0
    let longest = 0
    while (away < day) {
      const skipped = await skip()
      away += skipped.seconds
      tries = skipped.tries
      longest = Math.max(longest, skipped.seconds)
      if (tries % 50 === 0) console.log(`${tries} tries, ${seconds((away * 1000) / 3600)} h`)
    }
    foyer.mailbox.setDown(false)
    // Some are tried already since they were made due.
    while (foyer.mailbox.received.length < mails) {
      await makeDue()
      await pause(500)
    }
    await makeDue()
    await pause(2000)
    const [jobs] = await ask(
      `select count(*)::int as failed from pgboss.job where name like 'send-mail%' and state = 'failed'`,
    )
    return {
      mails,
      'away for, h': seconds((away * 1000) / 3600),
      'tries of each': tries,
      'longest wait for the next try, s': seconds(longest * 1000),
      arrived: to.filter((one) => foyer.mailbox.to(one).length > 0).length,
      'arrived twice': to.filter((one) => foyer.mailbox.to(one).length > 1).length,
      'given up': jobs?.failed,
    }
  } finally {
    await foyer.stop()
  }
}
