import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { mostApplicants } from '@foyer/domain/co-applicants/rules.ts'
import { mostInvitesToContactADay } from '@foyer/domain/invites/limits.ts'
import { aJob } from '@foyer/domain/testing/records.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteLimits, LinkDelayed, sendInvites } from '../invites/index.ts'
import { startSession } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import {
  addCoApplicant,
  addDocument,
  type Borrower,
  contactsOf,
  fillAddresses,
  fillIdentification,
  fillIncomes,
  fillLists,
  type MadeApplication,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import {
  guidIn,
  type Invited,
  mailInvitation,
  openInvite,
  readyApplication,
  sendApplication,
  sendPart,
} from '../testing/invited.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { readReview } from '../testing/read-review.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqInvited: 1 })
})
afterAll(() => foyer.stop())

const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage

interface Couple {
  made: MadeApplication
  /** The second applicant, filled in by the main one. */
  luc: MadeApplication
}
let people = 0
const newAddress = () => {
  people += 1
  return `luc-${people}@example.ca`
}
/** Both parts are filled in by the main applicant, up to the review. */
const couple = async (given: Partial<Identification>, site = 'ours'): Promise<Couple> => {
  const made = await readyApplication(foyer, site)
  const contacts = await contactsOf(made)
  const luc = await addCoApplicant(made, {
    ...{ ...contacts, FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '130 692 544' },
    ...given,
  })
  await addDocument(luc, { IdentificationNumber: 'K9182736' })
  await fillLists(luc)
  await fillIncomes(luc, [aJob({ EmployerName: 'Scierie du Fjord', IncomeAmount: 43_210 })])
  return { made, luc }
}
/** Ticks the box of the second applicant too, as a forged call would. */
const forBoth = ({ made, luc }: Couple) => ({
  Consents: [made.mainApplicantId, luc.ids.ApplicantID].map((ApplicantID) => ({ ApplicantID, Accepted: 1 })),
})
const submit = (given: Couple, more: object = {}) => sendApplication(given.made, { ...forBoth(given), ...more })
const submitReview = async (given: Couple) => {
  foyer.clock.advance(60)
  await setApplication(foyer, given.made, { status: 1, request_review: 1 })
  const { borrower, ids } = given.made
  const IdempotencyKey = crypto.randomUUID()
  const body = { ...ids, ...(await readReview(given.made)), ...forBoth(given), IdempotencyKey }
  return borrower.client.callAnyhow('/api/mtgappReviewsubmit', body)
}
const ofDeal = ({ made: { ids } }: Couple) => ({
  SiteID: ids.SiteID,
  MortgageApplicationID: ids.MortgageApplicationID,
})
const exported = (given: Couple) => foyer.client().call('/broker-api/ExportDeal', ofDeal(given))
const loaded = (given: Couple) => foyer.client().call('/broker-api/LoadDeal', ofDeal(given))
const withdraw = ({ made }: Couple, InviteID: number) =>
  made.borrower.client.call('/api/MTGAPPWithdrawInvite', { ...made.ids, InviteID })
const openInvites = async ({ made }: Couple) =>
  (await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).OpenInvites ?? []

const inReview = { status: 1, request_review: 1 }
const lucs = { FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '' }

/** Leaves this borrower no link to an address today. */
const useUp = async ({ made }: Couple, address: string) => {
  const subject = `ours|${made.ids.UserID}|${address}`
  for (let count = 0; count < mostInvitesToContactADay; count += 1)
    await foyer.services.limiter.take(inviteLimits.toConsenting, subject, foyer.clock.now())
}
/** The job that the submission ordered just now. */
const orderOf = async (given: Couple) => ({
  ...{ siteId: 'ours', inviteId: (await openInvites(given))[0]?.InviteID ?? 0, userId: given.made.ids.UserID },
  ...{ network: '192.0.2.0/24', orderedAt: foyer.clock.now().toISOString() },
})
const deliver = (order: Awaited<ReturnType<typeof orderOf>>) =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    sendInvites(foyer.services).consentLink(trx, order, foyer.clock.now()),
  )
const statuses = async ({ made }: Couple) =>
  (await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)).InvitesHistory.map(({ Status }) => Status)
/** The same borrower in a browser with a new session. */
const signInAgain = async (borrower: Borrower): Promise<Borrower> => {
  const { siteId, userId } = borrower
  const token = await inSite(foyer.services.database.db, siteId, (trx) =>
    startSession(trx, foyer.services.keys.tokens, { siteId, userId, language: 1, now: foyer.clock.now() }),
  )
  const client = foyer.client()
  client.cookies.set(`sid-${siteId}`, token)
  return { ...borrower, client }
}
const dueLinks = ({ made }: Couple) =>
  inSite(foyer.services.database.db, 'ours', async (trx) =>
    (await trx.selectFrom('invites').select('link_due').where('application_id', '=', made.applicationId).execute()).map(
      ({ link_due }) => link_due,
    ),
  )

