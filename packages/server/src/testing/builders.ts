import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { legalKinds, shippedVersions } from '@foyer/domain/legal/shipped.ts'
import { randomPublicId } from '../kit/hash.ts'
import { startSession } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/** Builders for seeds, personas and fixtures: each uses the public calls where it can, and returns what it made. */
export const makeSite = async (
  foyer: TestFoyer,
  siteId: string,
  { Credits, ...settings }: BodyOf<'/broker-api/SaveSite'>['Settings'] & { Credits?: number } = {},
) => {
  const answer = await foyer.client().call('/broker-api/SaveSite', {
    SiteID: siteId,
    Settings: settings,
    Link: {
      PrimaryColor: '#7a1f5c',
      AgentProfile: {
        ActiveFlag: 1,
        FirstName: 'Marie',
        LastName: 'Tremblay',
        Title: 'Mortgage broker',
        TitleFr: 'Courtière hypothécaire',
        AgentLic: 'M12345678',
        WorkPhone: '4165550123',
        Email: `${siteId}@broker.example`,
        BrokerageName: 'Tremblay Hypothèques',
      },
    },
  })
  if (answer.ReturnStatus.ReturnCode !== 200) throw new Error(`makeSite: ${answer.ReturnStatus.ReturnMessage}`)
  if (Credits !== undefined) await foyer.client().call('/broker-api/SaveCredits', { SiteID: siteId, Credits })
  return { siteId, brokerEmail: `${siteId}@broker.example` }
}

/** Opens a site of a production server: approves the four shipped texts. */
export const approveLegalTexts = async (foyer: TestFoyer, siteId: string): Promise<void> => {
  for (const Kind of legalKinds) {
    const body = { SiteID: siteId, Kind, Version: shippedVersions[Kind] }
    const { ReturnStatus } = await foyer.client().call('/broker-api/ApproveLegalText', body)
    if (ReturnStatus.ReturnCode !== 200) throw new Error(`approveLegalTexts: ${ReturnStatus.ReturnMessage}`)
  }
}

export interface Borrower {
  client: Client
  siteId: string
  userId: string
  email: string
  ids: { SiteID: string; UserID: string }
}

let borrowers = 0

/** A signed-in borrower without the mailed code: the row and the session as the code check would make them. */
export const makeBorrower = async (
  foyer: TestFoyer,
  siteId: string,
  more: { email?: string; firstName?: string; lastName?: string; actor?: string } = {},
): Promise<Borrower> => {
  const userId = randomPublicId()
  const email = more.email ?? `${userId.slice(0, 12)}@borrower.example`
  await inSite(foyer.services.database.db, siteId, (trx) =>
    trx
      .insertInto('users')
      .values({
        site_id: siteId,
        user_id: userId,
        email,
        first_name: more.firstName ?? 'Ada',
        last_name: more.lastName ?? 'Roy',
        password_hash: null,
        created_at: foyer.clock.now(),
      })
      .execute(),
  )
  const client = await browserOf(foyer, { siteId, userId }, more.actor)
  return { client, siteId, userId, email, ids: { SiteID: siteId, UserID: userId } }
}

/** Another browser that is signed in as the user; with an actor, in a session that was handed over. */
export const browserOf = async (
  foyer: TestFoyer,
  { siteId, userId }: Pick<Borrower, 'siteId' | 'userId'>,
  actor?: string,
): Promise<Client> => {
  const session = { siteId, userId, language: 1, now: foyer.clock.now(), ...(actor !== undefined && { actor }) }
  const token = await inSite(foyer.services.database.db, siteId, (trx) =>
    startSession(trx, foyer.services.keys.tokens, session),
  )
  borrowers += 1
  // A unique network for each borrower, so that borrowers of a test do not share limits per network.
  const client = foyer.client({ ip: `10.${Math.floor(borrowers / 250)}.${borrowers % 250}.1` })
  client.cookies.set(`${foyer.services.publicUrl.startsWith('https:') ? '__Host-' : ''}sid-${siteId}`, token)
  return client
}

export * from './application-builders.ts'
export * from './document-builders.ts'
