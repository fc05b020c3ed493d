import { ConfigError } from './config-error.ts'
import { type Counts, countSealed, rotateKeys } from './keys/index.ts'
import { type Environment, isOfStores, type Stores, withStores } from './local-stores.ts'

/** Something is not sealed with the newest key, so the others are still needed. */
class KeysNeeded extends Error {}

export const isForCaller = (error: unknown): error is Error => isOfStores(error) || error instanceof KeysNeeded

const sumOf = (counts: Counts, of: 'sealed' | 'older') => [...counts.values()].reduce((sum, one) => sum + one[of], 0)

const linesOf = (counts: Counts, isShown: (older: number) => boolean): string[] =>
  [...counts].flatMap(([place, { sealed, older }]) => (isShown(older) ? [`  ${place}: ${older} of ${sealed}`] : []))

const mostNames = 20
const listed = (names: readonly string[]) =>
  [...names.slice(0, mostNames), ...(names.length > mostNames ? [`and ${names.length - mostNames} more`] : [])].join(
    '\n  ',
  )

/** The stores of a database that has the keys of its hashes; they are made when the server starts. */
const withKeptKeys = (env: Environment, work: (stores: Stores) => Promise<string>): Promise<string> =>
  withStores(env, async (stores) => {
    let isReady = false
    await stores.database.asOwner(async (query) => {
      const [row] = await query("select to_regclass('public.server_keys') is not null as is_ready")
      isReady = row?.is_ready === true
    })
    if (!isReady)
      throw new ConfigError('Start this version of the server once, with the present SECRET_KEY, before it is changed.')
    return work(stores)
  })

/** Counts what is not sealed with the first key of SECRET_KEY, and changes nothing. */
export const count = (env: Environment): Promise<string> =>
  withKeptKeys(env, async (stores) => {
    const counts = await countSealed(stores)
    return [
      `${sumOf(counts, 'older')} of ${sumOf(counts, 'sealed')} values are not sealed with the first key of SECRET_KEY.`,
      ...linesOf(counts, (older) => older > 0),
    ].join('\n')
  })

/** Seals everything with the first key of SECRET_KEY. Fails where another one is still needed afterwards. */
export const rotate = (env: Environment): Promise<string> =>
  withKeptKeys(env, async (stores) => {
    const began = performance.now()
    const { before, after, unreadable, damagedChains } = await rotateKeys(stores)
    const left = sumOf(after, 'older')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const done = `${sumOf(before, 'older') - left} of ${sumOf(after, 'sealed')} values were sealed again, in ${seconds} s.`
    const { backups } = stores
    if (left + unreadable.length === 0)
      return [
        done,
        '0 values remain under another key: the other keys can be removed from SECRET_KEY.',
        ...(backups
          ? [
              `Values in backups of before keep their key: keep the removed ones elsewhere for ${backups.keepDays} days.`,
            ]
          : []),
      ].join('\n')
    throw new KeysNeeded(
      [
        done,
        `${left} values remain under another key. Do not remove it: repeat this once every server lists the new key first.`,
        ...linesOf(after, (older) => older > 0),
        ...(unreadable.length > 0 ? [`These cannot be opened with SECRET_KEY:\n  ${listed(unreadable)}`] : []),
        ...(damagedChains.length > 0
          ? [`The audit chains of these sites are damaged (verify-audit): ${listed(damagedChains)}`]
          : []),
      ].join('\n'),
    )
  })