/** What belongs to their part alone. Ids, hashes and keys may contain any digits. */
const answers = ['130692544', 'Scierie du Fjord', '43210', 'K9182736']
const foundIn = (value: unknown) => {
  const text = JSON.stringify(value, (key, one: unknown) => (/ID$|Hash$|^Pdf$|At$/.test(key) ? undefined : one))
  return answers.filter((answer) => text.replace(/[\s\u00a0\u202f,]/g, '').includes(answer.replace(/\s/g, '')))
}
const pdfOf = ({ Pdf }: { Pdf: string }) => readPdf(Buffer.from(Pdf, 'base64')).text
const consenting = async (given: Couple) => {
  const { Submissions } = await exported(given)
  const [newest] = Submissions as { Consents: { ApplicantID: number }[] }[]
  return newest?.Consents.map(({ ApplicantID }) => ApplicantID)
}
const storedSins = async ({ made }: Couple): Promise<string[]> => {
  const { rows } = await inSite(foyer.services.database.db, 'ours', (trx) =>
    sql<{ submission_id: number; secrets: Buffer | null }>`select submission_id, secrets from submissions
      where application_id = ${made.applicationId}`.execute(trx),
  )
  return rows.flatMap(({ submission_id: row, secrets }) => {
    const place = { table: 'submissions', column: 'secrets', row, site: 'ours' }
    return secrets ? [foyer.services.crypto.decrypt(secrets, place)] : []
  })
}

/** The second applicant in a browser of their own, by the link that was sent to them. */
const open = async ({ made, luc }: Couple, guid: string): Promise<Invited> => {
  const { client, answer } = await openInvite(foyer, made, guid)
  expect(keyOf(answer)).toBe('')
  const { SiteID, MortgageApplicationID, ApplicantID } = luc.ids
  return { client, guid, inviteId: answer.InviteID, ids: { SiteID, UserID: '', MortgageApplicationID, ApplicantID } }
}

describe('the main applicant cannot consent for a person', () => {
  it('with an e-mail of their own, though no one invited them: their part is to come, and a link goes to them', async () => {
    const Email = newAddress()
    const given = await couple({ Email })
    expect(keyOf(await submit(given))).toBe('')
    expect(await consenting(given)).toEqual([given.made.mainApplicantId])
    const deal = await exported(given)
    expect(deal.Submissions).toMatchObject([{ Application: { Applicants: [{}, { FirstName: 'Luc', Incomes: [] }] } }])
    expect(foundIn([deal, await loaded(given), pdfOf(deal), await storedSins(given)])).toEqual([])
    expect(pdfOf(deal)).toContain('Part still to come.')
    const toBroker = await foyer.mailbox.arrived('ours@broker.example')
    expect(foundIn(toBroker.text)).toEqual([])
    expect((await foyer.mailbox.arrived(Email)).text).toContain('InviteCoApplicant')
    expect(await openInvites(given)).toMatchObject([{ ApplicantID: given.luc.ids.ApplicantID, Contact: Email }])
  })

  it('with a telephone of their own, who gets a text message', async () => {
    const given = await couple({ Mobile: '514-555-0171' })
    expect(keyOf(await submit(given))).toBe('')
    expect(await consenting(given)).toEqual([given.made.mainApplicantId])
    await open(given, guidIn(await foyer.phone.arrived('5145550171')))
  })

  it('who was invited, also after the invitation was withdrawn and their contacts were replaced', async () => {
    const given = await couple({})
    const to = newAddress()
    const SendData = {
      ...{ ...mailInvitation(to), MortgageApplicationID: given.made.applicationId },
      ...{ DisplayAddApplicant: 0, ApplicantID: given.luc.ids.ApplicantID },
    }
    const { SiteID, UserID } = given.made.ids
    const { InvitesHistory } = await given.made.borrower.client.call('/api/InviteCoApplicant', {
      ...{ SiteID, UserID, SendData },
    })
    await withdraw(given, InvitesHistory[0]?.InviteID ?? 0)
    expect(keyOf(await submit(given))).toBe('')
    expect(await consenting(given)).toEqual([given.made.mainApplicantId])
    const { Email } = await contactsOf(given.made)
    expect(await openInvites(given)).toMatchObject([{ ApplicantID: given.luc.ids.ApplicantID, Contact: Email }])
  })

  it('in a review either, once the person has an e-mail of their own', async () => {
    const given = await couple({})
    expect(keyOf(await submit(given))).toBe('')
    expect(await consenting(given)).toHaveLength(2)
    await setApplication(foyer, given.made, { status: 1, request_review: 1 })
    const Email = newAddress()
    await fillIdentification(given.luc, { Email, FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '' })
    expect(foundIn(await loaded(given))).toEqual([])
    expect(keyOf(await submitReview(given))).toBe('')
    expect(await consenting(given)).toEqual([given.made.mainApplicantId])
    expect((await foyer.mailbox.arrived(Email)).text).toContain('InviteCoApplicant')
  })

  it('but consents for one with the same e-mail and telephones', async () => {
    const given = await couple({})
    expect(keyOf(await sendApplication(given.made))).toBe('ConsentRequired')
    expect(keyOf(await submit(given))).toBe('')
    expect(await consenting(given)).toEqual([given.made.mainApplicantId, given.luc.ids.ApplicantID])
    expect(await openInvites(given)).toEqual([])
  })
})

