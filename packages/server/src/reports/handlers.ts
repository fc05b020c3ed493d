import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { reportCalls } from '@foyer/contract/reports/calls.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import {
  countOf,
  countWithin,
  medianSeconds,
  mostReportErrors,
  reportSteps,
  responseKinds,
} from '@foyer/domain/reports/measures.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { sitesOf, timeZoneOf } from '../office/index.ts'

interface Sum {
  measure: string
  name: string
  bucket: number
  count: number
}

type Report = ReplyOf<'/console-api/LoadReport'>

/** The sums of these sites, each measure over the days of the period. */
const readSums = async (trx: Trx, sites: readonly string[], firstDay: string, lastDay: string): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    select measure, name, bucket, sum(count)::integer as count from report_days
     where site_id = any (${sites}::text[]) and day between ${firstDay}::text::date and ${lastDay}::text::date
     group by measure, name, bucket`.execute(trx)
  return rows
}

const countedTo = async (trx: Trx, sites: readonly string[]): Promise<string> => {
  const { rows } = await sql<{ day: string | null }>`
    select min(counted_to)::text as day from report_counts where site_id = any (${sites}::text[])`.execute(trx)
  return rows[0]?.day ?? ''
}

const dayIn = async (trx: Trx, now: Date, zone: string): Promise<string> => {
  const { rows } = await sql<{
    day: string
  }>`select (${now}::timestamptz at time zone ${zone})::date::text as day`.execute(trx)
  return rows[0]?.day ?? ''
}

const reportOf = (sums: readonly Sum[]): Pick<Report, 'Begun' | 'Steps' | 'Responses' | 'Errors'> => {
  const bucketsOf = (measure: string, name: string) =>
    new Map(
      sums.filter((one) => one.measure === measure && one.name === name).map(({ bucket, count }) => [bucket, count]),
    )
  const sumOf = (measure: string, name = '') => countOf(bucketsOf(measure, name))
  return {
    Begun: sumOf('begun'),
    Steps: reportSteps.map((Step) => {
      const times = bucketsOf('time', Step)
      const [Reached, Saved] = [sumOf('reached', Step), sumOf('saved', Step)]
      return { Step, Reached, Saved, People: countOf(times), Seconds: Math.round(medianSeconds(times)) }
    }),
    Responses: responseKinds.map((Kind) => {
      const times = bucketsOf('reply', Kind)
      const WithinDay = countWithin(times, 86_400)
      return { Kind, Count: countOf(times), Seconds: Math.round(medianSeconds(times)), WithinDay }
    }),
    Errors: sums
      .filter(({ measure }) => measure === 'error')
      .map(({ name, count }) => ({ Key: name, Count: count }))
      .sort((a, b) => b.Count - a.Count || a.Key.localeCompare(b.Key))
      .slice(0, mostReportErrors),
  }
}

export const reportHandlers = () =>
  implementCalls(reportCalls, {
    loadReport: {
      async transaction({ body: { SiteID, Days }, scope: { session }, now, refuse }, trx) {
        const all = await sitesOf(trx, session.brokerageId)
        if (SiteID !== '' && !all.includes(SiteID)) return refuse('NoAccess')
        const sites = SiteID === '' ? all : [SiteID]
        const LastDay = addDays(await dayIn(trx, now, await timeZoneOf(trx, session.brokerageId)), -1)
        const FirstDay = addDays(LastDay, 1 - Days)
        const sums = await readSums(trx, sites, FirstDay, LastDay)
        return { Sites: all, FirstDay, LastDay, CountedTo: await countedTo(trx, sites), ...reportOf(sums) }
      },
    },
  })
