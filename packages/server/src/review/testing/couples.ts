import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { mostInvitesToContactADay } from '@foyer/domain/invites/limits.ts'
import { aJob } from '@foyer/domain/testing/records.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { inviteLimits, sendInvites } from '../../invites/index.ts'
import { startSession } from '../../kit/session.ts'
import { inSite } from '../../kit/transaction.ts'
import {
  addCoApplicant,
  addDocument,
  type Borrower,
  contactsOf,
  fillIncomes,
  fillLists,
  type MadeApplication,
  setApplication,
} from '../../testing/builders.ts'
import { type Invited, mailInvitation, openInvite, readyApplication, sendApplication } from '../../testing/invited.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { readReview } from '../../testing/read-review.ts'
import type { TestFoyer } from '../../testing/start-test-foyer.ts'

export interface Couple {
  made: MadeApplication
  /** The second applicant, filled in by the main one. */
  luc: MadeApplication
}

/** What is set on an application that its broker sent back for a review. */
export const inReview = { status: 1, request_review: 1 }

/** Couples whose parts are both filled in by the main applicant, and what happens to their consents. */
export const couplesIn = (foyer: TestFoyer) => {
  const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage

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
  const exported = async (given: Couple) => {
    const { Deal, Pdf } = await foyer.client().call('/broker-api/ExportDeal', ofDeal(given))
    return { ...Deal, Pdf }
  }
  const loaded = (given: Couple) => foyer.client().call('/broker-api/LoadDeal', ofDeal(given))
  const withdraw = ({ made }: Couple, InviteID: number) =>
    made.borrower.client.call('/api/MTGAPPWithdrawInvite', { ...made.ids, InviteID })
  const openInvites = async ({ made }: Couple) =>
    (await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).OpenInvites ?? []

  /** The main applicant invites the second one to their part, by the usual action. */
  const inviteByHand = async ({ made, luc }: Couple, address: string) => {
    const { SiteID, UserID } = made.ids
    const SendData = {
      ...{ ...mailInvitation(address), MortgageApplicationID: made.applicationId },
      ...{ DisplayAddApplicant: 0, ApplicantID: luc.ids.ApplicantID },
    }
    const answer = await made.borrower.client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    expect(keyOf(answer)).toBe('')
  }

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
      (
        await trx.selectFrom('invites').select('link_due').where('application_id', '=', made.applicationId).execute()
      ).map(({ link_due }) => link_due),
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
      const place = { table: 'submissions', column: 'secrets', row, site: 'ours' } as const
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
  return {
    ofDeal,
    keyOf,
    couple,
    submit,
    submitReview,
    exported,
    loaded,
    withdraw,
    openInvites,
    inviteByHand,
    useUp,
    orderOf,
    deliver,
    statuses,
    signInAgain,
    dueLinks,
    foundIn,
    pdfOf,
    consenting,
    storedSins,
    open,
    newAddress,
  }
}
