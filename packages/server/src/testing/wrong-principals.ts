import { randomBytes } from 'node:crypto'
import type { AccessRule } from '@foyer/contract/kit/access.ts'
import { randomId } from '../kit/hash.ts'
import { hashOfToken, startSession } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import { type Borrower, makeBorrower } from './builders.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/** What the owner of the target would send. */
export interface Target {
  owner: Borrower
  otherSite: string
  ids: Record<string, unknown>
}

export interface WrongCaller {
  name: string
  client: Client
  /** Ids that differ from the target's, for callers with their own. */
  ids: Record<string, unknown>
  kind: 'nobody' | 'stranger' | 'invited' | 'co-invited' | 'recipient' | 'signer'
  /** Has a session of another user than the ids; a call without a UserID cannot detect it. */
  isSignedIn?: true
}

const siteCookie = (siteId: string) => `sid-${siteId}`

/** Every caller who must not succeed with the target's ids. Each is made fresh; none is the owner. */
export const wrongCallers = async (foyer: TestFoyer, { owner, otherSite, ids }: Target): Promise<WrongCaller[]> => {
  const { siteId } = owner
  const applicationId = Number(ids.MortgageApplicationID)
  const stranger = await makeBorrower(foyer, siteId)
  const foreigner = await makeBorrower(foyer, otherSite)
  const token = (borrower: Borrower) => borrower.client.cookies.get(siteCookie(borrower.siteId)) ?? ''
  const withCookie = (name: string, value: string) => {
    const client = foyer.client()
    client.cookies.set(name, value)
    return client
  }
  return [
    { name: 'nobody', client: foyer.client(), ids, kind: 'nobody' },
    { name: 'a made-up cookie', client: withCookie(siteCookie(siteId), 'A'.repeat(43)), ids, kind: 'nobody' },
    {
      name: "another user with the owner's UserID",
      client: withCookie(siteCookie(siteId), token(stranger)),
      ids,
      kind: 'nobody',
      isSignedIn: true,
    },
    {
      name: 'another user with their own UserID',
      client: withCookie(siteCookie(siteId), token(stranger)),
      ids: { ...ids, UserID: stranger.userId },
      kind: 'stranger',
    },
    {
      name: "a user of another site, with that site's cookie",
      client: withCookie(siteCookie(otherSite), token(foreigner)),
      ids,
      kind: 'nobody',
    },
    {
      name: 'a user of another site, its cookie renamed',
      client: withCookie(siteCookie(siteId), token(foreigner)),
      ids: { ...ids, UserID: foreigner.userId },
      kind: 'nobody',
    },
    {
      name: 'an ended session',
      client: withCookie(siteCookie(siteId), await endedSession(foyer, siteId, owner)),
      ids,
      kind: 'nobody',
    },
    {
      name: 'a visitor session without a user',
      client: withCookie(siteCookie(siteId), await sessionFor(foyer, siteId, null)),
      ids,
      kind: 'nobody',
    },
    {
      name: 'a person invited to another applicant',
      client: withCookie(siteCookie(siteId), await granted(foyer, siteId, 'invite')),
      ids,
      kind: 'invited',
    },
    ...(await Promise.all(
      invitations.map(async ({ name, ...more }) => ({
        name,
        client: withCookie(siteCookie(siteId), await invited(foyer, siteId, { ...more, applicationId })),
        ids: { ...ids, UserID: '' },
        kind: more.kind,
      })),
    )),
    {
      name: 'a document recipient',
      client: withCookie(siteCookie(siteId), await granted(foyer, siteId, 'recipient')),
      ids,
      kind: 'recipient',
    },
    {
      name: 'a signer of another document',
      client: withCookie(siteCookie(siteId), await granted(foyer, siteId, 'signer')),
      ids,
      kind: 'signer',
    },
  ]
}

type Invitation = Partial<Record<'submitted_at' | 'withdrawn_at', Date>> & { applicant_id: number }

