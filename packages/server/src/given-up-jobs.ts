import { listGivenUp, retryGivenUp } from './kit/given-up-jobs.ts'
import { type Environment, isOfStores, withStores } from './local-stores.ts'

export const isForCaller = isOfStores

/** Does the jobs of a queue again that were given up; without a name, which there are. Returns how many, in words. */
export const retry = (env: Environment, name: string | undefined): Promise<string> =>
  withStores(env, async ({ database }) => {
    let words = ''
    await database.asOwner(async (query) => {
      if (name !== undefined) {
        const jobs = await retryGivenUp(query, name)
        words = `${jobs === 1 ? '1 job' : `${jobs} jobs`} of ${name} will be tried again.`
        if (jobs === 0) words = `No job of ${name} can be tried again. Without a name, the command lists which can.`
        return
      }
      const all = await listGivenUp(query)
      words =
        all.size === 0
          ? 'No job that was given up can be tried again.'
          : [...all].map(([queue, jobs]) => `${queue}: ${jobs}`).join('\n')
    })
    return words
  })
