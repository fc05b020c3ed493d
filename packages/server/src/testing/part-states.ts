import { listKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { PartState } from '@foyer/domain/parts/rights.ts'
import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress, anOwnedMortgage, aProperty, recordsOf } from '@foyer/domain/testing/records.ts'
import { sql } from 'kysely'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { allMailsSent } from './all-mails-sent.ts'
import {
  addCoApplicant,
  addDocument,
  fillEveryList,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  setApplication,
} from './builders.ts'
import { asApplicant, guidIn, type Invited, invite, join, openInvite, sendPart } from './invited.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** An application with a second applicant whose part is in one state, and everyone who may try to change it. */
export interface PartCase {
  made: MadeApplication
  /** The ids of the main applicant's calls on that part. */
  ids: MadeApplication['ids']
  /** Invited to the part; the invitation is open in some states, else withdrawn. */
  invited: Invited
  /** Invited to the part, and has sent it; only in some states. */
  sender?: Invited
  /** Invited to another part, and has not joined yet. */
  other: Invited
}

/** Lists with two records each, so that both twins of a call have one to delete. */
const twice = <T>(one: T): T[] => [one, one]
const lists = {
  addresses: [
    anApplicantAddress(),
    ...[12, 24].map((MonthsAtAddress) => anApplicantAddress({ ApplicantAddressTypeDD: 1, MonthsAtAddress })),
  ],
  ...Object.fromEntries(listKinds.map(({ kind, list }) => [list.toLowerCase(), twice(recordsOf[kind][0])])),
  properties: twice(aProperty({ Mortgages: twice(anOwnedMortgage()) })),
}

const fillPart = async (applicant: MadeApplication) => {
  await addDocument(applicant)
  await addDocument(applicant)
  await fillEveryList(applicant, lists)
}

const begin = async (foyer: TestFoyer, siteId: string): Promise<MadeApplication> => {
  const persona = coupleRefinancingInQuebec(todayOf(foyer.clock.now()))
  const made = await makeApplication(await makeBorrower(foyer, siteId), persona.interview, persona.address)
  await makeDocumentRequest(foyer, siteId, made, { Items: [{ Type: 14, Required: 0 }] })
  await fillIdentification(made, { ...persona.main.identification, SIN: '' })
  await fillLists(made)
  await fillMortgageRequest(made, persona.request)
  return made
}

const withdraw = async ({ borrower, ids }: MadeApplication, { inviteId: InviteID }: Invited) => {
  await borrower.client.call('/api/MTGAPPWithdrawInvite', { ...ids, InviteID })
}

/** A person added by the main applicant, who fills in their part after the invitation was withdrawn. */
const ownPart = async (foyer: TestFoyer, made: MadeApplication) => {
  const { ids } = await addCoApplicant(made, { RelationshipDD: 6 })
  const invited = await invite(foyer, made, { DisplayAddApplicant: 0, ApplicantID: ids.ApplicantID })
  await withdraw(made, invited)
  await fillIdentification({ ...made, ids }, { RelationshipDD: 6, SIN: '' })
  await fillPart({ ...made, ids })
  return { ids, invited }
}

const invitedPart = async (foyer: TestFoyer, made: MadeApplication) => {
  const invited = await join(await invite(foyer, made), { RelationshipDD: 6 })
  await fillPart(asApplicant(made, invited))
  return { ids: { ...made.ids, ApplicantID: invited.ids.ApplicantID }, invited }
}

const sentPart = async (foyer: TestFoyer, made: MadeApplication) => {
  const { ids, invited } = await invitedPart(foyer, made)
  const { ReturnStatus } = await sendPart(invited)
  if (ReturnStatus.ReturnCode !== 200) throw new Error(`sendPart: ${ReturnStatus.ReturnMessage}`)
  return { ids, invited, sender: invited }
}

/** Changes a part in the database, without the server. */
export const forgePart = (foyer: TestFoyer, { SiteID, ApplicantID }: MadeApplication['ids']) =>
  inSite(foyer.services.database.db, SiteID, (trx) =>
    sql`update applicants set identification = identification || '{"FirstName": "Mallory"}'
        where site_id = ${SiteID} and applicant_id = ${ApplicantID}`.execute(trx),
  )

const changedPart = async (foyer: TestFoyer, made: MadeApplication) => {
  const sent = await sentPart(foyer, made)
  await forgePart(foyer, sent.ids)
  return sent
}

/** Asks the person of a changed part again, and opens the new link. */
export const askAgain = async (foyer: TestFoyer, made: MadeApplication, sender: Invited): Promise<Invited> => {
  const { SiteID, UserID, MortgageApplicationID } = made.ids
  const { InvitesHistory } = await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)
  const to = InvitesHistory.find(({ InviteID }) => InviteID === sender.inviteId)?.Contact ?? ''
  // The mail about the part that was sent may be on its way.
  await allMailsSent(foyer)
  const before = foyer.mailbox.to(to).length
  // Submissions of one part need different times.
  foyer.clock.advance(60)
  await made.borrower.client.call('/api/ReInviteCoApplicant', {
    ...{ SiteID, UserID, MortgageApplicationID },
    InviteID: sender.inviteId,
  })
  const guid = guidIn(await foyer.mailbox.arrived(to, before + 1))
  const { client, answer } = await openInvite(foyer, made, guid)
  return { client, guid, inviteId: answer.InviteID, ids: sender.ids }
}

const reopenedPart = async (foyer: TestFoyer, made: MadeApplication) => {
  const { ids, sender } = await changedPart(foyer, made)
  return { ids, sender, invited: await askAgain(foyer, made, sender) }
}

const returned = { status: 0, request_review: 1, display_mortgage: 1 }
const ways: Record<
  PartState,
  { part: (foyer: TestFoyer, made: MadeApplication) => Promise<Omit<PartCase, 'made' | 'other'>>; columns?: object }
> = {
  open: { part: ownPart },
  invited: { part: invitedPart },
  sent: { part: sentPart },
  changed: { part: changedPart },
  reopened: { part: reopenedPart },
  submitted: { part: ownPart, columns: { status: 0 } },
  submittedSent: { part: sentPart, columns: { status: 0 } },
  late: { part: invitedPart, columns: { status: 0 } },
  lateReopened: { part: reopenedPart, columns: { status: 0 } },
  returned: { part: ownPart, columns: returned },
  // Of a deal that was decided: parts arrive again in a review.
  returnedInvited: { part: invitedPart, columns: { ...returned, status: 2 } },
}

/** Makes an application with the second applicant's part in this state. */
export const makePartCase = async (foyer: TestFoyer, siteId: string, state: PartState): Promise<PartCase> => {
  const made = await begin(foyer, siteId)
  const { part, columns } = ways[state]
  const other = await invite(foyer, made)
  const given = await part(foyer, made)
  if (columns) await setApplication(foyer, made, columns)
  await allMailsSent(foyer)
  // Later than the time in which a request counts as repeated, and an invitation may not be resent.
  foyer.clock.advance(120)
  return { made, other, ...given }
}