/** Invitations to the target's application that do not open the target's applicant. */
const invitations: ({ name: string; kind: 'invited' | 'co-invited' } & Invitation)[] = [
  { name: 'a person invited to be another applicant of it', kind: 'co-invited', applicant_id: randomId() },
  { name: 'a person invited to it who is no applicant yet', kind: 'co-invited', applicant_id: 0 },
  {
    name: 'a person whose invitation was taken back',
    kind: 'invited',
    applicant_id: randomId(),
    withdrawn_at: new Date(),
  },
  { name: 'a person who has sent their part', kind: 'invited', applicant_id: randomId(), submitted_at: new Date() },
]

const invited = async (
  foyer: TestFoyer,
  siteId: string,
  { applicationId, applicant_id, submitted_at, withdrawn_at }: Invitation & { applicationId: number },
) => {
  const invite_id = randomId()
  const now = foyer.clock.now()
  await inSite(foyer.services.database.db, siteId, (trx) =>
    trx
      .insertInto('invites')
      .values({
        ...{ site_id: siteId, invite_id, application_id: applicationId, applicant_id, method: 'Email' as const },
        ...{ contact: 'a@b.ca', body: '', language: 1, profile: 1, display_mortgage: 1 },
        ...{
          token_hash: randomBytes(32),
          created_at: now,
          sent_at: now,
          expires_at: new Date(now.getTime() + 3_600_000),
        },
        ...(submitted_at && { submitted_at }),
        ...(withdrawn_at && { withdrawn_at }),
      })
      .execute(),
  )
  return granted(foyer, siteId, 'invite', { application_id: applicationId, applicant_id: null, invite_id })
}

/**
 * The expected reply to a caller. Undefined: the caller may call it for themselves (their own UserID, and no id of
 * the target deeper than the site), or for the shared part of the application they are invited to.
 */
export const expectationFor = (
  { principals, owns }: AccessRule,
  caller: WrongCaller,
  namesApplicant: boolean,
): 'denied' | 'no-access' | 'security' | undefined => {
  if (owns === 'insurance') return 'security'
  if (caller.kind === 'stranger' && owns === 'site') return undefined
  if (caller.kind === 'signer') return principals.includes('signer') ? 'no-access' : 'denied'
  if (caller.kind === 'stranger' && !principals.includes('user')) return 'denied'
  if (caller.isSignedIn && owns === 'request') return 'no-access'
  if (caller.kind === 'recipient') return principals.includes('recipient') ? 'no-access' : 'denied'
  if (caller.kind === 'co-invited' && principals.includes('invite')) return namesApplicant ? 'no-access' : undefined
  if (caller.kind === 'invited' || caller.kind === 'co-invited')
    return principals.includes('invite') ? 'no-access' : 'denied'
  return caller.kind === 'stranger' && principals.includes('user') ? 'no-access' : 'denied'
}

const sessionFor = (foyer: TestFoyer, siteId: string, userId: string | null) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    startSession(trx, foyer.services.keys.tokens, { siteId, userId, language: 1, now: foyer.clock.now() }),
  )

const endedSession = async (foyer: TestFoyer, siteId: string, owner: Borrower) => {
  const token = await sessionFor(foyer, siteId, owner.userId)
  await inSite(foyer.services.database.db, siteId, (trx) =>
    trx.deleteFrom('sessions').where('token_hash', '=', hashOfToken(foyer.services.keys.tokens, token)).execute(),
  )
  return token
}

const elsewhere = () => ({
  application_id: randomId(),
  applicant_id: randomId() as number | null,
  invite_id: randomId(),
})

const granted = async (foyer: TestFoyer, siteId: string, kind: 'invite' | 'recipient' | 'signer', to = elsewhere()) => {
  const token = await sessionFor(foyer, siteId, null)
  await inSite(foyer.services.database.db, siteId, (trx) =>
    trx
      .insertInto('grants')
      .values({
        site_id: siteId,
        token_hash: hashOfToken(foyer.services.keys.tokens, token),
        kind,
        subject: 'elsewhere',
        ...to,
        expires_at: new Date(foyer.clock.now().getTime() + 3_600_000),
      })
      .execute(),
  )
  return token
}
