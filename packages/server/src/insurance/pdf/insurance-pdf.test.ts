import { noCoverage, typesOf } from '@foyer/domain/insurance/coverage.ts'
import { healthQuestionsFor } from '@foyer/domain/insurance/health.ts'
import { illustrativeRates } from '@foyer/domain/insurance/illustrative-rates.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { insuranceFacts } from '@foyer/domain/testing/insurance.ts'
import { expect, it, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { testTexts } from '../../testing/test-texts.ts'
import { agreementRecord } from '../agreement.ts'
import type { StoredAnswers } from '../store.ts'
import { type InsurancePdf, insurancePdf } from './insurance-pdf.ts'

const texts = testTexts()
const at = new Date('2026-11-20T20:05:00Z')
const people = insuranceFacts().Applicants.map((one, index) => ({ ...one, ApplicantId: 11 + index }))
const coverages = {
  life: { ...noCoverage, LI: true, CI: true },
  accident: { ...noCoverage, AD: true, adDisabled: false },
}

const names = {
  Payee: 'Northern Life',
  Broker: 'Marie Tremblay, Tremblay Hypothèques',
  Phone: '(514) 555-0134',
  Email: 'marie@example.ca',
}

const answers = (given: Partial<StoredAnswers> = {}): StoredAnswers => ({
  Applicants: [
    { ApplicantId: 11, SmokerFl: 'N', DeclinedFl: 0, InsuranceTypes: typesOf(coverages.life) },
    { ApplicantId: 12, SmokerFl: 'Y', DeclinedFl: 0, InsuranceTypes: typesOf(coverages.accident) },
  ],
  InsuranceEffectiveType: 'F',
  CoverageAmount: 300_000,
  Premiums: { 11: { LI: 40.8, CI: 66.3, AD: 81.6 }, 12: { LI: 153, CI: 262.65, AD: 142.8 } },
  RateSource: illustrativeRates.Source,
  IllustrativeFl: 1,
  Agreement: agreementRecord(texts, 'en', { names, now: at, ip: '203.0.113.7' }),
  ...given,
})

const pdfOf = async (given: Partial<InsurancePdf> = {}) =>
  readPdf(
    await insurancePdf(texts, {
      language: 'en',
      link: {
        PrimaryColor: '#7a1f5c',
        AgentProfile: (await import('@foyer/domain/site/defaults.ts')).blankAgentProfile,
      },
      reference: 7,
      preparedAt: at,
      facts: { ...insuranceFacts(), Applicants: people },
      answers: answers(),
      institution: 'Desjardins (Québec)',
      account: { FinancialInstitution: '815', Transit: '30000', AccountNumber: '321' },
      accountHolderId: 12,
      health: {
        11: { questions: healthQuestionsFor(coverages.life), fingerprint: 'f1f1' },
        12: { questions: healthQuestionsFor(coverages.accident), fingerprint: 'f2f2' },
      },
      ...given,
    }),
  )

it('states what is covered, for how much, and from when', async () => {
  const { text } = await pdfOf()
  for (const words of [
    'Credit insurance application',
    '4-4550 Saint-Denis Street',
    '$400,000.00',
    '$300,000.00',
    '75%',
    'Critical illness insurance',
    'Accident and disability insurance',
    // 40.80 + 66.30 + 142.80
    '$249.90',
    'On the funding date',
    'Foyer, 2026. They are for illustration',
    '815 Desjardins',
    '•••• 321',
    'f2f2',
    'Account holder',
  ])
    expect(text).toContain(words)
})

it('prints the answered questions without the answers', async () => {
  const { text } = await pdfOf()
  expect(text.match(/insurance \d\. /g)).toHaveLength(15)
})

const answeredBy = (id: 11 | 12) => {
  const coverage = id === 11 ? coverages.life : coverages.accident
  const questions = healthQuestionsFor(coverage).map((one) => ({ ...one, Answer: 'N' }))
  return { health: { [id]: { questions, fingerprint: `f${id}` } } }
}

it('prints the primary applicant’s answers in her copy, and her choices for him', async () => {
  const { text } = await pdfOf({ ...answeredBy(11), reader: { applicantId: 11, isPrimary: true } })
  for (const words of [
    'Copy for Ada Roy',
    'ada@example.ca',
    'n•••@example.ca',
    'Accident and disability',
    '$249.90',
    '321',
  ])
    expect(text).toContain(words)
  expect(text.match(/Answer: No/g)).toHaveLength(10)
  for (const words of ['noe@example.ca', formatDate('1979-06-01', 'en')]) expect(text).not.toContain(words)
})

it('prints no one else’s data in another person’s copy, and the account only if it is theirs', async () => {
  const own = { ...answeredBy(12), reader: { applicantId: 12, isPrimary: false } }
  const { text } = await pdfOf({ ...own, accountHolderId: 11 })
  expect(text).toContain('$142.80')
  expect(text.match(/Answer: No/g)).toHaveLength(5)
  for (const words of ['Ada Roy', 'ada@', '$249.90', 'Critical illness', 'Desjardins', '•••• 321'])
    expect(text).not.toContain(words)
  expect((await pdfOf(own)).text).toContain('•••• 321')
})

it('states that nothing is offered to a person outside the rates', async () => {
  const Premiums = { 11: { LI: 40.8, CI: 66.3, AD: 81.6 }, 12: { LI: null, CI: null, AD: null } }
  const [ada] = answers().Applicants
  const noe = { ApplicantId: 12, SmokerFl: 'N', DeclinedFl: 0, InsuranceTypes: typesOf(noCoverage) }
  if (!ada) throw new Error('a couple')
  const { text } = await pdfOf({ answers: answers({ Applicants: [ada, noe], Premiums }), health: {} })
  expect(text).toContain('No coverage is offered to Noé Roy at this age.')
})

test('names an insurer’s rates as such, and no account where everything is declined', async () => {
  const none = typesOf(noCoverage)
  const { text } = await pdfOf({
    language: 'fr',
    answers: answers({
      Applicants: [11, 12].map((ApplicantId) => ({ ApplicantId, SmokerFl: 'N', DeclinedFl: 1, InsuranceTypes: none })),
      InsuranceEffectiveType: 'A',
      RateSource: 'Vie du Nord',
      IllustrativeFl: 0,
      Agreement: undefined,
    }),
    health: {},
  })
  expect(text).toContain('Ada Roy refuse toutes les protections.')
  expect(text).toContain('Taux\u00a0: Vie du Nord.')
  expect(text).toContain('Dès l’approbation')
  expect(text).not.toContain('Accord de débits')
  // Every character of the page must be in its typeface.
  const { text: questions } = await pdfOf({ language: 'fr' })
  expect(questions).toContain('cancer\u00a0?')
  expect(questions).not.toMatch(/[\u202f\ufffd]/)
})
