import { listGivenUp, retryGivenUp } from './kit/given-up-jobs.ts'
import { type Environment, isOfStores, withStores } from './local-stores.ts'

export const isForCaller = isOfStores

/** Does the jobs of a queue again that were given up; without a name, which there are. Returns how many, in words. */
export const retry = (env: Environment, name: string | undefined): Promise<string> =>
  withStores(env, async ({ database }) => {
    let words = ''
    await database.asOwner(async (query) => {
      if (name !== undefined) {
        words = `${await retryGivenUp(query, name)} jobs of ${name} are done again.`
        return
      }
      const all = await listGivenUp(query)
      words = all.size === 0 ? 'No job was given up.' : [...all].map(([queue, jobs]) => `${queue}: ${jobs}`).join('\n')
    })
    return words
  })
