import { borrowerCalls, officeCalls, type Replied } from '@foyer/server/testing/scale/calls.ts'
import { type Installation, look } from '@foyer/server/testing/scale/installation.ts'
import { frequentJobs, nightlyJobs } from '@foyer/server/testing/scale/jobs.ts'
import { type Chosen, drawApplications, type Reader, readerOf } from '@foyer/server/testing/scale/people.ts'
import { quantile } from '../quantile.ts'

const digits = (value: number) => Number(value.toPrecision(3))

/**
 * A pair of measurements in milliseconds: lower quartiles, since what else the machine does only adds to a time, by how much the
 * second one is longer, and medians.
 */
interface Row {
  small: number
  large: number
  ratio: number
  'small, median': number
  'large, median': number
}

const rowOf = (small: readonly number[], large: readonly number[]): Row => ({
  small: digits(quantile(small, 0.25)),
  large: digits(quantile(large, 0.25)),
  ratio: digits(quantile(large, 0.25) / quantile(small, 0.25)),
  'small, median': digits(quantile(small, 0.5)),
  'large, median': digits(quantile(large, 0.5)),
})

const timed = async (into: number[], work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  into.push(performance.now() - began)
}

const accepted = (name: string, { ReturnStatus }: Replied) => {
  if (ReturnStatus.ReturnCode !== 200) throw new Error(`${name}: ${ReturnStatus.ReturnMessage}`)
}

export interface Pair {
  small: Installation
  large: Installation
}

/** Applications that no one has read since the server started, and each again at once. */
export const measureBorrowers = async ({ small, large }: Pair, samples: number) => {
  const rows: Record<string, Row> = {}
  for (const [name, { unsent = false, call }] of Object.entries(borrowerCalls)) {
    const chosen = await Promise.all([small, large].map((one) => drawApplications(one, { most: samples, unsent })))
    const first: [number[], number[]] = [[], []]
    const again: [number[], number[]] = [[], []]
    for (let sample = 0; sample < samples; sample += 1)
      for (const side of [0, 1] as const) {
        const one: Chosen | undefined = chosen[side]?.[sample % (chosen[side]?.length ?? 1)]
        if (one)
          for (const times of [first, again]) await timed(times[side], async () => accepted(name, await call(one)))
      }
    rows[name] = rowOf(...first)
    rows[`${name}, again`] = rowOf(...again)
  }
  return rows
}

/** Lists of a brokerage of about five hundred deals among few and among many others, and of the largest one. */
export const measureOffice = async ({ small, large }: Pair, samples: number) => {
  const readers = [await readerOf(small, 480), await readerOf(large, 480), await readerOf(large, 20_000)]
  const rows: Record<string, object> = {}
  for (const [name, ask] of Object.entries(officeCalls)) {
    const times: [number[], number[], number[]] = [[], [], []]
    const call = async (reader: Reader) => {
      const { path, body } = ask(reader)
      accepted(name, (await reader.staff.client.callAnyhow(path, body)) as Replied)
    }
    for (let sample = -2; sample < samples; sample += 1)
      for (const side of [0, 1, 2] as const) {
        const reader = readers[side]
        // Some calls are limited to a few an hour.
        await look(side === 0 ? small : large, 'delete from rate_limits')
        if (reader) await timed(sample < 0 ? [] : times[side], () => call(reader))
      }
    rows[name] = { ...rowOf(times[0], times[1]), [`of ${readers[2]?.deals} deals`]: digits(quantile(times[2], 0.25)) }
    console.log(name, JSON.stringify(rows[name]))
  }
  return rows
}

const measureJobs = async (jobs: typeof frequentJobs, { small, large }: Pair, samples: number) => {
  const rows: Record<string, Row> = {}
  for (const [name, { prepare, run }] of Object.entries(jobs)) {
    const times: [number[], number[]] = [[], []]
    for (let sample = 0; sample < samples; sample += 1)
      for (const [side, one] of [small, large].entries()) {
        await prepare?.(one)
        await timed(times[side === 0 ? 0 : 1], () => run(one))
      }
    rows[name] = rowOf(...times)
    console.log(name, JSON.stringify(rows[name]))
  }
  return rows
}

export const measureFrequentJobs = (pair: Pair, samples: number) => measureJobs(frequentJobs, pair, samples)
export const measureNightlyJobs = (pair: Pair) => measureJobs(nightlyJobs, pair, 3)
