import { createHash, type KeyObject, X509Certificate } from 'node:crypto'
import * as pkijs from 'pkijs'

/** The only recipient who can open an envelope. */
export interface Receiver {
  /** DER. */
  certificate: Uint8Array
  /** Its SHA-256, as openssl shows it, for the audit trail. */
  fingerprint: string
}

const leastBits = 2048
/** The clock of a new certificate's issuer may be ahead of ours. */
const skewMilliseconds = 60 * 60 * 1000

/**
 * The first certificate of a PEM text; undefined if it is invalid, expired, or has a key that we do not encrypt for.
 */
export const readReceiver = (pem: string, now: Date): Receiver | undefined => {
  const read = parse(pem)
  if (!read) return undefined
  const { certificate, key } = read
  const isInTime =
    certificate.validFromDate.getTime() - skewMilliseconds <= now.getTime() && now < certificate.validToDate
  if (!isStrong(key) || !isInTime) return undefined
  const { raw } = certificate
  return { certificate: new Uint8Array(raw), fingerprint: createHash('sha256').update(raw).digest('hex') }
}

const parse = (pem: string): { certificate: X509Certificate; key: KeyObject } | undefined => {
  try {
    const certificate = new X509Certificate(pem)
    return { certificate, key: certificate.publicKey }
  } catch {
    return undefined
  }
}

/** An RSA key of 2,048 bits or more. An even modulus is none, and with the exponent 1 the content would be readable by anyone. */
const isStrong = (key: KeyObject): boolean => {
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < leastBits || publicExponent < 3n) return false
  const modulus = Buffer.from(key.export({ format: 'jwk' }).n ?? '', 'base64url')
  return ((modulus.at(-1) ?? 0) & 1) === 1
}

/**
 * Encrypts bytes for one receiver: CMS EnvelopedData (RFC 5652, DER), AES-256 in CBC under RSA-OAEP with SHA-256,
 * which `openssl cms -decrypt -inform DER` opens. The envelope has no author: its content has its own seal.
 */
export const encryptFor = async ({ certificate }: Receiver, bytes: Uint8Array): Promise<Buffer> => {
  const enveloped = new pkijs.EnvelopedData()
  enveloped.addRecipientByCertificate(
    pkijs.Certificate.fromBER(new Uint8Array(certificate)),
    { oaepHashAlgorithm: 'SHA-256' },
    1,
  )
  await enveloped.encrypt({ name: 'AES-CBC', length: 256 } as { name: string }, new Uint8Array(bytes).buffer)
  const content = new pkijs.ContentInfo({
    contentType: pkijs.ContentInfo.ENVELOPED_DATA,
    content: enveloped.toSchema(),
  })
  return Buffer.from(content.toSchema().toBER(false) as unknown as ArrayBuffer)
}
