import { quantile } from '../quantile.ts'
import type { Round } from './measure-round.ts'

const digits = (value: number) => Number(value.toPrecision(3))
const spread = (values: readonly number[]) => `${digits(Math.min(...values))} to ${digits(Math.max(...values))}`
const perSecond = ({ times, seconds }: Pick<Round, 'times' | 'seconds'>) => times.length / seconds
/** A round that is missing makes its ratio NaN. */
const noRound = { seconds: 0, times: [] }
const total = (rounds: readonly Round[], part: (round: Round) => number) =>
  rounds.reduce((sum, round) => sum + part(round), 0)

/** Milliseconds of the processor that one work takes, of both parts. */
const processorOf = (rounds: readonly Round[]) =>
  total(rounds, ({ product, postgres }) => product + postgres) / total(rounds, ({ times }) => times.length)

export const rowOf = (rounds: readonly Round[]) => {
  const times = rounds.flatMap((round) => round.times)
  const rates = rounds.map(perSecond)
  const each = (part: (round: Round) => number) => digits(total(rounds, part) / times.length)
  return {
    'a second': digits(quantile(rates, 0.5)),
    spread: spread(rates),
    'median ms': digits(quantile(times, 0.5)),
    'p99 ms': digits(quantile(times, 0.99)),
    'product CPU ms': each(({ product }) => product),
    'PostgreSQL CPU ms': each(({ postgres }) => postgres),
  }
}

/**
 * How many times as fast ours is, in the works whose rounds are given, one of each: of each round by itself, since both saw the
 * same machine in it.
 */
export const ratioOf = (ours: readonly Round[][], theirs: readonly Round[][]) => {
  /** Seconds that one of each takes, by round. */
  const costs = (works: readonly Round[][]) =>
    (works[0] ?? []).map((_, round) => works.reduce((sum, rounds) => sum + 1 / perSecond(rounds[round] ?? noRound), 0))
  const processor = (works: readonly Round[][]) => works.reduce((sum, rounds) => sum + processorOf(rounds), 0)
  const ourCosts = costs(ours)
  const ratios = costs(theirs).map((cost, round) => cost / (ourCosts[round] ?? Number.NaN))
  return {
    ratio: digits(quantile(ratios, 0.5)),
    spread: spread(ratios),
    'by processor time': digits(processor(theirs) / processor(ours)),
  }
}
