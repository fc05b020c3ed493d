import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { expect, test } from 'vitest'
import { testTexts } from '../testing/test-texts.ts'
import { layoutMail } from './mail-layout.ts'

const texts = testTexts()

const link = {
  PrimaryColor: '#ffd400',
  AgentProfile: {
    ...defaultLink.AgentProfile,
    FirstName: 'Marie',
    LastName: '<b>Tremblay</b>',
    Title: 'Mortgage broker',
    TitleFr: 'Courtière hypothécaire',
    AgentLic: 'M1',
    WorkPhone: '4165550123',
    Email: 'marie@broker.example',
  },
}
const base = {
  link,
  language: 'en' as const,
  translate: texts.of('en'),
  heading: 'Hello',
  paragraphs: ['One <script>alert(1)</script>'],
}

test('no input becomes markup', () => {
  const { html } = layoutMail({ ...base, button: { label: '"Go"', url: 'https://foyer.example/?a=1&b=%22' } })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
  expect(html).toContain('href="https://foyer.example/?a=1&#38;b=%22"')
})

test('text and HTML contain the code, the address and the agent', () => {
  const both = layoutMail({ ...base, code: '012345', button: { label: 'Go', url: 'https://foyer.example/x' } })
  for (const part of [both.text, both.html]) {
    for (const said of ['012345', 'https://foyer.example/x', 'Licence M1', '(416) 555-0123', 'marie@broker.example'])
      expect(part).toContain(said)
  }
})

test('a reply goes to the agent, or in a mail to the agent to the person it is about, if the address is valid', () => {
  expect(layoutMail(base).replyTo).toBe('marie@broker.example')
  expect(layoutMail({ ...base, isToAgent: true })).not.toHaveProperty('replyTo')
  expect(layoutMail({ ...base, isToAgent: true, answeredBy: 'ada@example.ca' }).replyTo).toBe('ada@example.ca')
  expect(layoutMail({ ...base, answeredBy: 'ada@example.ca, eve@example.ca' })).not.toHaveProperty('replyTo')
})

test('a French mail is marked as French and has the French title', () => {
  const { html, text } = layoutMail({ ...base, language: 'fr', translate: texts.of('fr') })
  expect(html).toContain('<html lang="fr-CA">')
  expect(text).toContain('Courtière hypothécaire\nPermis M1')
})

test('the button is readable on light and dark brand colours', () => {
  const button = { label: 'Go', url: 'https://foyer.example' }
  expect(layoutMail({ ...base, button }).html).toContain('background:#ffd400;color:#000000')
  const darkLink = { ...link, PrimaryColor: '#0b5c5c' }
  expect(layoutMail({ ...base, link: darkLink, button }).html).toContain('background:#0b5c5c;color:#ffffff')
})

test('an invalid colour does not reach the style', () => {
  expect(layoutMail({ ...base, link: { ...link, PrimaryColor: 'red;}' } }).html).not.toContain('red;}')
})

test('several lines become a list, in text and HTML', () => {
  const { html, text } = layoutMail({ ...base, paragraphs: ['These:', ['Pay <stub>', 'Void cheque']] })
  expect(text).toContain('These:\n\n• Pay <stub>\n• Void cheque')
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).not.toContain('<stub>')
})

test('the other language follows the first, complete and labelled', () => {
  const other = { language: 'fr' as const, heading: 'Bonjour', paragraphs: ['Un'] }
  const { html, text } = layoutMail({ ...base, other })
  expect(html).toMatch(/<h1[^>]*>Hello<\/h1>.*<div lang="fr-CA"><h2[^>]*>Bonjour<\/h2><p[^>]*>Un<\/p><\/div>/)
  expect(text.indexOf('Bonjour')).toBeGreaterThan(text.indexOf('alert(1)'))
})

test('mails to agents omit their own contact details', () => {
  const both = layoutMail({ ...base, isToAgent: true })
  for (const part of [both.text, both.html]) expect(part).not.toContain('(416) 555-0123')
})
