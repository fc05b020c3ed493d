import { createSecretKey, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { databaseText } from '../testing/database-state.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type RateLimiter, rateLimiter } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

const limit = { name: 'try', max: 3, seconds: 60 }
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)
const key = createSecretKey(randomBytes(32))
let database: Database
let limiter: RateLimiter

beforeAll(async () => {
  database = await openTestDatabase()
  limiter = rateLimiter(database.db, key)
})
afterAll(() => database.close())

test('accepts three, refuses the fourth until the end of the window, and then accepts three again', async () => {
  const waits = []
  for (const second of [0, 10, 20, 30, 59.5, 60, 61])
    waits.push(await limiter.take(limit, 'ada@example.ca', at(second)))
  expect(waits).toEqual([0, 0, 0, 30, 1, 0, 0])
})

test('a window begun while the clock was ahead ends once it is right again', async () => {
  const day = 24 * 60 * 60
  for (let count = 0; count < 4; count += 1) await limiter.take(limit, 'ahead', at(day))
  expect(await limiter.secondsLeft(limit, 'ahead', at(day))).toBeGreaterThan(0)
  expect(await limiter.secondsLeft(limit, 'ahead', at(0))).toBe(0)
  const waits = []
  for (const second of [0, 10, 20, 30]) waits.push(await limiter.take(limit, 'ahead', at(second)))
  expect(waits).toEqual([0, 0, 0, 30])
})

test('counts subjects and limits separately', async () => {
  for (let count = 0; count < 3; count += 1) await limiter.take(limit, 'one', at(0))
  expect(await limiter.take(limit, 'two', at(0))).toBe(0)
  expect(await limiter.take({ ...limit, name: 'other' }, 'one', at(0))).toBe(0)
  expect(await limiter.take(limit, 'one', at(0))).toBeGreaterThan(0)
})

test('counts a whole network of IPv6 addresses as one caller, and its neighbour as another', async () => {
  const wait = (ip: string) => limiter.take(limit, ip, at(0))
  for (const ip of ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6']) expect(await wait(ip)).toBe(0)
  expect(await wait('2001:db8:1:2:a:b:c:d')).toBeGreaterThan(0)
  expect(await wait('2001:db8:1:3::1')).toBe(0)
})

test('counts the networks of one customer together too', async () => {
  const waits: number[] = []
  for (let network = 0; network < 31; network += 1)
    waits.push(await limiter.take(limit, `2001:db8:7:${network.toString(16)}::1`, at(0)))
  expect(waits.slice(0, 30).every((wait) => wait === 0)).toBe(true)
  expect(waits[30]).toBeGreaterThan(0)
  expect(await limiter.count(limit, '2001:db8:7:ffff::1', at(1))).toBe(3)
  expect(await limiter.take(limit, '2001:db8:8:1::1', at(0))).toBe(0)
})

test('refused calls of one network use up nothing of the networks beside it', async () => {
  for (let call = 0; call < 40; call += 1) await limiter.take(limit, '2001:db8:9:1::1', at(0))
  expect(await limiter.take(limit, '2001:db8:9:1::1', at(30))).toBe(30)
  expect(await limiter.take(limit, '2001:db8:9:2::1', at(30))).toBe(0)
  expect(await limiter.count(limit, '2001:db8:9:ffff::1', at(30))).toBe(0)
})

test('returns the time to wait without counting', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect(await limiter.secondsLeft(limit, 'curious', at(0))).toBe(0)
    await limiter.take(limit, 'curious', at(0))
  }
  expect(await limiter.secondsLeft(limit, 'curious', at(15))).toBe(45)
  expect(await limiter.secondsLeft(limit, 'curious', at(60))).toBe(0)
})

test('counts IPv4 callers separately, even when written as IPv6 addresses', async () => {
  for (let count = 0; count < 3; count += 1) await limiter.take(limit, '::ffff:203.0.113.5', at(0))
  expect(await limiter.take(limit, '::ffff:203.0.113.6', at(0))).toBe(0)
  expect(await limiter.take(limit, '203.0.113.5', at(0))).toBeGreaterThan(0)
})

test('accepts three of fifty concurrent ones', async () => {
  const waits = await Promise.all(Array.from({ length: 50 }, () => limiter.take(limit, 'crowd', at(0))))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})

test('refuses past the limit with the time to come back', async () => {
  for (let count = 0; count < 3; count += 1) await limiter.takeOrRefuse(limit, 'patient', at(0))
  const refusal = await limiter.takeOrRefuse(limit, 'patient', at(15)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ key: 'TooManyRequests', retryAfter: 45, status: 429 })
})

test('refunds a count, and no more than was taken', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect(await limiter.take(limit, 'harmless', at(count))).toBe(0)
    await limiter.giveBack(limit, 'harmless', at(count))
  }
  await limiter.giveBack(limit, 'harmless', at(6))
  expect(await limiter.count(limit, 'harmless', at(6))).toBe(0)
})

test('stores no subject in plain text', async () => {
  await limiter.take(limit, 'secret@example.ca', at(0))
  expect(await databaseText(database)).not.toContain('secret@example.ca')
})

test('fails when the database does not respond', async () => {
  const gone = await openTestDatabase()
  const broken = rateLimiter(gone.db, key)
  await gone.close()
  await expect(broken.takeOrRefuse(limit, 'anybody', at(0))).rejects.toThrow()
})
