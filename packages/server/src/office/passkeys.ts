import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import type { Factor, NewPasskey } from './factors-store.ts'
import type { Person } from './people-store.ts'

/** ES256 and RS256: what every authenticator of today makes, and Node verifies. */
const algorithms = [-7, -257]

/** By which a browser may reach an authenticator. */
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

type Passkey = Pick<Factor, 'credential_id' | 'public_key' | 'counter' | 'transports'>

const descriptor = ({ credential_id, transports }: Passkey) =>
  credential_id === null ? [] : [{ id: credential_id, transports }]

/**
 * Passkeys of the office: bound to the host of our public address, with user verification always, so that one is two
 * factors in itself. Parsing and checking is the library's; anything it does not accept is no passkey.
 */
export const passkeys = (publicUrl: string) => {
  const { origin, hostname: rpID } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    /** Empty `known`: the browser offers the passkeys that it has for us. */
    async signInOptions(known: readonly Passkey[]) {
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        allowCredentials: known.flatMap(descriptor),
      })
      return { challenge: options.challenge, options: JSON.stringify(options) }
    },
    async registrationOptions(person: Person, known: readonly Passkey[]) {
      const options = await generateRegistrationOptions({
        rpName: 'Foyer',
        rpID,
        userName: person.email,
        userID: new Uint8Array(Buffer.from(person.person_id, 'hex')),
        userDisplayName: `${person.first_name} ${person.last_name}`.trim(),
        excludeCredentials: known.flatMap(descriptor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      })
      return { challenge: options.challenge, options: JSON.stringify(options) }
    },
    async verifyRegistration(response: string, challenge: string): Promise<NewPasskey | undefined> {
      const parsed = parse<RegistrationResponseJSON>(response)
      if (parsed === undefined) return undefined
      const verify = async () =>
        verifyRegistrationResponse({
          response: withoutAttestation(parsed),
          expectedChallenge: challenge,
          ...expected,
          supportedAlgorithmIDs: algorithms,
        })
      const { registrationInfo } = await verify().catch(() => ({ registrationInfo: undefined }))
      if (registrationInfo === undefined) return undefined
      const { id, publicKey, counter } = registrationInfo.credential
      return { credentialId: id, publicKey, counter, transports: transportsOf(registrationInfo.credential) }
    },
    /** The counter of the authenticator after this use; undefined when the response does not prove the passkey. */
    async verifySignIn(response: string, challenge: string, passkey: Passkey): Promise<number | undefined> {
      const parsed = parse<AuthenticationResponseJSON>(response)
      if (parsed === undefined || passkey.credential_id === null || passkey.public_key === null) return undefined
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: parsed,
        expectedChallenge: challenge,
        ...expected,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: Number(passkey.counter),
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      return verified ? authenticationInfo?.newCounter : undefined
    },
  }
}

/**
 * Without what an authenticator states of its maker, which we ask no browser for: to check it, the library would ask the addresses
 * that its certificates name, whichever they are.
 */
const withoutAttestation = (given: RegistrationResponseJSON): RegistrationResponseJSON => {
  const sent = decodeAttestationObject(isoBase64URL.toBuffer(given.response.attestationObject))
  const kept = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', sent.get('authData')],
  ])
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(kept as Parameters<typeof isoCBOR.encode>[0]))
  return { ...given, response: { ...given.response, attestationObject } }
}

/** Whatever a browser sent; the library checks the fields that it reads. */
const parse = <T extends object>(text: string): T | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as T) : undefined
  } catch {
    return undefined
  }
}

/** What a browser stated of them; the library passes it on as it came. */
const transportsOf = ({ transports }: { transports?: unknown }): string[] =>
  Array.isArray(transports) ? knownTransports.filter((one) => transports.includes(one)) : []

/** Base64url, as an id is stored: the text within a text may have characters that no column has. */
const credentialForm = /^[\w-]{1,2000}$/

/** The credential that a response is about; empty where it names none. */
export const credentialIdOf = (response: string): string => {
  const id = parse<{ id?: unknown }>(response)?.id
  return typeof id === 'string' && credentialForm.test(id) ? id : ''
}
