import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { makeInsurance, openInsurance } from '../testing/insurance.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const account = '918273645546'
let foyer: TestFoyer
let one: Awaited<ReturnType<typeof openInsurance>>
let ids: [number, number]

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 100 })
  const open = async () => {
    const insurance = await makeInsurance(foyer, 'ours')
    const opened = await openInsurance(foyer, insurance)
    await opened.quote()
    const PaymentDetail = { ...opened.answers.PaymentDetail, AccountNumber: account }
    await opened.client.call('/cli-api/save-draft', { ...opened.place, Data: { ...opened.answers, PaymentDetail } })
    const { ReturnStatus } = await opened.prepare({ ...opened.answers, PaymentDetail })
    expect(ReturnStatus.ReturnCode).toBe(200)
    return { insurance, opened }
  }
  const [first, second] = [await open(), await open()]
  one = first.opened
  ids = [first.insurance.id, second.insurance.id]
  const [ada] = one.loaded.Applicants
  await one.client.callAnyhow('/cli-api/CreateDocuSignLink', {
    ...one.place,
    CliApplicationId: ids[0],
    MortgageApplicationID: one.loaded.MortgageApplicationId,
    Signers: [{ SignerID: ada?.ApplicantId, FirstName: 'Ada', LastName: 'Roy', Email: ada?.EmailAddress }],
  })
})
afterAll(() => foyer.stop())

const load = () => one.client.raw('/cli-api/load-application-detail', one.place)
const disguises = (text: string) => [
  text,
  text.replace(/(.{3})(?=.)/g, '$1 '),
  [...text].reverse().join(''),
  Buffer.from(text).toString('hex'),
  ...[0, 1, 2].map((pad) =>
    Buffer.concat([Buffer.alloc(pad), Buffer.from(text)])
      .toString('base64')
      .slice(pad === 0 ? 0 : pad + 1, -4),
  ),
]

test('account and health answers are not readable in the database, a mail or the log, nor the account in a reply', async () => {
  const stored = await databaseText(foyer.services.database)
  const { body } = await load()
  const mails = foyer.mailbox.received.map(({ text, html }) => text + html).join('\n')
  for (const disguise of disguises(account))
    for (const place of [stored, body, mails, foyer.log.join('\n')]) expect(place).not.toContain(disguise)
  expect(stored).not.toMatch(/"Answer": ?"[YN]"/)
  expect(mails + foyer.log.join('\n')).not.toMatch(/"Answer": ?"[YN]"/)
  expect(body).toContain('••••546')
})

test.each([
  ['account', 'cli_applications', 't.cli_application_id'],
  ['health', 'cli_applicants', 't.is_primary and o.is_primary and t.cli_application_id'],
])('an encrypted %s moved to another application cannot be decrypted', async (column, table, where) => {
  const swap = `update ${table} t set ${column} = o.${column} from ${table} o
    where ${where} in (${ids.join()}) and o.cli_application_id in (${ids.join()}) and o.cli_application_id <> t.cli_application_id`
  const run = () => foyer.services.database.asOwner(async (query) => void (await query(swap)))
  await run()
  expect((await load()).status).toBe(500)
  await run()
  expect((await load()).status).toBe(200)
})
