import { randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

/** A key of Web Crypto, which can sign and cannot be exported. */
type PrivateKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/** The key that seals documents: RSA, with its certificate (DER), followed by those of its issuers, if any. */
export interface SealingKey {
  privateKey: PrivateKey
  certificates: readonly [Uint8Array, ...Uint8Array[]]
}

/** RSA because every PDF reader supports it; 3072 bits are secure beyond 2030 (NIST SP 800-57). */
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
}

const commonName = '2.5.4.3'
const basicConstraints = '2.5.29.19'
const keyUsage = '2.5.29.15'
const years = 20

const named = (type: string, value: string) =>
  new pkijs.AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) })

const extension = (extnID: string, value: asn1js.AsnType) =>
  new pkijs.Extension({ extnID, critical: true, extnValue: value.toBER(false) })

/** Digital signature (bit 0) and content commitment (bit 1). */
const forSigning = () => new asn1js.BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 })

const name = 'Foyer document signing'

/** A new key with a self-signed certificate. Returns the key as PKCS#8 too, so that it can be stored. */
export const makeSealingKey = async (now: Date): Promise<{ pkcs8: Buffer; certificate: Buffer }> => {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new pkijs.Certificate()
  certificate.version = 2
  certificate.serialNumber = new asn1js.Integer({ valueHex: positive(randomBytes(16)) })
  for (const party of [certificate.subject, certificate.issuer]) party.typesAndValues.push(named(commonName, name))
  certificate.notBefore.value = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), 1))
  certificate.extensions = [
    extension(basicConstraints, new pkijs.BasicConstraints({ cA: false }).toSchema()),
    extension(keyUsage, forSigning()),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return {
    pkcs8: Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: Buffer.from(certificate.toSchema(true).toBER(false)),
  }
}

/** A serial number is positive: its first bit is 0 and its first byte is not. */
const positive = (bytes: Buffer): ArrayBuffer => {
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return new Uint8Array(bytes).buffer
}

export const importSealingKey = (pkcs8: Uint8Array): Promise<PrivateKey> =>
  crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), algorithm, false, ['sign'])
