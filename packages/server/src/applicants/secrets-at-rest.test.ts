import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addDocument,
  fillIdentification,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const sin = '287654321'
const number = 'CANARY77X91'
let foyer: TestFoyer
let application: MadeApplication
let other: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  const borrower = await makeBorrower(foyer, 'ours')
  application = await makeApplication(borrower)
  other = await makeApplication(borrower)
  for (const one of [application, other]) {
    await addDocument(one, { IdentificationNumber: number })
    await fillIdentification(one, { SIN: sin })
  }
})
afterAll(() => foyer.stop())

const load = () => application.borrower.client.raw('/api/MTGAPPLoad', application.ids)
const asOwner = (sql: string) => foyer.services.database.asOwner(async (query) => void (await query(sql)))

/** A text as it is, in groups, backwards, and in hex or base64 at any offset. */
const disguises = (text: string) => {
  const bytes = Buffer.from(text)
  return [
    text,
    text.replace(/(.{3})(?=.)/g, '$1 '),
    text.replace(/(.{3})(?=.)/g, '$1-'),
    [...text].reverse().join(''),
    bytes.toString('hex'),
    ...[0, 1, 2].map((pad) => {
      const padded = Buffer.concat([Buffer.alloc(pad), bytes]).toString('base64')
      return padded.slice(pad === 0 ? 0 : pad + 1, -4)
    }),
  ]
}

test('neither a SIN nor a document number is in the database, the log or the reply of another call', async () => {
  const stored = await databaseText(foyer.services.database)
  const { body } = await load()
  for (const disguise of disguises(sin)) {
    expect(stored).not.toContain(disguise)
    expect(body).not.toContain(disguise)
  }
  for (const disguise of disguises(number)) expect(stored).not.toContain(disguise)
  expect(foyer.log.join('\n')).not.toMatch(new RegExp(`${sin}|${number}`))
  expect(body).toContain(number)
})

test('a ciphertext moved to another row cannot be decrypted', async () => {
  const steal = (table: string, column: string, key: string) =>
    asOwner(`update ${table} t set ${column} = o.${column} from ${table} o
      where t.${key} = ${application.mainApplicantId} and o.${key} = ${other.mainApplicantId}`)
  expect((await load()).status).toBe(200)
  await steal('records', 'secret', 'applicant_id')
  expect((await load()).status).toBe(500)
  await asOwner(`delete from records where applicant_id = ${application.mainApplicantId}`)
  expect((await load()).status).toBe(200)
  await steal('applicants', 'sin_cipher', 'applicant_id')
  expect((await load()).status).toBe(500)
})
