import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { aJob } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import {
  addCoApplicant,
  addDocument,
  fillIdentification,
  fillIncomes,
  type MadeApplication,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import {
  asApplicant,
  completePart,
  type Invited,
  invite,
  readyApplication,
  sendApplication,
  sendPart,
} from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const siteId = 'ours'
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
})
afterAll(() => foyer.stop())

interface Both {
  made: MadeApplication
  invited: Invited
}
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
/** An invited person who has answered everything and sent nothing. */
const begun = async (): Promise<Both> => {
  const made = await readyApplication(foyer, siteId)
  const invited = await completePart(foyer, made)
  const theirs = asApplicant(made, invited)
  await addDocument(theirs, { IdentificationNumber: 'K9182736' })
  await fillIncomes(theirs, [aJob({ EmployerName: 'Scierie du Fjord', IncomeAmount: 43_210 })])
  const draft = { ...invited.ids, StepKey: 'income', Data: { EmployerName: 'Scierie du Fjord' } }
  expect(keyOf(await invited.client.callAnyhow('/api/MTGAPPSaveDraft', draft))).toBe('')
  return { made, invited }
}
const answers = ['luc.cote@example.ca', 'Scierie du Fjord', 'K9182736']
const foundIn = (value: unknown) => answers.filter((one) => JSON.stringify(value).includes(one))
const withdraw = ({ made, invited }: Both) =>
  made.borrower.client.call('/api/MTGAPPWithdrawInvite', { ...made.ids, InviteID: invited.inviteId })
/** At once, since the session of the main applicant does not last as long as a link. */
const endLink = ({ invited }: Both) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx
      .updateTable('invites')
      .set({ expires_at: foyer.clock.now() })
      .where('invite_id', '=', invited.inviteId)
      .execute(),
  )
const expire = () => Promise.resolve(foyer.clock.advance(15 * 24 * 3600))
const consentForBoth = ({ made, invited }: Both) =>
  sendApplication(made, {
    Consents: [made.mainApplicantId, invited.ids.ApplicantID].map((ApplicantID) => ({ ApplicantID, Accepted: 1 })),
  })
const ofDeal = ({ made }: Pick<Both, 'made'>) => ({ SiteID: siteId, MortgageApplicationID: made.applicationId })
const load = ({ made }: Both) => made.borrower.client.call('/api/MTGAPPLoad', made.ids)
const seenByBroker = async (both: Both) => {
  const { Application } = await foyer.client().call('/broker-api/LoadDeal', ofDeal(both))
  const { Deal: exported } = await foyer.client().call('/broker-api/ExportDeal', ofDeal(both))
  return [Application, exported.Application, exported.Submissions]
}
const stored = ({ invited: { ids } }: Both) =>
  inSite(foyer.services.database.db, siteId, async (trx) => {
    const of = <T extends 'applicants' | 'records' | 'drafts'>(table: T) =>
      trx
        .selectFrom(table as 'applicants')
        .selectAll()
        .where('applicant_id', '=', ids.ApplicantID)
        .execute()
    const [applicant] = await of('applicants')
    return { applicant, records: await of('records'), drafts: await of('drafts') }
  })

describe('after an application was submitted without an invited person', () => {
  test.each<[string, (both: Both) => Promise<unknown>]>([
    ['expires', expire],
    ['is withdrawn', withdraw],
  ])('the broker sees their name alone, also when the invitation %s', async (_, end) => {
    const both = await begun()
    expect(keyOf(await sendApplication(both.made))).toBe('')
    await end(both)
    const seen = await seenByBroker(both)
    expect(foundIn(seen)).toEqual([])
    expect(JSON.stringify(seen)).toContain('Luc')
  })
  it('shows the broker nothing of a part that the main applicant fills in later without a consent', async () => {
    const both = await begun()
    expect(keyOf(await sendApplication(both.made))).toBe('')
    await withdraw(both)
    await setApplication(foyer, both.made, { status: 0, request_review: 1 })
    const theirs = { ...both.made, ids: { ...both.made.ids, ApplicantID: both.invited.ids.ApplicantID } }
    await fillIdentification(theirs, { Email: 'luc.cote@example.ca', RelationshipDD: 6 })
    expect(foundIn(await load(both))).toEqual(['luc.cote@example.ca'])
    expect(foundIn(await seenByBroker(both))).toEqual([])
  })
})

