import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { invitedDoneCalls } from '@foyer/domain/testing/done-calls.ts'
import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { todayOf } from '../ports/clock.ts'
import {
  fillAddresses,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
} from './application-builders.ts'
import { makeBorrower } from './builders.ts'
import { readPartReview, readReview } from './read-review.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/** The default invitation by e-mail of a test. */
export const mailInvitation = (to: string) => ({
  Recipients: to,
  EmailBody: 'Please fill in your part.',
  MtgAppLinkID: 1,
})

export interface Invited {
  client: Client
  guid: string
  inviteId: number
  /** The ids of an invited person's calls; ApplicantID 0 until they have joined. */
  ids: { SiteID: string; UserID: string; MortgageApplicationID: number; ApplicantID: number }
}

let people = 0

const succeeded = <A extends { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }>(
  name: string,
  answer: A,
): A => {
  if (answer.ReturnStatus.ReturnCode === 200) return answer
  throw new Error(`${name}: ${JSON.stringify(answer)}`)
}

/** The guid of the link in a mail or a text message. */
export const guidIn = ({ text }: { text: string }): string => {
  const guid = /InviteCoApplicant\/\d+\/([0-9a-f]{32})/.exec(text)?.[1]
  if (guid === undefined) throw new Error('the message has no link')
  return guid
}

export const openInvite = async (
  foyer: TestFoyer,
  application: MadeApplication,
  guid: string,
  client = foyer.client(),
) => {
  const { SiteID, MortgageApplicationID } = application.ids
  const answer = await client.call('/api/MTGAPPLoadInvite', { SiteID, MortgageApplicationID, ApplicantID: 0, guid })
  return { client, answer }
}

/** Invites a person by mail and opens their link in a new browser. */
export const invite = async (
  foyer: TestFoyer,
  application: MadeApplication,
  more: InvitationOptions = {},
): Promise<Invited> => {
  const { SiteID, MortgageApplicationID } = application.ids
  const guid = await sendInvitation(foyer, application, more)
  const { client, answer } = await openInvite(foyer, application, guid)
  const { CurrentApplicantID: ApplicantID, InviteID: inviteId } = succeeded('open', answer)
  return { client, guid, inviteId, ids: { SiteID, UserID: '', MortgageApplicationID, ApplicantID } }
}

interface InvitationOptions {
  DisplayMortgage?: number
  DisplayAddApplicant?: number
  ApplicantID?: number
  LanguageID?: 1 | 2
}

/** Sends an invitation to a new address; returns the key of its link, which no one has opened. */
export const sendInvitation = async (
  foyer: TestFoyer,
  application: MadeApplication,
  more: InvitationOptions = {},
): Promise<string> => {
  people += 1
  const to = `invited-${people}@example.ca`
  const { SiteID, UserID, MortgageApplicationID } = application.ids
  const SendData = { ...mailInvitation(to), MortgageApplicationID, ...more }
  succeeded('invite', await application.borrower.client.call('/api/InviteCoApplicant', { SiteID, UserID, SendData }))
  return guidIn(await foyer.mailbox.arrived(to))
}

/** Adds the person, as the first page of the link does. */
export const join = async (invited: Invited, given: Partial<Identification> = {}): Promise<Invited> => {
  const [other] = coupleRefinancingInQuebec(todayOf(new Date())).others
  const Identification = { ...other?.identification, ...given }
  const body = { ...invited.ids, ApplicantID: 0, Identification }
  const { ApplicantID } = succeeded('join', await invited.client.call('/api/MTGAPPAddCoApplicant', body))
  return { ...invited, ids: { ...invited.ids, ApplicantID } }
}

/** An invited person in the form that the application builders fill in. */
export const asApplicant = (application: MadeApplication, { client, ids }: Invited): MadeApplication => ({
  ...application,
  borrower: { ...application.borrower, client },
  ids,
})

/** An application whose main applicant has completed everything up to the review. */
export const readyApplication = async (foyer: TestFoyer, siteId: string): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, siteId))
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy' })
  await fillLists(made)
  await fillMortgageRequest(made)
  return made
}

/** Fills in every step of a person who has joined. */
export const fillPart = async (application: MadeApplication, invited: Invited): Promise<void> => {
  await fillAddresses(asApplicant(application, invited))
  for (const path of invitedDoneCalls) succeeded(path, await invited.client.call(path, invited.ids))
}

/** An invited person who has completed everything and not sent it. */
export const completePart = async (
  foyer: TestFoyer,
  application: MadeApplication,
  more: InvitationOptions = {},
  given: Partial<Identification> = {},
): Promise<Invited> => {
  const invited = await join(await invite(foyer, application, more), {
    FirstName: 'Luc',
    LastName: 'Côté',
    RelationshipDD: 6,
    Email: 'luc.cote@example.ca',
    SIN: '046 454 286',
    ...given,
  })
  await fillPart(application, invited)
  return invited
}

/** Reads their review and sends their part with their consent; may be refused. */
export const sendPart = async (invited: Invited, more: object = {}) => {
  const { client, ids, guid } = invited
  const review = await readPartReview(invited)
  const body = { ...ids, guid, Accepted: 1, IdempotencyKey: 'k-1', ...review, ...more }
  return client.callAnyhow('/api/MTGAppSubmitInvite', body)
}

/** Reads the review and submits the application with the main applicant's consent; may be refused. */
export const sendApplication = async (application: MadeApplication, more: object = {}) =>
  application.borrower.client.callAnyhow('/api/mtgappsubmit', {
    ...application.ids,
    ...(await readReview(application)),
    Consents: [{ ApplicantID: application.mainApplicantId, Accepted: 1 }],
    ...more,
  })
