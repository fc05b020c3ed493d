import { generateKeyPairSync } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Authority, makeAuthority } from '../testing/authority.ts'
import { makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { aDocument, asDrawn, asTyped, goToDesk, requestSignatures, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { partsOf, pdfsig, pdfText, sealOf, signedRanges } from '../testing/verify-seal.ts'
import { makeSealingKey } from './seal/certificate.ts'
import { sealPdf } from './seal/seal-pdf.ts'
import { endOfCertificate, type GivenKey, readGivenKey } from './seal/sealing-key.ts'

let foyer: TestFoyer
let sealed: Buffer
let requestId: string
let emails: string[]
const siteId = 'alpha'

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
  const asked = await requestSignatures(foyer, { siteId, document: await aDocument(['First page', 'Second page']) })
  requestId = asked.requestId
  emails = asked.signers.map(({ Email }) => Email)
  const [first = '', second = ''] = emails
  const desk = await goToDesk(foyer, siteId, first)
  await desk.client.call('/api/SIGNLoadDocument', { ...desk.ids, LanguageID: 1, Signed: 0 })
  await sign(desk, asDrawn, 1)
  await sign(await goToDesk(foyer, siteId, second), asTyped('Bruno Côté'), 2)
  const mail = await foyer.mailbox.arrived(first, 3)
  sealed = Buffer.from(mail.attachments[0]?.content ?? [])
})
afterAll(() => foyer.stop())

/** The document with one byte changed, at a fraction of what precedes the signature, or follows it. */
const changed = (where: 'before' | 'after', share: number): Buffer => {
  const copy = Buffer.from(sealed)
  const { before, after } = signedRanges(sealed)
  const at = where === 'before' ? Math.floor(before * share) : after + Math.floor((copy.length - after) * share)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

describe('the finished document', () => {
  test('contains the document, the signatures and a certificate in each language that a signer reads', async () => {
    const text = (await pdfText(sealed)).replace(/\s+/g, ' ')
    for (const words of [
      'First page',
      'Second page',
      'Signatures: Insurance application',
      'Certificate of signature',
      'Certificat de signature',
      'Ada Roy',
      'Bruno Côté',
      'Drawn by hand',
      'Nom tapé',
      'The emailed code was entered',
      'Le document a été ouvert',
      requestId,
      ...emails,
    ])
      expect(text).toContain(words)
    expect(text).toMatch(/203\.0\.\d+\.\d+/)
    expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/)
  })

  test('is sealed as a whole: pdfsig reports a valid signature', async () => {
    const said = await pdfsig(sealed)
    expect(said).toContain('Signature is Valid')
    expect(said).toContain('Total document signed')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said).toContain('Signing Hash Algorithm: SHA-256')
  })

  test.each([
    ['before', 0.02],
    ['before', 0.5],
    ['before', 0.9],
    ['after', 0.4],
  ] as const)('with one byte changed %s the signature, at %d of it, is invalid for pdfsig', async (where, share) => {
    expect(await pdfsig(changed(where, share))).toContain('Digest Mismatch')
  })

  test('is sealed according to a second library', () => {
    expect(sealOf(sealed)).toMatchObject({
      isWhole: true,
      isUnchanged: true,
      isSigned: true,
      subject: 'Foyer document signing',
      attributes: ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47'],
    })
    expect(sealOf(changed('before', 0.3))).toMatchObject({ isUnchanged: false })
    expect(sealOf(Buffer.concat([sealed, Buffer.from('\n% more')]))).toMatchObject({ isWhole: false })
  })
})

describe('the key', () => {
  test('is created once, and stored encrypted in the database', async () => {
    const asked = await requestSignatures(foyer, { siteId })
    for (const { Email } of asked.signers) await sign(await goToDesk(foyer, siteId, Email))
    const mail = await foyer.mailbox.arrived(asked.signers[0]?.Email ?? '', 3)
    const again = Buffer.from(mail.attachments[0]?.content ?? [])
    expect(sealOf(again).serial).toBe(sealOf(sealed).serial)
    // The beginning of every RSA key in PKCS#8.
    expect(await databaseText(foyer.services.database)).not.toContain('300d06092a864886f70d010101050004')
  })

  test('may be the operator’s; a certificate of another key is rejected', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { certificate, pkcs8 } = await makeSealingKey(new Date())
    const toPem = (label: string, der: Buffer) =>
      `-----BEGIN ${label}-----\n${der.toString('base64')}\n-----END ${label}-----\n`
    const certificates = toPem('CERTIFICATE', certificate)
    const own = { privateKey: toPem('PRIVATE KEY', pkcs8), passphrase: undefined, certificates }
    expect((await readGivenKey(own)).certificates).toHaveLength(1)
    const other = { ...own, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
    await expect(readGivenKey(other)).rejects.toThrow('is not that of the key')
  })
})

describe('a certificate of an authority', () => {
  let authority: Authority
  beforeAll(async () => {
    authority = await makeAuthority()
  })
  afterAll(() => authority.remove())

  test('is embedded with the intermediate ones, so that the seal is trusted where the root is', async () => {
    const given = { privateKey: authority.key, passphrase: authority.passphrase, certificates: authority.chain }
    const key = await readGivenKey(given)
    expect(key.certificates).toHaveLength(2)
    expect(endOfCertificate(given)?.getTime()).toBeGreaterThan(Date.now())
    const words = { reason: 'Sealed', name: 'Brokerage', at: new Date() }
    const bytes = await sealPdf(await PDFDocument.load(await aDocument()), key, words)
    expect(sealOf(bytes)).toMatchObject({ isWhole: true, isUnchanged: true, isSigned: true, subject: 'Brokerage Seal' })
    expect(await pdfsig(bytes)).toContain('Signature is Valid')
    expect(await authority.verify(partsOf(bytes))).toBe(true)
    const { contents, signed } = partsOf(bytes)
    expect(await authority.verify({ contents, signed: Buffer.concat([signed, Buffer.from(' ')]) })).toBe(false)
    expect(await authority.verify({ contents, signed }, 'a root of somebody else')).toBe(false)
  })

  test('is rejected in another order, with another passphrase or another key', async () => {
    const { key: privateKey, passphrase, chain, root } = authority
    const own = chain.split(/(?=-----BEGIN)/)[0] ?? ''
    const read = (given: Partial<GivenKey>) => readGivenKey({ privateKey, passphrase, certificates: chain, ...given })
    await expect(read({ certificates: own + root })).rejects.toThrow('issued by the one after it')
    await expect(read({ certificates: root + own })).rejects.toThrow('not that of the key')
    await expect(read({ passphrase: 'wrong' })).rejects.toThrow('SEAL_KEY_PASSPHRASE')
    await expect(read({ certificates: '' })).rejects.toThrow('SEAL_CERTIFICATE_FILE')
  })
})
