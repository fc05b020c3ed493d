import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startForgingIssuer } from '../../adapters/testing/forging-issuer.ts'
import { serverSite } from '../../kit/audit.ts'
import { inSite } from '../../kit/transaction.ts'
import { makeBrokerage, makeStaff, type Staff, totpCode } from '../../testing/office-builders.ts'
import { mailedCode, newCaller, outcomeOf } from '../../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../../testing/start-test-foyer.ts'
import type { Client } from '../../testing/test-client.ts'
import { insertPasskey } from '../factors-store.ts'

/** A provider of single sign-on on this machine, and the round trips of browsers through it. */
export const startSignOnProvider = async () => {
  const forger = await startForgingIssuer()
  const settings = {
    ...{ Name: 'Acme', Issuer: forger.issuer, ClientID: 'foyer', ClientSecret: 'a-secret-of-the-app' },
    ...{ RequiredFl: 0 as const, BreakGlassPersonID: '' },
  }
  /** What the provider's page adds to our address once the person signed in there, as `claims`. */
  const visit = (Url: string, claims: Record<string, unknown>) => {
    const query = new URL(Url).searchParams
    const State = query.get('state') ?? ''
    forger.world.claims = { nonce: query.get('nonce'), ...claims }
    return { State, Query: new URLSearchParams({ state: State, code: 'code' }).toString() }
  }
  const save = (staff: Staff, more: Partial<BodyOf<'/console-api/SaveSignOn'>> = {}) =>
    staff.client.call('/console-api/SaveSignOn', { ...settings, ...more })
  /** The whole sign-in; what the provider's token has beside the person. */
  const signOn = async (client: Client, BrokerageID: string, sub: string, claims: Record<string, unknown> = {}) => {
    const { Url } = await client.call('/console-api/StartSignOn', { BrokerageID, To: '' })
    return client.call('/console-api/FinishSignOn', { BrokerageID, ...visit(Url, { sub, ...claims }) })
  }
  const link = async ({ client, brokerageId }: Pick<Staff, 'client' | 'brokerageId'>, sub: string) => {
    const { Url } = await client.call('/console-api/StartSignOnLink', {})
    return client.call('/console-api/FinishSignOnLink', { BrokerageID: brokerageId, ...visit(Url, { sub }) })
  }
  return { ...forger, settings, visit, save, signOn, link }
}

/** The ways in which a provider no longer names its people. */
export const providerEnds = ['is as it was', 'is removed', 'is another one', 'is left by the person'] as const
type ProviderEnd = (typeof providerEnds)[number]

const invitedPerson = { FirstName: 'Luc', LastName: 'Roy', LanguageID: 2 as const }

