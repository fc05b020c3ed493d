import { retryGivenUp } from './kit/given-up-jobs.ts'
import { type Environment, isOfStores, withStores } from './local-stores.ts'

export const isForCaller = isOfStores

/** Runs the jobs again that were given up, all or those of one name. Returns how many, in words. */
export const retry = (env: Environment, name: string | undefined): Promise<string> =>
  withStores(env, async ({ database }) => {
    let sent: Awaited<ReturnType<typeof retryGivenUp>> = []
    await database.asOwner(async (query) => {
      sent = await retryGivenUp(query, name)
    })
    if (sent.length === 0) return 'No job was given up.'
    return ['These jobs are done again:', ...sent.map((one) => `  ${one.name}: ${one.jobs}`)].join('\n')
  })
