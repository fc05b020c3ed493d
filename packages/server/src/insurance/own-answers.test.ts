import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { noCoverage, typesOf } from '@foyer/domain/insurance/coverage.ts'
import type { HealthQuestion } from '@foyer/domain/insurance/fields.ts'
import { healthQuestionsFor } from '@foyer/domain/insurance/health.ts'
import { answered, insuranceFacts } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { makeInsurance, openInsurance, partnerLink, rightAnswers } from '../testing/insurance.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { choiceOf, healthOf } from './health-answers.ts'
import { listPeople } from './people-store.ts'
import { getApplication } from './store.ts'

const siteId = 'ours'
const coverage = { ...noCoverage, LI: true, CI: true }
/** The number of each person's ten answers that are yes, which identifies the person. */
const people = [
  { name: 'Ada', email: 'ada@own.example', birth: '1988-03-04', yes: 1 },
  { name: 'Noé', email: 'noe@own.example', birth: '1979-06-01', yes: 3 },
  { name: 'Zoé', email: 'zoe@own.example', birth: '1990-09-09', yes: 6 },
]
const questionsWith = (yes: number): HealthQuestion[] =>
  healthQuestionsFor(coverage).map((one, index) => ({ ...one, Answer: index < yes ? 'Y' : 'N' }))
const flipped = (questions: readonly HealthQuestion[]) =>
  questions.map((one) => ({ ...one, Answer: one.Answer === 'Y' ? 'N' : 'Y' }))

/**
 * The calls of a person who passed a security check; the one that sends the application comes last, since it closes it.
 */
const calls = allCalls
  .filter(({ access }) => access === 'insurance' || access === 'insurancePrimary')
  .flatMap((call) => pathsOf(call))
  .sort((a, b) => Number(a.endsWith('CreateDocuSignLink')) - Number(b.endsWith('CreateDocuSignLink')))

let foyer: TestFoyer
let id: number
let mortgage: number
let persons: { id: number; name: string; client: ReturnType<TestFoyer['client']>; token: string }[]

/** The stored answers of each person. */
const stored = () =>
  inSite(foyer.services.database.db, siteId, async (trx) => {
    const row = await getApplication(trx, siteId, id)
    const rows = await listPeople(trx, row)
    return new Map(
      rows.map((one) => [
        one.applicant_id,
        healthOf(foyer.services.crypto, one, choiceOf(row, one.applicant_id)).map(({ Answer }) => Answer),
      ]),
    )
  })

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId, { Credits: 25 })
  const [sample] = insuranceFacts().Applicants
  if (!sample) throw new Error('the sample has applicants')
  const insurance = await makeInsurance(foyer, siteId, {
    Applicants: people.map(({ name, email, birth }, index) => ({
      ...sample,
      PrimaryFl: index === 0 ? 1 : 0,
      FirstName: name,
      EmailAddress: email,
      DateOfBirth: birth,
    })),
  })
  id = insurance.id
  const primary = await openInsurance(foyer, insurance)
  const ids = primary.loaded.Applicants.map(({ ApplicantId }) => ApplicantId)
  mortgage = primary.loaded.MortgageApplicationId
  const answers = detailOf(ids, (index) => (index === 0 ? questionsWith(1) : []))
  await primary.quote(answers)
  expect((await primary.prepare(answers)).ReturnStatus.ReturnCode).toBe(200)
  persons = [{ id: ids[0] ?? 0, name: 'Ada', client: primary.client, token: insurance.token }]
  for (const { name, email, birth, yes } of people.slice(1)) {
    const link = await partnerLink(foyer, { ...insurance, partnerEmail: email })
    const opened = await openInsurance(foyer, link, { securityQuestion: { ...rightAnswers, dateOfBirth: birth } })
    expect((await opened.answer(questionsWith(yes))).ReturnStatus.ReturnCode).toBe(200)
    persons.push({ id: opened.loaded.OwnApplicantId, name, client: opened.client, token: link.token })
  }
})
afterAll(() => foyer.stop())

const detailOf = (ids: readonly number[], healthOfIndex: (index: number) => HealthQuestion[]) => ({
  ...answered(),
  Applicants: ids.map((ApplicantId, index) => ({
    ApplicantId,
    SmokerFl: 'N',
    DeclinedFl: 0,
    InsuranceTypes: typesOf(coverage),
    HealthQuestions: healthOfIndex(index),
  })),
})

/** Every field of the flow's calls, all about another person; a call ignores fields it does not know. */
const bodyAbout = (own: (typeof persons)[number], other: (typeof persons)[number]) => ({
  siteId,
  token: own.token,
  languageId: 1,
  CliApplicationId: id,
  MortgageApplicationID: mortgage,
  ApplicantId: other.id,
  ApplicantID: other.id,
  applicationDetail: detailOf(
    persons.map((one) => one.id),
    (index) => flipped(questionsWith(people[index]?.yes ?? 0)),
  ),
  HealthQuestions: questionsWith(people[persons.indexOf(own)]?.yes ?? 0),
  Data: { ApplicantId: other.id, HealthQuestions: questionsWith(10) },
  Signers: persons.map((one) => ({ SignerID: one.id, FirstName: one.name, LastName: 'Roy', Email: 'x@own.example' })),
})

/** Every answer anywhere in a reply. */
const answersIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (name === 'Answer' ? [one] : answersIn(one)))
}

const pairs = [0, 1, 2].flatMap((own) => [0, 1, 2].filter((other) => other !== own).map((other) => ({ own, other })))

describe.each(calls)('%s', (path) => {
  test.each(pairs)(
    'under the grant of person $own neither writes nor returns the answers of person $other',
    async (at) => {
      const [own, other] = [persons[at.own], persons[at.other]]
      if (!own || !other) throw new Error('three people')
      const before = await stored()
      const { body } = await own.client.raw(path, bodyAbout(own, other))
      const after = await stored()
      for (const one of persons)
        if (one !== own) expect(after.get(one.id), `the answers of ${one.name}`).toEqual(before.get(one.id))
      const returned = answersIn(JSON.parse(body))
      if (returned.length > 0) expect(returned).toEqual(after.get(own.id))
    },
  )
  test.each(pairs)('under the grant of person $own does not open the link of person $other', async (at) => {
    const [own, other] = [persons[at.own], persons[at.other]]
    if (!own || !other) throw new Error('three people')
    const { body } = await own.client.raw(path, { ...bodyAbout(own, other), token: other.token })
    expect(JSON.parse(body)).toEqual({ ReturnStatus: { ReturnCode: 403, ReturnMessage: 'CLI_SecurityCheck' } })
  })
})

test.each([0, 1, 2])('the copy of person %i shows only their own answers', async (index) => {
  const own = persons[index]
  if (!own) throw new Error('three people')
  const answer = await foyer.app.inject({
    method: 'POST',
    url: '/ws/downloadcliapplicationWithToken',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `sid-${siteId}=${own.client.cookies.get(`sid-${siteId}`)}`,
    },
    payload: new URLSearchParams({
      CliApplicationId: String(id),
      Token: own.token,
      SiteId: siteId,
      LanguageId: '1',
      OwnCopy: '1',
    }).toString(),
  })
  const { text } = await readPdf(answer.rawPayload)
  const expected = (await stored()).get(own.id) ?? []
  expect([...text.matchAll(/Answer: (Yes|No)/g)].map(([, word]) => (word === 'Yes' ? 'Y' : 'N'))).toEqual(expected)
})
