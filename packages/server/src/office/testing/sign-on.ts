import { expect } from 'vitest'
import { startForgingIssuer } from '../../adapters/testing/forging-issuer.ts'
import { serverSite } from '../../kit/audit.ts'
import { inSite } from '../../kit/transaction.ts'
import { makeBrokerage, makeStaff, type Staff } from '../../testing/office-builders.ts'
import { outcomeOf } from '../../testing/people.ts'
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
  const save = (staff: Staff, more: Partial<Omit<typeof settings, 'RequiredFl'> & { RequiredFl: 0 | 1 }> = {}) =>
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
  const stop = async () => {
    await foyer.stop()
    await provider.stop()
  }
  return { foyer, provider, newOwner, linkedIn, stop }
}

export type SignOnOffice = Awaited<ReturnType<typeof startSignOnOffice>>

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
