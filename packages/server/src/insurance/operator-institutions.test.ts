import { answered } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { makeInsurance, openInsurance } from '../testing/insurance.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
})
afterAll(() => foyer.stop())

const call = (name: 'SaveInstitution' | 'EndInstitution', body: object, SiteID = 'ours') =>
  foyer.client().callAnyhow(`/broker-api/${name}`, { SiteID, ...body })
const message = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const list = (SiteID = 'ours') => foyer.client().call('/broker-api/ListInstitutions', { SiteID })
const menu = async (siteId = 'ours', LanguageID = 1) => {
  const { Items } = await foyer.client().call('/cli-api/:siteid/load-dd', { siteId, LanguageID, MenuCode: 'FINCODE' })
  return new Map(Items.map(({ Value, Label }) => [Value, Label]))
}
const harbour = { Code: '777', Name: 'Harbour Bank', NameFr: 'Banque du Havre' }

describe('the list of financial institutions', () => {
  it('names its source and date', async () => {
    const { Source, AsOf, Institutions } = await list()
    expect([Source, AsOf]).toEqual(['Payments Canada members', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    expect(Institutions.find(({ Code }) => Code === '815')).toEqual({
      Code: '815',
      Name: 'Desjardins (Québec)',
      NameFr: 'Desjardins (Québec)',
      ChangedFl: 0,
      EndedAt: '',
    })
  })
  it('is extended by an operator for one site, in both languages, on the record', async () => {
    expect(message(await call('SaveInstitution', harbour))).toBe('')
    expect([(await menu()).get('777'), (await menu('ours', 2)).get('777')]).toEqual(['Harbour Bank', 'Banque du Havre'])
    expect((await menu('theirs')).has('777')).toBe(false)
    const { Institutions } = await list()
    expect(Institutions.find(({ Code }) => Code === '777')).toMatchObject({ ChangedFl: 1, EndedAt: '' })
    const events = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('audit_events').select('details').where('action', '=', 'institution-saved').execute(),
    )
    expect(events.at(-1)?.details).toMatchObject({ institution: '777' })
  })
  it('uses the English name in French too if there is no other', async () => {
    await call('SaveInstitution', { Code: '778', Name: 'Lake Union' })
    expect((await menu('ours', 2)).get('778')).toBe('Lake Union')
  })
  it('no longer offers one that ended, until it is saved again', async () => {
    expect(message(await call('EndInstitution', { Code: '352' }))).toBe('')
    expect((await menu()).has('352')).toBe(false)
    const { Institutions } = await list()
    expect(Institutions.find(({ Code }) => Code === '352')?.EndedAt).not.toBe('')
    expect(message(await call('EndInstitution', { Code: '352' }))).toBe('CLI_NotValidFinCode')
    await call('SaveInstitution', { Code: '352', Name: 'DirectCash Bank' })
    expect((await menu()).get('352')).toBe('DirectCash Bank')
  })
  it('requires three digits, a name and a site', async () => {
    for (const Code of ['12', 'A12', ''])
      expect((await call('SaveInstitution', { ...harbour, Code })).Errors).toEqual([
        { Field: 'Code', Key: 'CLI_Institution_Number' },
      ])
    expect((await call('SaveInstitution', { ...harbour, Name: ' ' })).Errors).toEqual([
      { Field: 'Name', Key: 'RequiredSetting' },
    ])
    expect((await call('EndInstitution', { Code: '998' })).Errors).toEqual([
      { Field: 'Code', Key: 'CLI_NotValidFinCode' },
    ])
    for (const name of ['SaveInstitution', 'EndInstitution'] as const)
      expect(message(await call(name, harbour, 'nowhere'))).toBe('UnknownSite')
    expect(message(await foyer.client().callAnyhow('/broker-api/ListInstitutions', { SiteID: 'nowhere' }))).toBe(
      'UnknownSite',
    )
  })
  it('decides which accounts can be debited, and keeps the name in documents that were made', async () => {
    await call('SaveInstitution', harbour)
    const one = await openInsurance(foyer, await makeInsurance(foyer, 'ours'))
    const [ada, noe] = one.loaded.Applicants
    const base = answered([ada?.ApplicantId ?? 0, noe?.ApplicantId ?? 0])
    const detail = { ...base, PaymentDetail: { ...base.PaymentDetail, FinancialInstitution: '777' } }
    await one.quote(detail)
    expect(message(await one.prepare(detail))).toBe('')
    await call('EndInstitution', { Code: '777' })
    expect((await one.prepare(detail)).Errors).toEqual([
      { Field: 'applicationDetail.PaymentDetail.FinancialInstitution', Key: 'CLI_NotValidFinCode' },
    ])
    const { Pdf } = await foyer.client().call('/broker-api/DownloadInsuranceApplication', {
      SiteID: 'ours',
      CliApplicationId: one.loaded.CliApplicationId,
    })
    expect((await readPdf(Buffer.from(Pdf, 'base64'))).text).toContain('777 Harbour Bank')
  })
})