describe('an invitation that expired after its person joined', () => {
  it('keeps the part theirs: the main applicant submits without it and cannot consent to it', async () => {
    const both = await begun()
    await endLink(both)
    const { OpenInvites } = await load(both)
    expect(OpenInvites).toMatchObject([{ ApplicantID: both.invited.ids.ApplicantID }])
    expect(keyOf(await consentForBoth(both))).toBe('')
    const { Submissions } = (await foyer.client().call('/broker-api/ExportDeal', ofDeal(both))).Deal
    expect(foundIn(Submissions)).toEqual([])
    expect(Submissions).toMatchObject([{ Consents: [{ ApplicantID: both.made.mainApplicantId }] }])
  })
  it('opens none of their calls', async () => {
    const { invited } = await begun()
    await expire()
    expect(keyOf(await invited.client.callAnyhow('/api/MTGAPPDoneIncome', invited.ids))).toBe('Access_Denied')
  })
})

describe('withdrawing an invitation', () => {
  it('erases everything its person entered but the name, so that no one else consents to it', async () => {
    const both = await begun()
    await withdraw(both)
    const { applicant, records, drafts } = await stored(both)
    expect(applicant).toMatchObject({ sin_cipher: null, step: 0, same_address: 0 })
    expect(applicant?.identification).toEqual({ FirstName: 'Luc', LastName: 'Côté' })
    expect([records, drafts]).toEqual([[], []])
    expect(keyOf(await consentForBoth(both))).toBe('ApplicationIncomplete')
  })
  it('erases what was typed by a link and not saved before its person joined', async () => {
    const made = await readyApplication(foyer, siteId)
    const invited = await invite(foyer, made)
    const draft = { ...invited.ids, StepKey: 'join', Data: { FirstName: 'Luc' } }
    expect(keyOf(await invited.client.callAnyhow('/api/MTGAPPSaveDraft', draft))).toBe('')
    await withdraw({ made, invited })
    const left = await inSite(foyer.services.database.db, siteId, (trx) =>
      trx.selectFrom('drafts').selectAll().where('owner', '=', `invitation:${invited.inviteId}`).execute(),
    )
    expect(left).toEqual([])
  })
  it('and a save by its person at the same time leave nothing of them', async () => {
    const both = await begun()
    const { client, ids } = both.invited
    const Income = aJob({ EmployerName: 'Scierie du Fjord' })
    const save = () => client.callAnyhow('/api/MTGAppUpsertIncome', { ...ids, Income })
    const [first] = await Promise.all([save(), save(), withdraw(both), save(), save()])
    expect(['', 'NoAccess', 'Access_Denied']).toContain(keyOf(first))
    expect((await stored(both)).records).toEqual([])
  })
})

describe('an invitation', () => {
  it('is joined by one person, also by concurrent calls', async () => {
    const made = await readyApplication(foyer, siteId)
    const { client, ids, inviteId } = await invite(foyer, made)
    const [other] = coupleRefinancingInQuebec(todayOf(new Date())).others
    const person = other?.identification as Identification
    const replies = await Promise.all(
      ['Xan', 'Yve', 'Zed', 'Wim', 'Vic'].map((FirstName) =>
        client.callAnyhow('/api/MTGAPPAddCoApplicant', {
          ...{ ...ids, ApplicantID: 0 },
          Identification: { ...person, FirstName, RelationshipDD: 6 },
        }),
      ),
    )
    expect(replies.map(keyOf).sort()).toEqual(['', ...Array(4).fill('StepNotOpen')])
    const { Applicants, OpenInvites } = await load({ made, invited: { client, ids, inviteId, guid: '' } })
    expect(Applicants).toHaveLength(2)
    expect(OpenInvites).toMatchObject([{ InviteID: inviteId, ApplicantID: Applicants[1]?.ApplicantID }])
  })
})

