import { createHash } from 'node:crypto'
import { codeDays } from '@foyer/domain/insurance/link-code.ts'
import { blankAgentProfile } from '@foyer/domain/site/defaults.ts'
import { answered, bothInsured } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { envelopesDocuSign } from '../adapters/envelopes-docusign.ts'
import { startFakeDocuSign } from '../adapters/testing/fake-docusign.ts'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { makeSite } from '../testing/builders.ts'
import {
  askNow,
  deskOf,
  type Insurance,
  makeInsurance,
  type OpenedWithMail,
  openWithMail,
  partnerAnswers,
  requestNow,
} from '../testing/insurance.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { asDrawn, asTyped, goToDesk, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { pdfText } from '../testing/verify-seal.ts'
import { recordOf } from './record.ts'
import { getApplication } from './store.ts'

const siteId = 'ours'
let foyer: TestFoyer

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId, { Credits: 1000 })
})
afterAll(() => foyer.stop())

const outcome = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const idsOf = async ({ load }: OpenedWithMail): Promise<[number, number]> => {
  const [ada, noe] = (await load()).Applicants
  return [ada?.ApplicantId ?? 0, noe?.ApplicantId ?? 0]
}
/** A couple, both insured, whose primary applicant has requested signatures on the page. */
const requested = async (languageId = 1) => {
  const insurance = await makeInsurance(foyer, siteId, { LanguageID: languageId })
  const hers = await openWithMail(foyer, siteId, insurance.email, { languageId })
  expect(outcome(await requestNow(hers, bothInsured(await idsOf(hers))))).toBe('')
  return { insurance, hers }
}
const openPartner = ({ partnerEmail }: Insurance, languageId = 1) =>
  openWithMail(foyer, siteId, partnerEmail, { securityQuestion: partnerAnswers, languageId })