describe('the link that a submission sends', () => {
  it('opens the part, which follows with the consent of its person, and is in the next submission', async () => {
    const Email = newAddress()
    const given = await couple({ Email })
    const first = { IdempotencyKey: 'first' }
    expect(keyOf(await submit(given, first))).toBe('')
    expect(keyOf(await submit(given, first))).toBe('')
    const invited = await open(given, guidIn(await foyer.mailbox.arrived(Email)))
    expect(keyOf(await sendPart(invited))).toBe('')
    const actor = `invite:${given.luc.ids.ApplicantID}`
    const { Invites, Application } = await loaded(given)
    expect(Invites).toMatchObject([
      {
        Part: { FirstName: 'Luc', Incomes: [{ EmployerName: 'Scierie du Fjord' }] },
        Consent: { Name: 'Luc Côté', Actor: actor },
      },
    ])
    expect(Application.Applicants[1]).toMatchObject({ Incomes: [{ EmployerName: 'Scierie du Fjord' }] })

    expect(keyOf(await submitReview(given))).toBe('')
    const { Submissions } = await exported(given)
    expect(Submissions[0]).toMatchObject({
      Consents: [{ Name: 'Ada Roy' }, { Name: 'Luc Côté', Actor: actor }],
    })
    // The invitation, and the thanks for the part.
    expect(foyer.mailbox.to(Email)).toHaveLength(2)
  })

  it('is not sent again while it is open, and again with a new submission once it was withdrawn', async () => {
    const Email = newAddress()
    const given = await couple({ Email })
    expect(keyOf(await submit(given))).toBe('')
    expect(keyOf(await submitReview(given))).toBe('')
    expect((await exported(given)).Invites).toHaveLength(1)
    const [first] = await openInvites(given)
    await withdraw(given, first?.InviteID ?? 0)
    expect(keyOf(await submitReview(given))).toBe('')
    await open(given, guidIn(await foyer.mailbox.arrived(Email, 2)))
    expect(await consenting(given)).toEqual([given.made.mainApplicantId])
  })

  it('does not depend on invitations that the main applicant sent before', async () => {
    const Email = newAddress()
    const given = await couple({ Email })
    const { SiteID, UserID } = given.made.ids
    const SendData = {
      ...{ ...mailInvitation(Email), MortgageApplicationID: given.made.applicationId },
      ...{ DisplayAddApplicant: 0, ApplicantID: given.luc.ids.ApplicantID },
    }
    const invite = () => given.made.borrower.client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    for (let sent = 0; sent < mostInvitesToContactADay; sent += 1) {
      expect(keyOf(await invite())).toBe('')
      const [invited] = await openInvites(given)
      await withdraw(given, invited?.InviteID ?? 0)
    }
    expect(keyOf(await invite())).toBe('TooManyRequests')
    expect(keyOf(await submit(given))).toBe('')
    expect(await openInvites(given)).toHaveLength(1)
  })

  it('ends with a contact that is corrected in a review, and the new contact receives one', async () => {
    const [wrong, right] = [newAddress(), newAddress()]
    const given = await couple({ Email: wrong })
    expect(keyOf(await submit(given))).toBe('')
    const guid = guidIn(await foyer.mailbox.arrived(wrong))
    await open(given, guid)
    await setApplication(foyer, given.made, { status: 1, request_review: 1 })
    await fillIdentification(given.luc, { ...lucs, Email: right })
    expect(keyOf(await submitReview(given))).toBe('')
    expect(keyOf((await openInvite(foyer, given.made, guid)).answer)).toBe('InviteCoApplicantSubmitted')
    await open(given, guidIn(await foyer.mailbox.arrived(right)))
    expect(await openInvites(given)).toMatchObject([{ Contact: right }])
    const { Applicants } = await given.made.borrower.client.call('/api/MTGAPPLoad', given.made.ids)
    expect(Applicants[1]).toMatchObject({ Incomes: [{ EmployerName: 'Scierie du Fjord' }] })
  })

  it('stays with a holder who has saved answers of their own, whatever contact they entered', async () => {
    const [first, own] = [newAddress(), newAddress()]
    const given = await couple({ Email: first })
    expect(keyOf(await submit(given))).toBe('')
    const invited = await open(given, guidIn(await foyer.mailbox.arrived(first)))
    const theirs = { ...given.luc, borrower: { ...given.luc.borrower, client: invited.client }, ids: invited.ids }
    foyer.clock.advance(1)
    await fillIdentification(theirs, { ...lucs, Email: own })
    expect(keyOf(await submitReview(given))).toBe('')
    expect(await openInvites(given)).toMatchObject([{ Contact: first }])
  })

  it.each([
    ['a contact that is no longer the person’s', inReview, newAddress],
    ['a deal that is decided', { status: 5, request_review: 0 }, () => undefined],
  ])('is not sent late to %s', async (_, changes, corrected: () => string | undefined) => {
    const Email = newAddress()
    const given = await couple({ Email })
    await useUp(given, Email)
    expect(keyOf(await submit(given))).toBe('')
    const order = await orderOf(given)
    const to = corrected()
    await setApplication(foyer, given.made, inReview)
    if (to !== undefined) await fillIdentification(given.luc, { ...lucs, Email: to })
    await setApplication(foyer, given.made, changes)
    foyer.clock.advance(24 * 60 * 60)
    await deliver(order)
    expect(foyer.mailbox.to(Email)).toEqual([])
    expect(await dueLinks(given)).toEqual([true])
  })

  it('is delayed past the limit of invitations, which refuses no submission', async () => {
    const Email = newAddress()
    const last = await couple({ Email })
    await useUp(last, Email)
    expect(keyOf(await submit(last))).toBe('')
    const [invited] = await openInvites(last)
    expect(invited).toMatchObject({ Contact: Email })
    const order = await orderOf(last)
    await expect(deliver(order)).rejects.toThrow(LinkDelayed)
    expect(await statuses(last)).toEqual(['Delayed'])
    expect(foyer.log.filter((line) => line.includes('job-failed'))).toEqual([])
    expect(foyer.mailbox.to(Email)).toEqual([])
    foyer.clock.advance(24 * 60 * 60)
    await deliver(order)
    await deliver(order)
    await open(last, guidIn(await foyer.mailbox.arrived(Email)))
    const later = { ...last, made: { ...last.made, borrower: await signInAgain(last.made.borrower) } }
    expect(await statuses(later)).toEqual(['Opened'])
  })

  it('that expired after it was opened is sent again by the main applicant, and nothing is erased', async () => {
    const Email = newAddress()
    const given = await couple({ Email })
    expect(keyOf(await submit(given))).toBe('')
    const guid = guidIn(await foyer.mailbox.arrived(Email))
    await open(given, guid)
    foyer.clock.advance(15 * 24 * 60 * 60)
    expect(keyOf((await openInvite(foyer, given.made, guid)).answer)).toBe('InviteCoApplicantExpired')
    const theirs = { ...given, made: { ...given.made, borrower: await signInAgain(given.made.borrower) } }
    const [invited] = await openInvites(theirs)
    const again = { ...given.made.ids, InviteID: invited?.InviteID ?? 0 }
    expect(keyOf(await theirs.made.borrower.client.callAnyhow('/api/ReInviteCoApplicant', again))).toBe('')
    const renewed = await open(given, guidIn(await foyer.mailbox.arrived(Email, 2)))
    expect(keyOf(await sendPart(renewed))).toBe('')
    const { Invites } = await loaded(given)
    expect(Invites).toMatchObject([{ Part: { Incomes: [{ EmployerName: 'Scierie du Fjord' }] } }])
  })

  it('arrives whatever other borrowers sent to the same address', async () => {
    const Email = newAddress()
    for (let count = 1; count <= mostInvitesToContactADay + 1; count += 1) {
      expect(keyOf(await submit(await couple({ Email })))).toBe('')
      await foyer.mailbox.arrived(Email, count)
    }
  })

  it('counts each person against the borrower’s invitations of a day', async () => {
    const made = await readyApplication(foyer, 'ours')
    const contacts = await contactsOf(made)
    const addresses = Array.from({ length: mostApplicants - 1 }, newAddress)
    for (const Email of addresses) {
      const other = await addCoApplicant(made, { ...contacts, Email, FirstName: Email, RelationshipDD: 6 })
      await addDocument(other)
      await fillLists(other)
    }
    const { limiter } = foyer.services
    const subject = `ours|${made.ids.UserID}`
    expect(keyOf(await sendApplication(made))).toBe('')
    for (const address of addresses) await foyer.mailbox.arrived(address)
    expect(await limiter.count(inviteLimits.ofUser, subject, foyer.clock.now())).toBe(addresses.length)
  })
})

