import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** Bits of authenticator data: the user is present, was verified, and a new credential follows. */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

interface Ceremony {
  /** The JSON that the server sent. */
  options: string
  origin?: string
  /** Without the fingerprint or PIN. */
  isUnverified?: boolean
  /** What it states of its maker: by default nothing. */
  attestation?: { fmt: string; certificates: Uint8Array<ArrayBuffer>[] }
}

type Stated = number | string | Uint8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>[]

/** An authenticator in software: one ES256 passkey, as a browser would return it. */
export const softwareAuthenticator = (rpID = 'localhost', usualOrigin = 'http://localhost:3000') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, { options, origin = usualOrigin }: Ceremony) => {
    const { challenge } = JSON.parse(options) as { challenge: string }
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  const dataOf = (bits: number, isUnverified = false) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const shown = flags.present | bits | (isUnverified ? 0 : flags.verified)
    return Buffer.concat([sha256(rpID), Buffer.from([shown]), count])
  }
  const credential = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    /** Makes the passkey for the options of a registration. */
    register(ceremony: Ceremony) {
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([
        dataOf(flags.attested, ceremony.isUnverified),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey,
      ])
      const stated: [string, Stated][] = [
        ['alg', -7],
        ['ver', '2.0'],
        ['sig', new Uint8Array(64)],
        ['x5c', ceremony.attestation?.certificates ?? []],
      ]
      const statement = new Map(ceremony.attestation === undefined ? [] : stated)
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, Stated> | Uint8Array<ArrayBuffer>>([
          ['fmt', ceremony.attestation?.fmt ?? 'none'],
          ['attStmt', statement],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return credential({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Signs the challenge of a sign-in. */
    signIn(ceremony: Ceremony) {
      const data = clientData('webauthn.get', ceremony)
      const authData = dataOf(0, ceremony.isUnverified)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
    /** As a copy of the authenticator would count. */
    countFrom(value: number) {
      counter = value
    },
  }
}
