import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { type Borrower, makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { siteReply } from './site-reply.ts'

let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer({ newVersionHosts: ['new.example'] })
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours')
})
afterAll(() => foyer.stop())

describe('the configuration of a site', () => {
  test('a visitor sees the brand and no user', async () => {
    const answer = await foyer.client().call('/api/loadSiteConfiguration', { SiteID: 'ours' })
    expect(answer).toMatchObject({
      ReturnStatus: { ReturnCode: 200, ReturnMessage: '' },
      User: null,
      UserFlag: 0,
      Link: { PrimaryColor: '#7a1f5c', AgentProfile: { FirstName: 'Marie', LastName: 'Tremblay' } },
      SocialNetWorks: [],
    })
  })

  test('both paths return the signed-in user', async () => {
    const user = { UserID: borrower.userId, FirstName: 'Ada', LastName: 'Roy', Email: borrower.email }
    const first = await borrower.client.call('/api/loadSiteConfiguration', { SiteID: 'ours' })
    const second = await borrower.client.call('/api/loadMTGAppLink', borrower.ids)
    expect([first.User, first.UserFlag, second.User, second.UserFlag]).toEqual([user, 1, user, 1])
  })

  test('a page with the id of another user than the signed-in one is refused', async () => {
    const other = await makeBorrower(foyer, 'ours')
    const denied = { ReturnCode: 401, ReturnMessage: 'Access_Denied' }
    for (const client of [borrower.client, foyer.client()]) {
      const answer = await client.callAnyhow('/api/loadMTGAppLink', { SiteID: 'ours', UserID: other.userId })
      expect(answer).toEqual({ ReturnStatus: denied })
    }
    const unnamed = await borrower.client.call('/api/loadMTGAppLink', { SiteID: 'ours' })
    expect(unnamed.User?.UserID).toBe(borrower.userId)
  })

  test('a user without a name is anonymous', async () => {
    const nameless = await makeBorrower(foyer, 'ours', { firstName: '', lastName: '' })
    expect((await nameless.client.call('/api/loadSiteConfiguration', { SiteID: 'ours' })).UserFlag).toBe(2)
  })

  test.each(['nowhere', 'OURS', '', '../ours', 'o'.repeat(41)])('%j is no site', async (SiteID) => {
    const answer = await foyer.client().callAnyhow('/api/loadSiteConfiguration', { SiteID })
    expect([answer.ReturnStatus.ReturnCode >= 400, answer.Link]).toEqual([true, undefined])
  })
})

describe('the address of a newer portal', () => {
  const newVersionOf = async (on: TestFoyer, NewVersionUrl: string) => {
    const client = on.client()
    const saved = await client.call('/broker-api/SaveSite', { SiteID: 'ours', Settings: { NewVersionUrl } })
    const { newVersion, newVersionUrl } = await client.call('/api/loadSiteConfiguration', { SiteID: 'ours' })
    return [saved.ReturnStatus.ReturnMessage, newVersion, newVersionUrl]
  }

  test('is returned for a listed host, or another path of this server', async () => {
    expect(await newVersionOf(foyer, 'https://new.example/ours')).toEqual(['', 1, 'https://new.example/ours'])
    expect(await newVersionOf(foyer, 'http://localhost:3000/newer/home')).toEqual([
      '',
      1,
      'http://localhost:3000/newer/home',
    ])
    expect(await newVersionOf(foyer, '')).toEqual(['', 0, ''])
  })

  test.each([
    'https://evil.example/ours',
    'http://new.example/ours',
    'https://new.example.evil.example/',
    'https://new.example:8443/',
    'https://new.example@evil.example/',
    'https://name:secret@new.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//new.example',
    '/newer/home',
    'http://localhost:3000/ours/home',
    'http://localhost:3000/%6furs/home',
    '\thttp://localhost:3000/newer/home',
    'blob:http://localhost:3000/newer',
    'new.example',
  ])('%s is refused, and nothing of it is stored', async (address) => {
    expect(await newVersionOf(foyer, address)).toEqual(['InvalidSetting', 0, ''])
  })

  test('is no longer returned once its host is off the list', async () => {
    await newVersionOf(foyer, 'https://new.example/ours')
    const shorter = siteReply(
      await inSite(foyer.services.database.db, 'ours', async (trx) => ({
        site: await trx.selectFrom('sites').selectAll().where('site_id', '=', 'ours').executeTakeFirstOrThrow(),
        user: null,
        approved: false,
      })),
      { sessionLanguage: 1 },
      { ...foyer.services, newVersionHosts: [] },
    )
    expect([shorter.newVersion, shorter.newVersionUrl]).toEqual([0, ''])
    await newVersionOf(foyer, '')
  })
})

describe('menus', () => {
  const load = (MenuCode: string, LanguageID: number) =>
    foyer.client().call('/api/loadMTGAppDD', { SiteID: 'ours', MenuCode, LanguageID })

  test('are in the requested language', async () => {
    const find = async (language: number) =>
      (await load('Province', language)).Items.find(({ Value }) => Value === 11)?.Label
    expect([await find(1), await find(2)]).toEqual(['Quebec', 'Québec'])
  })

  test('of two levels list the types of a category', async () => {
    const { Items } = await foyer
      .client()
      .call('/api/LoadDDWithCategory', { SiteID: 'ours', MenuCode: 'PropertyType', Category: 5, LanguageID: 1 })
    expect(Items.map(({ Value }) => Value).sort()).toEqual([10, 5, 6].sort())
  })

  test('that are unknown are refused', async () => {
    for (const code of ['Nothing', 'constructor', '__proto__']) {
      expect((await load(code, 1)).ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: 'UnknownChoice' })
      const kinds = await foyer
        .client()
        .call('/api/LoadDDWithCategory', { SiteID: 'ours', MenuCode: code, Category: 1, LanguageID: 1 })
      expect(kinds.ReturnStatus.ReturnMessage).toBe('UnknownChoice')
    }
  })
})

test('the chosen language is stored for the next visit and for mail', async () => {
  await borrower.client.call('/api/MTGAPPSaveLanguage', { ...borrower.ids, LanguageID: 2 })
  expect((await borrower.client.call('/api/loadSiteConfiguration', { SiteID: 'ours' })).LanguageID).toBe(2)
})
