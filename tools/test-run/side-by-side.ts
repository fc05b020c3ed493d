import { availableParallelism } from 'node:os'

/** More would compete for the cores, on which each step's own workers run already. */
export const sideBySide = Math.min(2, availableParallelism())

export type Ordered = { id: string; after?: readonly string[]; isAlone?: boolean }

/**
 * The steps that may begin now: in their order, none before those that it follows or beside one that runs alone, and no more
 * at once than there is room.
 */
export const nextOf = <S extends Ordered>(waiting: readonly S[], running: readonly S[], room = sideBySide): S[] => {
  const unfinished = new Set([...waiting, ...running].map(({ id }) => id))
  const free = waiting.filter(({ after = [] }) => !after.some((id) => unfinished.has(id)))
  const begun: S[] = []
  for (const step of free) {
    const beside = [...running, ...begun]
    const isFull = beside.length >= room || beside.some(({ isAlone }) => isAlone)
    if (isFull || (step.isAlone && beside.length > 0)) break
    begun.push(step)
  }
  return begun
}

/** Runs steps side by side and returns what each returned, in their order. Stops before the next one once `isStopped`. */
export const runSideBySide = async <S extends Ordered, R>(
  steps: readonly S[],
  run: (step: S) => Promise<R>,
  isStopped: () => boolean = () => false,
): Promise<R[]> => {
  const waiting = [...steps]
  const running = new Map<S, Promise<unknown>>()
  const results = new Map<S, R>()
  const start = (step: S) => {
    waiting.splice(waiting.indexOf(step), 1)
    const done = run(step).then((result) => {
      results.set(step, result)
      running.delete(step)
    })
    running.set(step, done)
  }
  for (;;) {
    if (!isStopped()) for (const step of nextOf(waiting, [...running.keys()])) start(step)
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  return steps.flatMap((step) => (results.has(step) ? [results.get(step) as R] : []))
}
