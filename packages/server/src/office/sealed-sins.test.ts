import { X509Certificate } from 'node:crypto'
import { mostRevealsAnHour } from '@foyer/domain/office/reveals.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { addDocument, fillIdentification, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { completePart, readyApplication } from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { makeReceiver } from '../testing/receiver.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const sin = '046454286'
let foyer: TestFoyer
let owner: Staff
let receiver: Awaited<ReturnType<typeof makeReceiver>>
let weak: typeof receiver
beforeAll(async () => {
  foyer = await startTestFoyer()
  ;[receiver, weak] = await Promise.all([makeReceiver(), makeReceiver('rsa:1024')])
  await makeSite(foyer, 'ours', { showSin: 1 })
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, owner.brokerageId, 'ours')
})
afterAll(() => Promise.all([foyer.stop(), receiver.remove(), weak.remove()]))

const makeDeal = async () => {
  const made = await makeApplication(await makeBorrower(foyer, 'ours'))
  await fillIdentification(made, { SIN: sin })
  await addDocument(made)
  return made
}
const ask = ({ applicationId }: { applicationId: number }, given: object = {}, by = owner) =>
  by.client.callAnyhow('/console-api/ExportDeal', {
    ...{ SiteID: 'ours', MortgageApplicationID: applicationId, PdfFl: 0 },
    ...{ Certificate: receiver.certificate, Reason: 'lender', Words: '', ...given },
  })
const open = async (reply: object): Promise<object> => {
  const { Sins } = (reply as { Deal: { Sins?: { Cms: string } } }).Deal
  const { pdf: content } = await receiver.open(Buffer.from(Sins?.Cms ?? '', 'base64'))
  return JSON.parse(content.toString()) as object
}
const events = ({ applicationId }: { applicationId: number }) =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    trx
      .selectFrom('audit_events')
      .select(['actor', 'details'])
      .where('action', '=', 'sins-exported')
      .where('application_id', '=', applicationId)
      .execute(),
  )

describe('the SINs of an exported deal', () => {
  it('are encrypted for the receiver alone, and their event names the certificate and no value', async () => {
    const deal = await makeDeal()
    const reply = await ask(deal, { Reason: 'other', Words: 'For the lender of\nAda' })
    expect(outcomeOf(reply)).toBe('ok')
    expect(JSON.stringify(reply)).not.toContain(sin)
    expect(await open(reply)).toEqual({
      ...{ Format: 'foyer.deal.sins', FormatVersion: 1, SiteID: 'ours', MortgageApplicationID: deal.applicationId },
      ...{ ExportedAt: expect.stringMatching(/Z$/), Sins: [{ ApplicantID: deal.mainApplicantId, SIN: sin }] },
    })
    const { Sins } = reply.Deal as { Sins: { Certificate: string } }
    expect(await events(deal)).toMatchObject([
      {
        actor: `person:${owner.personId}`,
        details: { certificate: Sins.Certificate, reason: 'other', applicants: [deal.mainApplicantId] },
      },
    ])
    expect(Sins.Certificate).toMatch(/^[0-9a-f]{64}$/)
    expect(await databaseText(foyer.services.database)).not.toContain(sin)
    expect(foyer.log.join('\n')).not.toContain(sin)
  })
  it('are in no export without a certificate', async () => {
    const deal = await makeDeal()
    const reply = await ask(deal, { Certificate: undefined })
    expect(Object.keys(reply.Deal as object)).not.toContain('Sins')
    expect(await events(deal)).toEqual([])
  })
  it('leave out that of a person whose part is still to come', async () => {
    const made = await readyApplication(foyer, 'ours')
    await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy', SIN: sin })
    await completePart(foyer, made)
    expect(await open(await ask(made))).toMatchObject({ Sins: [{ ApplicantID: made.mainApplicantId, SIN: sin }] })
  })
})

describe('no SIN leaves', () => {
  test.each([
    ['a text that is no certificate', 'Certificate', 'InvalidCertificate', { Certificate: 'PEM' }],
    ['an empty certificate', 'Certificate', 'InvalidCertificate', { Certificate: '' }],
    ['no reason', 'Reason', 'RequiredRevealReason', { Reason: '' }],
    ['another reason without words', 'Words', 'RequiredRevealReason', { Reason: 'other' }],
  ])('for %s', async (_, Field, Key, given) => {
    const deal = await makeDeal()
    expect(await ask(deal, given)).toMatchObject({ Errors: [{ Field, Key }] })
    expect(await events(deal)).toEqual([])
  })
  test.each<[string, Uint8Array, Uint8Array]>([
    ['of an unknown algorithm', Buffer.from('2a864886f70d010101', 'hex'), Buffer.from('2a864886f70d01017f', 'hex')],
    ['with the exponent 1', Buffer.from('0203010001', 'hex'), Buffer.from('0203000001', 'hex')],
  ])('for a certificate with a key %s', async (_, before, after) => {
    const der = new X509Certificate(receiver.certificate).raw
    der.set(after, der.indexOf(before))
    const Certificate = `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`
    expect(await ask(await makeDeal(), { Certificate })).toMatchObject({
      ReturnStatus: { ReturnMessage: 'InvalidCertificate' },
    })
  })

  test('for a certificate with a short key', async () => {
    expect(await ask(await makeDeal(), { Certificate: weak.certificate })).toMatchObject({
      ReturnStatus: { ReturnMessage: 'InvalidCertificate' },
    })
  })
  test('to a person without the right, or a program', async () => {
    const deal = await makeDeal()
    const other = await makeStaff(foyer, owner.brokerageId, { withheld: ['reveal.sin'] })
    expect(outcomeOf(await ask(deal, {}, other))).toBe('NotPermitted')
    const body = { SiteID: 'ours', MortgageApplicationID: deal.applicationId, Certificate: receiver.certificate }
    const byProgram = await foyer.client().callAnyhow('/broker-api/ExportDeal', { ...body, Reason: 'lender' })
    expect(outcomeOf(byProgram)).toBe('NotPermitted')
    expect(await events(deal)).toEqual([])
  })
  test('to a person who has shown as many as the hour allows, and not before a confirmation', async () => {
    const deal = await makeDeal()
    const other = await makeStaff(foyer, owner.brokerageId)
    for (let count = 0; count < mostRevealsAnHour; count += 1) expect(outcomeOf(await ask(deal, {}, other))).toBe('ok')
    expect(outcomeOf(await ask(deal, {}, other))).toBe('TooManyRequests')
    foyer.clock.advance(6 * 60)
    expect(outcomeOf(await ask(deal, {}, owner))).toBe('StepUpRequired')
  })
})
