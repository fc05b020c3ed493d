import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import { makeSite } from '../testing/builders.ts'
import { completePart, openInvite, readyApplication, sendApplication, sendPart } from '../testing/invited.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let sites = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

const newSite = async () => {
  sites += 1
  return (await makeSite(foyer, `site-${sites}`)).siteId
}
const texts = {
  TextEn: '# A. What we ask\n{{brokerage}} asks what it needs.\n\n- nothing else\n# B. How long\nSeven years.',
  TextFr: '# A. Ce que nous demandons\n{{brokerage}} demande le nécessaire.\n# B. Durée\nSept ans.',
}
const give = async (SiteID: string, Version = 'B-7', more: object = {}) => {
  const EffectiveDate = todayOf(foyer.clock.now())
  const body = { SiteID, Kind: 'consent', Version, EffectiveDate, ...texts, ...more }
  const { ReturnStatus } = await foyer.client().call('/broker-api/SaveLegalText', body)
  expect(ReturnStatus.ReturnMessage).toBe('')
}
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const exported = async ({ ids: { SiteID }, applicationId }: Awaited<ReturnType<typeof readyApplication>>) => {
  const reference = { SiteID, MortgageApplicationID: applicationId }
  const { Deal, Pdf } = await foyer.client().call('/broker-api/ExportDeal', reference)
  return { ...Deal, Pdf }
}

describe('a site’s own text of the consent', () => {
  it('replaces the sections and the version, in each language, and is what is hashed', async () => {
    const siteId = await newSite()
    const made = await readyApplication(foyer, siteId)
    const load = async (LanguageID: 1 | 2) =>
      (await made.borrower.client.call('/api/MTGAPPLoad', { ...made.ids, LanguageID })).Summary
    const shipped = await load(1)
    await give(siteId)
    const [english, french] = [await load(1), await load(2)]
    expect([shipped, english, french].map(({ ConsentVersion }) => ConsentVersion)).toEqual(['1.3', 'B-7', 'B-7'])
    for (const { Consent, Reviewed } of [shipped, english, french]) expect(Reviewed.ConsentHash).toBe(sha256(Consent))
    const blocks = english.Consent.split('\n\n')
    const before = shipped.Consent.split('\n\n')
    expect(blocks.slice(0, 2)).toEqual(before.slice(0, 2))
    expect(blocks[2]).toMatch(/^Version B-7, in effect since \w+ \d+, \d{4}$/)
    expect(blocks.slice(3)).toEqual([
      before[3],
      'A. What we ask\nTremblay Hypothèques asks what it needs.\n- nothing else',
      'B. How long\nSeven years.',
      before.at(-1),
    ])
    expect(french.Consent).toContain('Tremblay Hypothèques demande le nécessaire.')
    expect(french.Consent).toMatch(/Version B-7, en vigueur depuis le /)
    expect(french.Reviewed.ConsentHash).not.toBe(english.Reviewed.ConsentHash)
  })
  it('does not change what is hashed where the shipped text is approved as it is', async () => {
    const siteId = await newSite()
    const made = await readyApplication(foyer, siteId)
    const load = async () => (await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).Summary
    const before = await load()
    await foyer.client().call('/broker-api/ApproveLegalText', { SiteID: siteId, Kind: 'consent', Version: '1.3' })
    expect(await load()).toEqual(before)
  })
  it('is not another site’s with the same broker and the same version', async () => {
    const [ours, theirs] = [await newSite(), await newSite()]
    await give(ours)
    await give(theirs, 'B-7', { TextEn: '# Another\nText.' })
    const consentOn = async (siteId: string) => {
      const { borrower, ids } = await readyApplication(foyer, siteId)
      return (await borrower.client.call('/api/MTGAPPLoad', ids)).Summary.Consent
    }
    expect(await consentOn(ours)).toContain('Seven years.')
    expect(await consentOn(theirs)).toContain('Another\nText.')
  })
  it('is in the submission, its document and the export, and stays there when another version follows', async () => {
    const siteId = await newSite()
    await give(siteId)
    const made = await readyApplication(foyer, siteId)
    const { Summary } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect(keyOf(await sendApplication(made))).toBe('')
    await give(siteId, 'B-8')
    const { Submissions, Pdf } = await exported(made)
    expect(Submissions).toMatchObject([{ Consents: [{ ConsentVersion: 'B-7', TextHash: sha256(Summary.Consent) }] }])
    const { text } = readPdf(Buffer.from(Pdf, 'base64'))
    for (const words of ['B-7', 'A. What we ask', 'Seven years.', sha256(Summary.Consent).slice(0, 16)])
      expect(text).toContain(words)
    for (const words of ['B-8', '12. Your rights']) expect(text).not.toContain(words)
  })
  it('that took effect after the review was read is asked for again', async () => {
    const siteId = await newSite()
    const made = await readyApplication(foyer, siteId)
    const { ConsentVersion, Reviewed } = (await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).Summary
    await give(siteId)
    expect(await sendApplication(made, { ConsentVersion, Reviewed })).toMatchObject({
      ReturnStatus: { ReturnMessage: 'ConsentRequired' },
      Errors: [{ Field: 'Consents.0', Key: 'ConsentRequired' }],
    })
    expect(keyOf(await sendApplication(made))).toBe('')
  })
  it('is what an invited person consents to, and keeps the consents that were given before', async () => {
    const siteId = await newSite()
    const made = await readyApplication(foyer, siteId)
    const invited = await completePart(foyer, made)
    const stale = (await openInvite(foyer, made, invited.guid, invited.client)).answer.Summary
    await give(siteId)
    const { ConsentVersion, Reviewed } = stale
    expect(await sendPart(invited, { ConsentVersion, Reviewed })).toMatchObject({
      ReturnStatus: { ReturnMessage: 'ConsentRequired' },
      Errors: [{ Field: 'Accepted', Key: 'ConsentRequired' }],
    })
    const { Summary } = (await openInvite(foyer, made, invited.guid, invited.client)).answer
    expect(Summary.Consent).toContain('Seven years.')
    expect(keyOf(await sendPart(invited))).toBe('')
    await give(siteId, 'B-8')
    expect(keyOf(await sendApplication(made))).toBe('')
    const { Invites, Submissions } = await exported(made)
    expect(Invites).toMatchObject([{ Consent: { ConsentVersion: 'B-7', TextHash: sha256(Summary.Consent) } }])
    const main = { ApplicantID: made.mainApplicantId, ConsentVersion: 'B-8' }
    const other = { ApplicantID: invited.ids.ApplicantID, ConsentVersion: 'B-7' }
    expect(Submissions).toMatchObject([{ Consents: [main, other] }])
  })
})
