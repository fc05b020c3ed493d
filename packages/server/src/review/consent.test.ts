import { withoutIsolates } from '@foyer/domain/kit/isolate.ts'
import { consentVersion } from '@foyer/domain/review/consent.ts'
import { describe, expect, it, test } from 'vitest'
import { consentFor, consentHash } from '../application/consent.ts'
import { shownSigns } from '../testing/shown-order.ts'
import { testTexts } from '../testing/test-texts.ts'

const texts = testTexts()
const agent = { BrokerageName: 'Tremblay Hypothèques', FirstName: 'Marie', LastName: 'Tremblay' }

describe('the consent', () => {
  test.each(['en', 'fr'] as const)('names the brokerage and every applicant, in %s', (language) => {
    const text = consentFor(texts, language, { agent, names: ['Ada Roy', 'Luc Côté'] })
    expect(text).toContain('Tremblay Hypothèques')
    expect(text).toContain(language === 'en' ? 'Ada Roy and Luc Côté' : 'Ada Roy et Luc Côté')
    expect(text).toContain(consentVersion)
    expect(text).not.toMatch(/\{\{|review\.consent|undefined/)
    expect(text.length).toBeLessThan(20_000)
  })
  test.each(['en', 'fr'] as const)('begins with five short lines, which its hash covers, in %s', (language) => {
    const text = consentFor(texts, language, { agent, names: ['Ada Roy'] })
    const [, short = ''] = text.split('\n\n')
    const [heading, ...lines] = short.split('\n')
    expect(heading).toBe(language === 'en' ? 'In short' : 'En bref')
    expect(lines).toHaveLength(5)
    for (const line of lines) expect(line.length).toBeLessThan(260)
    for (const line of lines) expect(consentHash(text.replace(line, ''))).not.toBe(consentHash(text))
  })
  it('names the agent if there is no brokerage', () =>
    expect(consentFor(texts, 'en', { agent: { ...agent, BrokerageName: '' }, names: ['Ada Roy'] })).toContain(
      'Marie Tremblay (“we”',
    ))
  it('treats a name as text, whatever it contains', () =>
    expect(consentFor(texts, 'en', { agent, names: ['{{brokerage}} $t(title)'] })).toContain('{{brokerage}} $t(title)'))
  test.each(['en', 'fr'] as const)(
    'has no isolates, and no number behind a name from right to left, in %s',
    (language) => {
      const of = (name: string) =>
        consentFor(texts, language, { agent: { ...agent, BrokerageName: name }, names: [name, name] })
      const text = of('\u0639')
      expect(withoutIsolates(text)).toBe(text)
      const shown = (lines: string) => lines.split('\n').map(shownSigns)
      expect(shown(text)).toEqual(shown(of('Ж').replaceAll('Ж', '')))
    },
  )
  it('has one hash per text', () => {
    const one = consentFor(texts, 'fr', { agent, names: ['Ada Roy'] })
    expect(consentHash(one)).toMatch(/^[0-9a-f]{64}$/)
    expect(consentHash(one)).toBe(consentHash(consentFor(texts, 'fr', { agent, names: ['Ada Roy'] })))
    expect(consentHash(one)).not.toBe(consentHash(`${one} `))
  })
})