const answerAll = async ({ client, place, load }: OpenedWithMail, Answer: string) => {
  const { Applicants, OwnApplicantId } = await load()
  const own = Applicants.find(({ ApplicantId }) => ApplicantId === OwnApplicantId)?.HealthQuestions ?? []
  const HealthQuestions = own.map((one) => ({ ...one, Answer }))
  return client.call('/cli-api/save-health-answers', { ...place, HealthQuestions })
}
const signNow = ({ client, place }: OpenedWithMail) => client.callAnyhow('/cli-api/sign-now', place)
const signedCopy = async (email: string, count = 2) => {
  const { attachments } = await foyer.mailbox.arrived(email, count)
  return Buffer.from(attachments[0]?.content ?? [])
}
const shownTo = async ({ client, ids }: Awaited<ReturnType<typeof deskOf>>) => {
  const { Pdf } = await client.call('/api/SIGNLoadDocument', { ...ids, LanguageID: 1, Signed: 0 })
  return Buffer.from(Pdf, 'base64')
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('a couple, from the quote to the signed document', () => {
  test.each([
    { languageId: 1, link: 'Your credit insurance from ours', later: 'answers these questions before signing' },
    { languageId: 2, link: 'Votre assurance crédit de ours', later: 'répond à ces questions avant de signer' },
  ])(
    'receives two mails each: the link with its code, and the copy (language $languageId)',
    async ({ languageId, later }) => {
      const { insurance, hers } = await requested(languageId)
      const desk = await deskOf(hers)
      const document = await shownTo(desk)
      expect((await readPdf(document)).text.replace(/\s+/g, ' ')).toContain(later)
      expect(outcome(await sign(desk, asDrawn, languageId))).toBe('')

      const his = await openPartner(insurance, languageId)
      expect(outcome(await signNow(his))).toBe('CLI_MissingHealthAnswers')
      expect(outcome(await answerAll(his, 'N'))).toBe('')
      const second = await deskOf(his)
      expect(await shownTo(second)).toEqual(document)
      const { Statement } = await second.client.call('/api/SIGNLoad', { ...second.ids, LanguageID: languageId })
      expect(Statement).toMatch(/[0-9a-f]{32}\.$/)
      expect(outcome(await sign(second, asTyped('Noé Roy'), languageId))).toBe('')

      const [one, two] = [await signedCopy(insurance.email), await signedCopy(insurance.partnerEmail)]
      expect(one.equals(two)).toBe(true)
      const text = (await pdfText(one)).replace(/\s+/g, ' ')
      expect(text).toContain(sha256(document))
      expect(text).toContain(Statement.split(' ').at(-1)?.slice(0, 32))
      await allMailsSent(foyer)
      for (const email of [insurance.email, insurance.partnerEmail]) expect(foyer.mailbox.to(email)).toHaveLength(2)
    },
  )

  it('prints no answer, and no fingerprint, of a person who has not answered', async () => {
    const { hers, insurance } = await requested()
    const { client, place } = await openPartner(insurance)
    const copy = await foyer.app.inject({
      method: 'POST',
      url: '/ws/downloadcliapplicationWithToken',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `sid-${siteId}=${client.cookies.get(`sid-${siteId}`)}`,
      },
      payload: new URLSearchParams({
        CliApplicationId: String(insurance.id),
        Token: place.token,
        SiteId: siteId,
        LanguageId: '1',
      }).toString(),
    })
    expect((await readPdf(copy.rawPayload)).text).not.toMatch(/Answer: /)
    const { text } = await readPdf(await shownTo(await deskOf(hers)))
    expect(text.match(/fingerprint\s+of\s+the\s+answers:\s+[0-9a-f]{32}/g)).toHaveLength(1)
    const { services } = foyer
    const row = await inSite(services.database.db, siteId, (trx) => getApplication(trx, siteId, insurance.id))
    const record = await recordOf(services, row, 'en')
    expect((await readPdf(record)).text.match(/Answer: No/g)).toHaveLength(5)
  })

  it('may have him change his answers until he signs, and not afterwards', async () => {
    const { insurance } = await requested()
    const his = await openPartner(insurance)
    await answerAll(his, 'N')
    const desk = await deskOf(his)
    const statement = async () => (await desk.client.call('/api/SIGNLoad', { ...desk.ids, LanguageID: 1 })).Statement
    const before = await statement()
    expect(outcome(await answerAll(his, 'Y'))).toBe('')
    expect(await statement()).not.toBe(before)
    expect(outcome(await sign(desk))).toBe('')
    expect(outcome(await answerAll(his, 'N'))).toBe('CLI_ApplicationSent')
    expect(outcome(await signNow(his))).toBe('SigningNotOpen')
  })

  it('is charged once, and begins again without paying after he declined', async () => {
    const { insurance, hers } = await requested()
    const his = await openPartner(insurance)
    await answerAll(his, 'N')
    const { client, ids } = await deskOf(his)
    await client.call('/api/SIGNDecline', { ...ids, Reason: 'Not yet' })
    const credits = async () =>
      inSite(foyer.services.database.db, siteId, (trx) =>
        trx.selectFrom('sites').select('credits').where('site_id', '=', siteId).executeTakeFirstOrThrow(),
      )
    const before = await credits()
    expect(outcome(await askNow(hers))).toBe('')
    expect(await credits()).toEqual(before)
    // A new document is signed, by a new link of his.
    expect(outcome(await sign(await deskOf(hers)))).toBe('')
    expect(outcome(await signNow(his))).toBe('CLI_SecurityCheck')
  })
})

