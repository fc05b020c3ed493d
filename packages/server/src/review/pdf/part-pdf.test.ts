import { describe, expect, it } from 'vitest'
import { consentFor } from '../../application/consent.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { testTexts } from '../../testing/test-texts.ts'
import { type Sample, sampleSubmission } from '../testing/sample-submission.ts'
import { partPdf } from './part-pdf.ts'

const texts = testTexts()

/** The copy of the second applicant, from a snapshot that has the first one's answers too. */
const copyOf = async (sample: Sample) => {
  const { snapshot, consents, ...rest } = sampleSubmission(texts, sample)
  const [, second] = snapshot.Application.Applicants
  const consent = consents.find(({ ApplicantID }) => ApplicantID === second?.ApplicantID)
  if (!second || !consent) throw new Error('the sample has one applicant')
  const { Application } = snapshot
  const agent = snapshot.Link.AgentProfile
  // As an invited person reads it: the text names them alone.
  const Consent = consentFor(texts, sample.language, { agent, names: ['Luc Côté'] })
  const read = { ...snapshot, Application: { ...Application, Summary: { ...Application.Summary, Consent } } }
  const part = { ...rest, snapshot: read, consent, applicantId: second.ApplicantID }
  const { text } = readPdf(await partPdf(texts, { part, language: sample.language }))
  return text.replaceAll(/\s+/g, ' ')
}

describe('a person’s copy of their own part', () => {
  it('states their name, their answers and the consent they gave', async () => {
    const text = await copyOf({ language: 'en' })
    for (const words of [
      'Your part of a mortgage application',
      'Luc Côté',
      'April 1, 1988',
      'The cottage is sold in the spring.',
      '203.0.113.7',
    ])
      expect(text).toContain(words)
  })
  it('is in their language', async () => {
    const text = await copyOf({ language: 'fr' })
    expect(text).toContain('Votre partie d’une demande de prêt hypothécaire')
    expect(text).toContain('1er avril 1988')
  })
  it('has nothing of another applicant, and not the mortgage that they share', async () => {
    const text = await copyOf({ language: 'en' })
    for (const words of ['Ada Roy', '$755,000.50', 'First National']) expect(text).not.toContain(words)
  })
  it('has neither a SIN nor the number of an identification document', async () => {
    const text = await copyOf({ language: 'en' })
    for (const words of ['286', '9012']) expect(text).not.toContain(words)
  })
})
