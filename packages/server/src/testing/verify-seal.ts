import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import forge from 'node-forge'

const run = promisify(execFile)

/** The output of one of poppler's programs for a document. */
const poppler = async (program: string, options: (file: string) => string[], bytes: Uint8Array): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-seal-'))
  try {
    const file = join(folder, 'document.pdf')
    await writeFile(file, bytes)
    const { stdout } = await run(program, options(file)).catch((error: { code?: unknown; stdout?: string }) => {
      if (error.code === 'ENOENT') throw new Error(`${program} is missing: install poppler-utils, which npm test does`)
      return { stdout: error.stdout ?? '' }
    })
    return stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Its signatures. Without -nocert it would check the certificate's issuer, which is the certificate itself. */
export const pdfsig = (bytes: Uint8Array) => poppler('pdfsig', (file) => ['-nocert', file], bytes)
/** Its text. */
export const pdfText = (bytes: Uint8Array) => poppler('pdftotext', (file) => [file, '-'], bytes)

/** The properties of a document, and its text in the order of a screen reader. */
export const pdfInfo = (bytes: Uint8Array) => poppler('pdfinfo', (file) => [file], bytes)
export const pdfStructure = (bytes: Uint8Array) => poppler('pdfinfo', (file) => ['-struct-text', file], bytes)

const { asn1, md, pki } = forge

const digestAlgorithm = 'sha256'
const messageDigest = '1.2.840.113549.1.9.4'

/** The four numbers of /ByteRange and the signature between them. */
export const signedRanges = (bytes: Buffer) => {
  const text = bytes.toString('latin1')
  const ranges = [...text.matchAll(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/g)].at(-1)?.slice(1).map(Number)
  if (!ranges) throw new Error('no signature')
  const [start = 0, before = 0, after = 0, length = 0] = ranges
  return { start, before, after, length }
}

/** The signature (hex) and the bytes it covers. */
export const partsOf = (bytes: Buffer) => {
  const { start, before, after, length } = signedRanges(bytes)
  const contents = bytes.toString('latin1', start + before + 1, after - 1)
  const signed = Buffer.concat([bytes.subarray(start, start + before), bytes.subarray(after, after + length)])
  return { isWhole: start === 0 && after + length === bytes.length, contents, signed }
}

type Asn1 = forge.asn1.Asn1
const children = (node: Asn1 | undefined): Asn1[] => (Array.isArray(node?.value) ? (node.value as Asn1[]) : [])
const bytesOf = (node: Asn1 | undefined) => String(node?.value ?? '')
const oidOf = (node: Asn1 | undefined) => asn1.derToOid(bytesOf(node))

/**
 * Verifies the seal with another library than the one that made it (node-forge, in script): the digest of the
 * document's bytes is the signed one, and the signature over it is by the certificate inside.
 */
export const sealOf = (pdf: Buffer) => {
  const { isWhole, contents, signed } = partsOf(pdf)
  const der = forge.util.createBuffer(Buffer.from(contents, 'hex').toString('latin1'))
  const content = asn1.fromDer(der, { parseAllBytes: false } as never)
  const signedData = children(children(content)[1])[0]
  const parts = children(signedData)
  const certificate = pki.certificateFromAsn1(
    children(parts.find(({ tagClass, type }) => isContext(tagClass, type, 0)))[0] as Asn1,
  )
  const info = children(children(parts.at(-1))[0])
  const attributes = info.find(({ tagClass, type }) => isContext(tagClass, type, 0))
  const attribute = children(attributes).find((one) => oidOf(children(one)[0]) === messageDigest)
  const stated = Buffer.from(bytesOf(children(children(attribute)[1])[0]), 'latin1').toString('hex')
  const digest = createHash(digestAlgorithm).update(signed).digest('hex')
  // The signature covers the set of attributes, with the tag of a set instead of its own.
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, children(attributes))
  const hash = md.sha256.create().update(asn1.toDer(set).getBytes())
  const signature = bytesOf(info.at(-1)?.type === asn1.Type.OCTETSTRING ? info.at(-1) : info.at(-2))
  const isSigned = (certificate.publicKey as forge.pki.rsa.PublicKey).verify(hash.digest().getBytes(), signature)
  return {
    isWhole,
    isUnchanged: stated === digest,
    isSigned,
    serial: certificate.serialNumber,
    subject: String(certificate.subject.getField('CN').value),
    attributes: children(attributes).map((one) => oidOf(children(one)[0])),
  }
}

const isContext = (tagClass: number, type: number, tag: number) =>
  tagClass === asn1.Class.CONTEXT_SPECIFIC && type === tag
