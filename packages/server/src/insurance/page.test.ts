import { answered } from '@foyer/domain/testing/insurance.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import { fillPersona, makeBorrower, makeSite, setApplication } from '../testing/builders.ts'
import { deskOf, makeInsurance, openWithMail, requestNow } from '../testing/insurance.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'second', 'theirs', 'many']) await makeSite(foyer, site, { Credits: 100 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  await giveSite(foyer, brokerageId, 'second')
  await giveSite(foyer, await makeBrokerage(foyer), 'theirs')
  owner = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())

const pageOf = ({ client }: Staff, more: object = {}) =>
  client.call('/console-api/ListInsurance', { View: 'all', ...more })
const idsIn = async (staff: Staff, more: object = {}) =>
  (await pageOf(staff, more)).Applications.map(({ CliApplicationId }) => CliApplicationId)

describe('the list of insurance applications', () => {
  test('has those of every site within reach and no other, with names, loan and how far they are', async () => {
    const first = await makeInsurance(foyer, 'ours')
    const second = await makeInsurance(foyer, 'second')
    await makeInsurance(foyer, 'theirs')
    const { Applications } = await pageOf(owner)
    expect(Applications).toMatchObject([
      { SiteID: 'second', CliApplicationId: second.id },
      {
        ...{ SiteID: 'ours', CliApplicationId: first.id, Names: ['Ada Roy', 'Noé Roy'], LoanAmount: 400_000 },
        ...{ Status: 'created', MortgageApplicationID: 0, Signed: 0, Signers: 0, PreparedAt: '' },
      },
    ])
    expect(await idsIn(owner, { SiteID: 'ours' })).toEqual([first.id])
    const ofSites = await makeStaff(foyer, brokerageId, { role: 'assistant', reach: 'sites', sites: ['second'] })
    expect(await idsIn(ofSites)).toEqual([second.id])
    expect(await idsIn(await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }))).toEqual([])
    const without = await makeStaff(foyer, brokerageId, { withheld: ['insurance.view'] })
    expect(outcomeOf(await without.client.callAnyhow('/console-api/ListInsurance', { View: 'all' }))).toBe(
      'NotPermitted',
    )
  })

  test('counts the signatures of one that was sent, and has it among those that ended once it is cancelled', async () => {
    const sentOne = async () => {
      const insurance = await makeInsurance(foyer, 'second')
      const opened = await openWithMail(foyer, 'second', insurance.email)
      const [one, other] = (await opened.load()).Applicants
      await requestNow(opened, answered([one?.ApplicantId ?? 0, other?.ApplicantId ?? 0]))
      return { id: insurance.id, desk: await deskOf(opened) }
    }
    const found = async (View: string, id: number) =>
      (await pageOf(owner, { View, SiteID: 'second' })).Applications.find((row) => row.CliApplicationId === id)
    const first = await sentOne()
    expect(await found('open', first.id)).toMatchObject({ Status: 'sent', Signed: 0, Signers: 1 })
    expect(await found('done', first.id)).toBeUndefined()
    expect(outcomeOf(await sign(first.desk))).toBe('ok')
    expect(await found('all', first.id)).toMatchObject({ Signed: 1, Signers: 1 })

    const second = await sentOne()
    const ids = { SiteID: 'second', CliApplicationId: second.id }
    const { SigningRequestID } = await owner.client.call('/console-api/LoadInsuranceApplication', ids)
    expect(SigningRequestID).toBe(second.desk.ids.SigningRequestID)
    const asked = { SiteID: 'second', SigningRequestID }
    expect(outcomeOf(await owner.client.callAnyhow('/console-api/CancelSigningRequest', asked))).toBe('ok')
    expect(await found('ended', second.id)).toMatchObject({ Status: 'expired' })
  })

  test('is searched by the people and the loan, also by a name that was corrected', async () => {
    const { id, email, body } = await makeInsurance(foyer, 'second')
    const ids = { SiteID: 'second', CliApplicationId: id }
    const found = (Search: string, staff = owner) => idsIn(staff, { SiteID: 'second', Search })
    for (const search of [email, `noe roy ${body.LoanDetail.LoanNumber}`])
      expect([search, await found(search)]).toEqual([search, [id]])
    const [ada] = (await owner.client.call('/console-api/LoadInsuranceApplication', ids)).Applicants
    for (const FirstName of ['Adélaïde', 'Béatrice']) {
      const renamed = { ...ids, ApplicantId: ada?.ApplicantId ?? 0, FirstName }
      expect(outcomeOf(await owner.client.callAnyhow('/console-api/SaveInsuranceApplicant', renamed))).toBe('ok')
      expect(await found(FirstName)).toEqual([id])
    }
    expect(await found('adelaide')).toEqual([])
    expect(await found('beatrice', await makeStaff(foyer, await makeBrokerage(foyer)))).toEqual([])
  })

  test('continues on the next page after the last application of one', async () => {
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await giveSite(foyer, staff.brokerageId, 'many')
    for (let left = 26; left > 0; left -= 1) await makeInsurance(foyer, 'many')
    const first = await pageOf(staff)
    const next = await pageOf(staff, { After: first.Next })
    expect([first.Applications.length, next.Applications.length, next.Next]).toEqual([25, 1, ''])
    expect((await pageOf(staff, { After: 'x' })).Applications).toHaveLength(25)
  })
})

describe('an application of a deal', () => {
  const aDeal = async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    return fillPersona(borrower, singleBuyerInOntario(todayOf(foyer.clock.now())))
  }
  const facts = ({ client }: Staff, MortgageApplicationID: number) =>
    client.callAnyhow('/console-api/LoadInsuranceFacts', { SiteID: 'ours', MortgageApplicationID })

  test('begins with what a submitted deal states, and names what its people lack without their birth dates', async () => {
    const deal = await aDeal()
    const applicationId = deal.ids.MortgageApplicationID
    expect(outcomeOf(await facts(owner, applicationId))).toBe('CLI_NoMortgage')
    expect(outcomeOf(await facts(owner, 999_999))).toBe('NoAccess')
    await setApplication(foyer, deal, { status: 0 })
    const loaded = await facts(owner, applicationId)
    expect(outcomeOf(loaded)).toBe('ok')
    expect(loaded.Applicants).toHaveLength(1)
    expect(loaded.LoanDetail).toMatchObject({ Term: null, PaymentFrequencyId: -1 })
    expect(JSON.stringify(loaded)).not.toContain('DateOfBirth')
    const blind = await makeStaff(foyer, brokerageId, { withheld: ['deal.view'] })
    expect(outcomeOf(await facts(blind, applicationId))).not.toBe('ok')
  })
})

describe('correcting a person', () => {
  test('is refused where someone else corrected them since the caller looked', async () => {
    const insurance = await makeInsurance(foyer, 'ours')
    const ids = { SiteID: 'ours', CliApplicationId: insurance.id }
    const [ada] = (await owner.client.call('/console-api/LoadInsuranceApplication', ids)).Applicants
    if (ada === undefined) throw new Error('no applicant')
    const { ApplicantId, FirstName, LastName, EmailAddress } = ada
    const Before = { FirstName, LastName, EmailAddress }
    const save = async (name: string) =>
      outcomeOf(
        await owner.client.callAnyhow('/console-api/SaveInsuranceApplicant', {
          ...{ ...ids, ApplicantId, FirstName: name, Before },
        }),
      )
    expect([await save('Adah'), await save('Adele')]).toEqual(['ok', 'StaleEdit'])
  })
})
