import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { todayOf } from '../ports/clock.ts'
import type { MadeApplication } from './application-builders.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/** What an invitation by e-mail says where a test has nothing of its own to say. */
export const mailInvitation = (to: string) => ({
  Recipients: to,
  EmailSubject: 'Our mortgage',
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

/** Invites somebody by mail and opens their link in a browser of their own. */
export const invite = async (
  foyer: TestFoyer,
  application: MadeApplication,
  more: { DisplayMortgage?: number; DisplayAddApplicant?: number; ApplicantID?: number } = {},
): Promise<Invited> => {
  people += 1
  const to = `invited-${people}@example.ca`
  const { SiteID, UserID, MortgageApplicationID } = application.ids
  const SendData = { ...mailInvitation(to), MortgageApplicationID, ...more }
  succeeded('invite', await application.borrower.client.call('/api/InviteCoApplicant', { SiteID, UserID, SendData }))
  const guid = guidIn(await foyer.mailbox.arrived(to))
  const { client, answer } = await openInvite(foyer, application, guid)
  const { CurrentApplicantID: ApplicantID, InviteID: inviteId } = succeeded('open', answer)
  return { client, guid, inviteId, ids: { SiteID, UserID: '', MortgageApplicationID, ApplicantID } }
}

/** Adds themself, as the first page of the link does. */
export const join = async (invited: Invited, given: Partial<Identification> = {}): Promise<Invited> => {
  const [other] = coupleRefinancingInQuebec(todayOf(new Date())).others
  const Identification = { ...other?.identification, ...given }
  const body = { ...invited.ids, ApplicantID: 0, Identification }
  const { ApplicantID } = succeeded('join', await invited.client.call('/api/MTGAPPAddCoApplicant', body))
  return { ...invited, ids: { ...invited.ids, ApplicantID } }
}

/** An invited person as the builders of applications fill in applicants. */
export const asApplicant = (application: MadeApplication, { client, ids }: Invited): MadeApplication => ({
  ...application,
  borrower: { ...application.borrower, client },
  ids,
})
