import { createHash } from 'node:crypto'
import { blankAgentProfile } from '@foyer/domain/site/defaults.ts'
import { insuranceFacts } from '@foyer/domain/testing/insurance.ts'
import { describe, expect, it } from 'vitest'
import { testTexts } from '../testing/test-texts.ts'
import { agreementNames, agreementRecord, agreementText } from './agreement.ts'

const texts = testTexts()
const { LoanDetail, BrokerDetail } = insuranceFacts()
const agent = { ...blankAgentProfile, WorkPhone: '5145550134', Email: 'marie@example.ca' }
const namesFor = (PayeeName?: string, AgentProfile = agent) =>
  agreementNames({ LoanDetail: { ...LoanDetail, ...(PayeeName && { PayeeName }) }, BrokerDetail }, { AgentProfile })
const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

describe('the agreement on pre-authorized debits', () => {
  it.each(['en', 'fr'] as const)('names the payee, and the broker with phone and e-mail (%s)', (language) => {
    const text = agreementText(texts, language, namesFor('Northern Life'))
    for (const words of ['Northern Life', 'Marie Tremblay, Tremblay Hypothèques, (514) 555-0134, marie@example.ca,'])
      expect(text).toContain(words)
    expect(text).not.toContain('{{')
  })

  it('describes a payee that is not given, and omits contact details that are not given', () => {
    const text = agreementText(texts, 'en', namesFor(undefined, blankAgentProfile))
    expect(text).toContain('the insurer that issues your certificate of insurance, or its administrator (the payee)')
    expect(text).toContain('your broker, Marie Tremblay, Tremblay Hypothèques, of any change')
  })

  it('is recorded with its names, from which the accepted text can be shown again', () => {
    const names = namesFor('Northern Life')
    const record = agreementRecord(texts, 'fr', { names, now: new Date('2026-11-20T20:05:00Z'), ip: '203.0.113.7' })
    expect(record).toMatchObject({ Version: '1.1', Language: 'fr', Names: names })
    expect(record.TextHash).toBe(hashOf(agreementText(texts, 'fr', record.Names)))
    const fromTheRight = agreementRecord(texts, 'fr', { names: namesFor('علي'), now: new Date(0), ip: '' })
    expect(fromTheRight.TextHash).toBe(
      hashOf(agreementText(texts, 'fr', namesFor('علي')).replace(/[\u2066-\u2069]/g, '')),
    )
  })

  it.each([
    ['en', '0f6f42288de6a4bf7641f3c680112c07532feac10fc1a21929bf793b209b95e2'],
    ['fr', '6c64e8128eb901399a571fc91f1565a3e2dfd1360c02450a670e46b37062ac64'],
  ] as const)('that was accepted in version 1.0, without names, is shown as it was (%s)', (language, hash) =>
    expect(hashOf(agreementText(texts, language, undefined))).toBe(hash),
  )
})