/** A server, a provider of single sign-on, and brokerages that use it. */
export const startSignOnOffice = async () => {
  const foyer = await startTestFoyer()
  const provider = await startSignOnProvider()
  /** The owner, with a passkey, of a new brokerage with this provider. */
  const newOwner = async () => {
    Object.assign(provider.world, { metadata: {}, isDown: false })
    const owner = await makeStaff(foyer, await makeBrokerage(foyer))
    await givePasskey(foyer, owner)
    expect(outcomeOf(await provider.save(owner))).toBe('ok')
    return owner
  }
  /** A person of the brokerage whose account at the provider is `sub`. */
  const linkedIn = async (brokerageId: string, sub: string, given: Parameters<typeof makeStaff>[2] = {}) => {
    const staff = await makeStaff(foyer, brokerageId, { role: 'broker', ...given })
    expect(outcomeOf(await provider.link(staff, sub))).toBe('ok')
    return staff
  }
  /** Without an app and passkeys, as after an invitation that was accepted through the provider. */
  const withoutFactors = async ({ personId }: Pick<Staff, 'personId'>) => {
    await foyer.services.database.asOwner(async (query) => {
      await query('delete from factors where person_id = $1', [personId])
    })
  }
  /** The person's next mailed code in a new browser, and where it leads. */
  const withCode = async ({ email }: Pick<Staff, 'email'>) => {
    const client = newCaller(foyer)
    const had = foyer.mailbox.codes(email).length
    await client.call('/console-api/StartSignIn', { Email: email, LanguageID: 1 })
    const Code = await mailedCode(foyer, email, had + 1)
    return { client, answer: await client.call('/console-api/VerifyCode', { Email: email, Code }) }
  }
  const confirm = async (client: Client, BrokerageID: string, sub: string, claims: Record<string, unknown> = {}) => {
    const { Url } = await client.call('/console-api/StartSignOnConfirm', { To: '' })
    const auth_time = Math.floor(Date.now() / 1000)
    const back = provider.visit(Url, { sub, auth_time, amr: ['mfa'], ...claims })
    return client.call('/console-api/FinishSignOnConfirm', { BrokerageID, ...back })
  }
  /** Makes an authenticator app, as the first factor of who is signing in. */
  const makeApp = async (client: Client) => {
    const { ChallengeID, Secret } = await client.call('/console-api/StartTotp', {})
    const code = () => totpCode(Secret, foyer.clock.now())
    const made = await client.call('/console-api/ConfirmTotp', { ChallengeID, Code: code(), Name: '' })
    return { code, made }
  }
  /** The token of an invitation to the brokerage of an owner, by its mail. */
  const invited = async (by: Pick<Staff, 'client'>, Email: string) => {
    const link = /\/office\/invitation#(\S+)/
    const had = foyer.mailbox.to(Email).filter(({ text }) => link.test(text)).length
    const rights = { Role: 'broker' as const, Reach: 'own' as const, Sites: [], Withheld: [], Granted: [] }
    const sent = await by.client.call('/console-api/InvitePerson', { Email, ...invitedPerson, ...rights })
    expect(outcomeOf(sent)).toBe('ok')
    const { text } = await foyer.mailbox.arrived(Email, had + 1, (mail) => link.test(mail.text))
    return link.exec(text)?.[1] ?? ''
  }
  const acceptByMail = async (Token: string) => {
    const client = newCaller(foyer)
    return { client, step: await client.call('/console-api/AcceptInvitation', { Token, ...invitedPerson }) }
  }
  const acceptByProvider = async (
    BrokerageID: string,
    Token: string,
    claims: Record<string, unknown>,
    client = newCaller(foyer),
  ) => {
    const { Url } = await client.call('/console-api/StartInvitedSignOn', { Token, ...invitedPerson })
    const back = provider.visit(Url, claims)
    return { client, step: await client.call('/console-api/FinishInvitedSignOn', { BrokerageID, ...back }) }
  }
  /** Accepts the invitation of another brokerage by its mailed link. */
  const acceptElsewhere = async ({ email }: Pick<Staff, 'email'>) => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    return { other, ...(await acceptByMail(await invited(other, email))) }
  }
  /** What reading the person's mail opens in a new browser: the next step, and whether it makes a factor. */
  const byMailbox = async (staff: Pick<Staff, 'email'>) => {
    foyer.clock.advance(121)
    const { client, answer } = await withCode(staff)
    return [answer.Next, outcomeOf(await client.call('/console-api/StartTotp', {}))]
  }
  const endProvider: Record<ProviderEnd, (owner: Staff, person: Client) => Promise<void>> = {
    'is as it was': async () => {},
    'is removed': async (owner) => {
      expect(outcomeOf(await owner.client.call('/console-api/RemoveSignOn', {}))).toBe('ok')
    },
    'is another one': async (owner) => {
      const other = await startSignOnProvider()
      expect(outcomeOf(await other.save(owner))).toBe('ok')
      await other.stop()
    },
    'is left by the person': async (_, person) => {
      expect(outcomeOf(await person.call('/console-api/RemoveSignOnLink', {}))).toBe('ok')
    },
  }
  const stop = async () => {
    await foyer.stop()
    await provider.stop()
  }
  return {
    ...{ foyer, provider, newOwner, linkedIn, stop },
    ...{ withoutFactors, withCode, confirm, makeApp, invited, acceptByMail, acceptByProvider },
    ...{ acceptElsewhere, byMailbox, endProvider },
  }
}

export type SignOnOffice = Awaited<ReturnType<typeof startSignOnOffice>>

interface SignOnTest extends Pick<SignOnOffice, 'foyer' | 'provider'> {
  office: SignOnOffice
  owner: Staff
  brokerageId: string
}

/** One server and provider for the tests of a file, and a new brokerage with its owner for each, which `begin` receives. */
export const beforeEachSignOn = (begin: (test: SignOnTest) => void): void => {
  let office: SignOnOffice
  beforeAll(async () => {
    office = await startSignOnOffice()
  })
  beforeEach(async () => {
    const owner = await office.newOwner()
    begin({ office, foyer: office.foyer, provider: office.provider, owner, brokerageId: owner.brokerageId })
  })
  afterAll(() => office.stop())
}

/** Whether the browser is signed in to the office. */
export const isIn = async (client: Client) => outcomeOf(await client.call('/console-api/ExtendSession', {})) === 'ok'

/** A passkey of the person, without its ceremony. */
export const givePasskey = (foyer: TestFoyer, { personId }: Staff) =>
  inSite(foyer.services.database.db, serverSite, (trx) =>
    insertPasskey(trx, {
      ...{ personId, name: 'Key', now: foyer.clock.now() },
      passkey: { credentialId: `key-${personId}`, publicKey: new Uint8Array([1]), counter: 0, transports: [] },
    }),
  )