describe('a broker who needs every part first', () => {
  it('gets no submission before a person with an e-mail of their own has consented', async () => {
    const Email = newAddress()
    const given = await couple({ Email }, 'strict')
    expect(await submit(given)).toMatchObject({
      ReturnStatus: { ReturnMessage: 'ApplicationIncomplete' },
      Errors: [{ Field: 'Applicants.1', Key: 'InvitedPersonNotDone' }],
    })
    const { SiteID, UserID } = given.made.ids
    const SendData = {
      ...{ Recipients: Email, MtgAppLinkID: 1, MortgageApplicationID: given.made.applicationId },
      ...{ DisplayAddApplicant: 0, ApplicantID: given.luc.ids.ApplicantID },
    }
    const { client } = given.made.borrower
    expect(keyOf(await client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData }))).toBe('')
    expect((await submit(given)).ReturnStatus.ReturnMessage).toBe('ApplicationIncomplete')
    const invited = await open(given, guidIn(await foyer.mailbox.arrived(Email)))
    expect(keyOf(await sendPart(invited))).toBe('')
    expect(keyOf(await submit(given))).toBe('')
    expect(await consenting(given)).toEqual([given.made.mainApplicantId, given.luc.ids.ApplicantID])
  })

  it('can be given the link of such a person in a review too, where no one else is invited', async () => {
    const given = await couple({}, 'strict')
    expect(keyOf(await submit(given))).toBe('')
    await setApplication(foyer, given.made, { status: 1, request_review: 1 })
    const Email = newAddress()
    const invite = (ApplicantID: number) => {
      const { SiteID, UserID } = given.made.ids
      const SendData = {
        ...{ Recipients: Email, MtgAppLinkID: 1, MortgageApplicationID: given.made.applicationId },
        ...{ DisplayAddApplicant: 0, ApplicantID },
      }
      return given.made.borrower.client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    }
    expect(keyOf(await invite(given.luc.ids.ApplicantID))).toBe('StepNotOpen')
    await fillIdentification(given.luc, { Email, FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '' })
    expect(keyOf(await submitReview(given))).toBe('ApplicationIncomplete')
    expect(keyOf(await invite(given.luc.ids.ApplicantID))).toBe('')
    await open(given, guidIn(await foyer.mailbox.arrived(Email)))
  })
})