describe('what others receive of a submitted application', () => {
  const offered = { Name: 'Paul Côté', Phone: '', Email: 'paul@insurer.example' }
  const terms = { LenderName: 'Bank', Amortization: 300, Term: 60, InterestRate: 4.5, PaymentFrequency: 1 }
  const insure = async (both: Both) => {
    await foyer.client().call('/broker-api/SaveDeal', { ...ofDeal(both), ...terms })
    return foyer.client().callAnyhow('/broker-api/CreateInsuranceApplication', ofDeal(both))
  }
  const insured = async (both: Both) => {
    const { CliApplicationId: id } = (await insure(both)) as { CliApplicationId?: number }
    return inSite(foyer.services.database.db, siteId, async (trx) => {
      const rows = await trx
        .selectFrom('cli_applications')
        .selectAll()
        .where('cli_application_id', '=', id ?? 0)
        .execute()
      return JSON.stringify(rows)
    })
  }
  const mailed = async (both: Pick<Both, 'made'>, to: string) => {
    const { id } = await foyer
      .client()
      .call('/broker-api/CreatePartnerOffer', { ...ofDeal(both), Insurance: { ...offered, Email: to } })
    await foyer.client().call('/api/AnswerPartnerOffer', { OfferID: id, Answer: 1 })
    const { text } = await foyer.mailbox.arrived(to)
    return text
  }

  it('is nothing of an invited person who has not sent their part', async () => {
    const both = await begun()
    expect(keyOf(await sendApplication(both.made))).toBe('')
    const insurance = await insured(both)
    expect(insurance).toContain('Ada')
    expect([insurance.includes('Luc'), foundIn(insurance)]).toEqual([false, []])
    const mail = await mailed(both, 'before@insurer.example')
    expect(mail).toContain('Ada')
    expect(mail).not.toContain('Luc')
  })
  it('before the submission is the main applicant alone', async () => {
    const made = await readyApplication(foyer, siteId)
    await addCoApplicant(made, { FirstName: 'Luc', RelationshipDD: 6 })
    const mail = await mailed({ made }, 'early@insurer.example')
    expect(mail).toContain('Ada')
    expect(mail).not.toContain('Luc')
  })
  it('includes an invited person who has sent it', async () => {
    const both = await begun()
    expect(keyOf(await sendPart(both.invited))).toBe('')
    expect(keyOf(await sendApplication(both.made))).toBe('')
    expect(await insured(both)).toContain('luc.cote@example.ca')
    expect(await mailed(both, 'after@insurer.example')).toContain('Luc Côté')
  })
})

test('a submission with two consents of one applicant is refused, whatever they say', async () => {
  const made = await readyApplication(foyer, siteId)
  const consents = (...accepted: number[]) =>
    sendApplication(made, { Consents: accepted.map((Accepted) => ({ ApplicantID: made.mainApplicantId, Accepted })) })
  for (const accepted of [
    [1, 0],
    [0, 1],
    [1, 1],
  ])
    expect(keyOf(await consents(...accepted))).toBe('ConsentRequired')
  expect(keyOf(await consents(1))).toBe('')
})

describe('a part that its person opened', () => {
  const second = ({ made, invited }: Both) =>
    invite(foyer, made, { DisplayAddApplicant: 0, ApplicantID: invited.ids.ApplicantID }).then(
      () => 'opened',
      (error: unknown) => String(error),
    )

  it('opens by no link to another contact', async () => {
    const both = await begun()
    expect(await second(both)).toContain('InviteCoApplicantSubmitted')
    expect(keyOf(await sendPart(both.invited))).toBe('')
  })

  it('opens by another link, empty, once the first is withdrawn', async () => {
    const both = await begun()
    await withdraw(both)
    expect(await second(both)).toBe('opened')
  })
})
