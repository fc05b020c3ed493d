import { secondsOfTree } from '../load/processes.ts'
import { owners, type Running, type Work } from './work.ts'

/** What a product did in one round. Processor time in milliseconds, of its own processes and of PostgreSQL's. */
export interface Round {
  seconds: number
  /** Milliseconds of each work. */
  times: number[]
  product: number
  postgres: number
}

/** Each of ten owners does the work again and again, for some seconds. */
export const measureRound = async (running: Running, work: Work, seconds: number, postgres: number): Promise<Round> => {
  const processors = () => ({ product: secondsOfTree(running.pid), postgres: secondsOfTree(postgres) })
  const before = processors()
  const started = performance.now()
  const times: number[] = []
  const owner = async (number: number) => {
    for (;;) {
      const from = performance.now()
      if (from - started >= seconds * 1_000) return
      await running.once(work, number)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: owners }, (_, number) => owner(number)))
  const after = processors()
  return {
    seconds: (performance.now() - started) / 1_000,
    times,
    product: (after.product - before.product) * 1_000,
    postgres: (after.postgres - before.postgres) * 1_000,
  }
}