describe('a part that the main applicant filled in for a person with an e-mail of their own', () => {
  it('is not among the facts that an insurer receives', async () => {
    const given = await couple({ Email: newAddress() })
    expect(keyOf(await submit(given))).toBe('')
    await foyer.client().call('/broker-api/SaveDeal', {
      ...ofDeal(given),
      ...{ LenderName: 'Bank', Amortization: 300, Term: 60, InterestRate: 4.5, PaymentFrequency: 1 },
    })
    const { CliApplicationId: id = 0 } = (await foyer
      .client()
      .callAnyhow('/broker-api/CreateInsuranceApplication', ofDeal(given))) as { CliApplicationId?: number }
    const rows = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('cli_applications').selectAll().where('cli_application_id', '=', id).execute(),
    )
    expect(JSON.stringify(rows)).toContain('Ada')
    expect(JSON.stringify(rows)).not.toContain('Luc')
  })
  it('can still be changed by them after the submission, by their link', async () => {
    const Email = newAddress()
    const given = await couple({ Email })
    expect(keyOf(await submit(given))).toBe('')
    const invited = await open(given, guidIn(await foyer.mailbox.arrived(Email)))
    const theirs = { ...given.luc, borrower: { ...given.luc.borrower, client: invited.client }, ids: invited.ids }
    expect(await fillAddresses(theirs)).toHaveLength(1)
    const byMain = await given.made.borrower.client.callAnyhow('/api/MTGAPPDoneIncome', given.luc.ids)
    expect(keyOf(byMain)).toBe('ApplicationSubmitted')
  })
})