describe('who signs now', () => {
  it('is decided by what is on file, once signatures were requested', async () => {
    const insurance = await makeInsurance(foyer, siteId)
    const hers = await openWithMail(foyer, siteId, insurance.email)
    expect(outcome(await signNow(hers))).toBe('SigningNotOpen')
    const [ada, noe] = await idsOf(hers)
    await requestNow(hers, answered([ada, noe]))
    // He is neither insured nor the holder of the account: he gets no link, and one that the broker mails signs nothing.
    await allMailsSent(foyer)
    expect(foyer.mailbox.to(insurance.partnerEmail)).toEqual([])
    await foyer.client().call('/broker-api/ResendInsuranceApplication', {
      SiteID: siteId,
      CliApplicationId: insurance.id,
      ApplicantId: noe,
    })
    const his = await openPartner(insurance)
    expect(outcome(await signNow(his))).toBe('SigningNotOpen')
    const desk = await deskOf(hers)
    expect(desk.ids.SignerID).toBe(ada)
    const other = { ...desk.ids, SignerID: noe, LanguageID: 1 }
    expect(outcome(await desk.client.callAnyhow('/api/SIGNLoad', other))).toBe('NoAccess')
  })

  it('includes the account holder, who is not insured and has nothing to answer', async () => {
    const insurance = await makeInsurance(foyer, siteId)
    const hers = await openWithMail(foyer, siteId, insurance.email)
    const [ada, noe] = await idsOf(hers)
    const answers = answered([ada, noe])
    const PaymentDetail = { ...answers.PaymentDetail, AccountHolderId: noe }
    expect(outcome(await requestNow(hers, { ...answers, PaymentDetail }))).toBe('')
    const his = await openPartner(insurance)
    expect(outcome(await sign(await deskOf(his), asTyped('Noé Roy')))).toBe('')
  })

  it('is never a session that an operator handed over', async () => {
    const { insurance } = await requested()
    const his = await openPartner(insurance)
    await answerAll(his, 'N')
    // Even one that would hold the grant of a link.
    await inSite(foyer.services.database.db, siteId, (trx) =>
      trx.updateTable('sessions').set({ actor: 'operator' }).where('site_id', '=', siteId).execute(),
    )
    expect(outcome(await signNow(his))).toBe('HandOffNotAllowed')
  })

  it('leaves one event of the code, however often the page is opened', async () => {
    const { hers } = await requested()
    const { ids } = await deskOf(hers)
    expect(outcome(await signNow(hers))).toBe('')
    const kinds = await inSite(foyer.services.database.db, siteId, (trx) =>
      trx
        .selectFrom('signing_events')
        .select('kind')
        .where('request_id', '=', ids.SigningRequestID)
        .orderBy('event_id')
        .execute(),
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['requested', 'admitted'])
    const trail = await inSite(foyer.services.database.db, siteId, (trx) =>
      trx.selectFrom('audit_events').select(['action', 'details']).where('action', '=', 'signing').execute(),
    )
    const admitted = { event: 'admitted', requestId: ids.SigningRequestID, signerId: ids.SignerID }
    expect(trail.map(({ details }) => details)).toContainEqual(expect.objectContaining(admitted))
  })

  it('gets no signing link from the broker before the health questions are answered', async () => {
    const { insurance, hers } = await requested()
    const { ids } = await deskOf(hers)
    const [, noe] = await idsOf(hers)
    const resend = () => foyer.client().callAnyhow('/broker-api/ResendSigningLink', { ...ids, SignerID: noe })
    expect(outcome(await resend())).toBe('SigningNotOpen')
    await answerAll(await openPartner(insurance), 'N')
    expect(outcome(await resend())).toBe('')
    const desk = await goToDesk(foyer, siteId, insurance.partnerEmail, { mails: 2 })
    expect(outcome(await sign(desk, asTyped('Noé Roy')))).toBe('')
  })

  it('is reminded by the primary applicant until they have signed', async () => {
    const { insurance, hers } = await requested()
    const [, noe] = await idsOf(hers)
    const remind = () => hers.client.callAnyhow('/cli-api/remind-applicant', { ...hers.place, ApplicantId: noe })
    expect(outcome(await remind())).toBe('')
    const his = await openWithMail(foyer, siteId, insurance.partnerEmail, {
      securityQuestion: partnerAnswers,
      count: 2,
    })
    await answerAll(his, 'N')
    expect(outcome(await remind())).toBe('')
    expect((await foyer.mailbox.arrived(insurance.partnerEmail, 3)).subject).toContain('answer and sign')
    const again = await openWithMail(foyer, siteId, insurance.partnerEmail, {
      securityQuestion: partnerAnswers,
      count: 3,
    })
    await sign(await deskOf(again), asTyped('Noé Roy'))
    expect(outcome(await remind())).toBe('NoAccess')
  })
})

describe('the code in the mail of a link', () => {
  const send = (siteToken: { token: string }, given: object = {}) =>
    foyer.client().call('/cli-api/send-accesscode', { siteId, languageId: 1, ...siteToken, ...given })
  const life = codeDays * 24 * 60 * 60
  it('needs no other mail while it is unused, for three days', async () => {
    const { email, token } = await makeInsurance(foyer, siteId)
    expect((await send({ token }, { IfNeeded: 1 })).SentFl).toBe(0)
    foyer.clock.advance(life - 60)
    await openWithMail(foyer, siteId, email)
    expect((await send({ token }, { IfNeeded: 1 })).SentFl).toBe(1)
    const late = await makeInsurance(foyer, siteId)
    foyer.clock.advance(life + 1)
    await expect(openWithMail(foyer, siteId, late.email)).rejects.toThrow('CLI_InformationDoesNotMatch')
    expect((await send({ token: late.token }, { IfNeeded: 1 })).SentFl).toBe(1)
  })
  it('opens once, and ends when another is mailed', async () => {
    const { email } = await makeInsurance(foyer, siteId)
    await openWithMail(foyer, siteId, email)
    await expect(openWithMail(foyer, siteId, email)).rejects.toThrow('CLI_InformationDoesNotMatch')
    const other = await makeInsurance(foyer, siteId)
    expect((await send({ token: other.token })).SentFl).toBe(1)
    await expect(openWithMail(foyer, siteId, other.email)).rejects.toThrow('CLI_InformationDoesNotMatch')
  })
  it('is nothing without the facts', async () => {
    const { email } = await makeInsurance(foyer, siteId)
    const securityQuestion = { ...partnerAnswers, dateOfBirth: '1990-01-01' }
    await expect(openWithMail(foyer, siteId, email, { securityQuestion })).rejects.toThrow(
      'CLI_InformationDoesNotMatch',
    )
  })
})

