import { createHash, X509Certificate } from 'node:crypto'
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
  const parsed = parse(pem)
  if (!parsed) return undefined
  const { asymmetricKeyType, asymmetricKeyDetails } = parsed.publicKey
  const isStrong = asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits
  const isInTime = parsed.validFromDate.getTime() - skewMilliseconds <= now.getTime() && now < parsed.validToDate
  if (!isStrong || !isInTime) return undefined
  return { certificate: new Uint8Array(parsed.raw), fingerprint: createHash('sha256').update(parsed.raw).digest('hex') }
}

const parse = (pem: string): X509Certificate | undefined => {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
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
