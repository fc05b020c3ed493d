import { createHash } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { SealingKey } from './certificate.ts'

const data = '1.2.840.113549.1.7.1'
const signedData = '1.2.840.113549.1.7.2'
const contentType = '1.2.840.113549.1.9.3'
const messageDigest = '1.2.840.113549.1.9.4'
const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47'

const sha256 = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(createHash('sha256').update(bytes).digest()).buffer

const attribute = (type: string, value: asn1js.AsnType) => new pkijs.Attribute({ type, values: [value] })

/**
 * ESS SigningCertificateV2 (RFC 5035): names the certificate, so that no other one with the same key can replace it.
 */
const essCertificate = (certificate: Uint8Array) =>
  new asn1js.Sequence({
    value: [
      new asn1js.Sequence({
        value: [new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: sha256(certificate) })] })],
      }),
    ],
  })

/**
 * A detached CMS signature (DER) over the bytes, as PAdES baseline B requires (ETSI EN 319 142-1): content type, digest
 * and signing certificate are signed; the time is in the PDF's signature dictionary instead.
 */
export const cmsSignature = async (bytes: Uint8Array, { privateKey, certificates }: SealingKey): Promise<Buffer> => {
  const [own] = certificates
  const parsed = certificates.map((one) => pkijs.Certificate.fromBER(new Uint8Array(one)))
  const signer = parsed[0] as pkijs.Certificate
  const cms = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: data }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(contentType, new asn1js.ObjectIdentifier({ value: data })),
            attribute(messageDigest, new asn1js.OctetString({ valueHex: sha256(bytes) })),
            attribute(signingCertificateV2, essCertificate(own)),
          ],
        }),
      }),
    ],
    certificates: parsed,
  })
  await cms.sign(privateKey, 0, 'SHA-256', new Uint8Array(bytes).buffer)
  const content = new pkijs.ContentInfo({ contentType: signedData, content: cms.toSchema(true) })
  return Buffer.from(content.toSchema().toBER(false))
}