describe('the names in the debit agreement', () => {
  const rename = (Email: string) =>
    foyer.client().call('/broker-api/SaveSite', {
      SiteID: siteId,
      Link: {
        AgentProfile: { ...blankAgentProfile, FirstName: 'Marie', LastName: 'Roy', Email, WorkPhone: '5145550134' },
      },
    })
  it('are those of the time of preparing in what is shown, signed and sealed', async () => {
    await rename('before@broker.example')
    const { insurance, hers } = await requested()
    await rename('after@broker.example')
    const desk = await deskOf(hers)
    const document = await shownTo(desk)
    await sign(desk)
    await rename('later@broker.example')
    const his = await openPartner(insurance)
    await answerAll(his, 'N')
    const second = await deskOf(his)
    expect((await shownTo(second)).equals(document)).toBe(true)
    await sign(second, asTyped('Noé Roy'))
    const text = await pdfText(await signedCopy(insurance.email))
    expect((await readPdf(document)).text).toContain('before@broker.example')
    expect(text).toContain('before@broker.example')
    expect(text).not.toMatch(/(after|later)@broker\.example/)
    expect(text.replace(/\s+/g, '')).toContain(sha256(document))
  })
  it('are accepted again when they changed after they were read, and after they were accepted', async () => {
    await rename('before@broker.example')
    const insurance = await makeInsurance(foyer, siteId)
    const hers = await openWithMail(foyer, siteId, insurance.email)
    const { AgreementNames } = await hers.load()
    const detail = answered(await idsOf(hers))
    await hers.client.call('/cli-api/:siteid/get-quote', { ...hers.place, applicationDetail: detail })
    const prepare = (names: typeof AgreementNames) =>
      hers.client.call('/cli-api/prepare-application', {
        ...hers.place,
        applicationDetail: { ...detail, AgreementNames: names },
      })
    await rename('after@broker.example')
    expect((await prepare(AgreementNames)).Errors).toEqual([
      { Field: 'applicationDetail.AgreementFl', Key: 'CLI_AgreementRequired' },
    ])
    const fresh = await hers.load()
    expect(fresh.AgreementNames.Email).toBe('after@broker.example')
    expect(outcome(await prepare(fresh.AgreementNames))).toBe('')
    expect((await hers.load()).AgreementFl).toBe(1)
    await rename('later@broker.example')
    expect((await hers.load()).AgreementFl).toBe(0)
  })
})

test('where documents are signed elsewhere, everyone answers first and is mailed the link to sign', async () => {
  const fake = await startFakeDocuSign()
  const elsewhere = await startTestFoyer({ envelopes: envelopesDocuSign(fake.config) })
  try {
    await makeSite(elsewhere, siteId, { Credits: 25 })
    const insurance = await makeInsurance(elsewhere, siteId)
    const hers = await openWithMail(elsewhere, siteId, insurance.email)
    expect((await hers.load()).SignNowFl).toBe(0)
    const answers = bothInsured(await idsOf(hers))
    expect(outcome(await requestNow(hers, answers))).toBe('CLI_PleaseEnterRequiredInformation')
    const his = await openWithMail(elsewhere, siteId, insurance.partnerEmail, { securityQuestion: partnerAnswers })
    expect(outcome(await answerAll(his, 'N'))).toBe('')
    expect(outcome(await askNow(hers))).toBe('')
    // Her mails: the link, the notice that all have answered, the link to sign.
    expect((await elsewhere.mailbox.arrived(insurance.email, 3)).text).toContain(`/${siteId}/sign/`)
    expect((await elsewhere.mailbox.arrived(insurance.partnerEmail, 2)).text).toContain(`/${siteId}/sign/`)
    expect(outcome(await signNow(hers))).toBe('SigningNotOpen')
  } finally {
    await elsewhere.stop()
    await fake.stop()
  }
})
