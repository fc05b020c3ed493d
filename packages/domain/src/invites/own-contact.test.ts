import { describe, expect, test } from 'vitest'
import { type Contacts, isCorrectedAway, type OwnContact } from './own-contact.ts'

const mail: OwnContact = { ContactMethod: 'Email', Contact: 'a@example.ca' }
const text: OwnContact = { ContactMethod: 'SMS', Contact: '5145550143' }
const home = '(514) 555-0188'

describe('a correction', () => {
  test.each<[string, Contacts, Contacts, OwnContact, boolean]>([
    ['replaced', { Email: 'a@example.ca' }, { Email: 'b@example.ca' }, mail, true],
    ['deleted', { Email: 'a@example.ca' }, { Email: '' }, mail, true],
    ['another e-mail replaced', { Email: 'b@example.ca' }, { Email: 'c@example.ca' }, mail, true],
    ['the same in other letters', { Email: 'A@Example.ca' }, { Email: ' a@example.ca' }, mail, false],
    ['entered at last', { Email: 'b@example.ca' }, { Email: 'a@example.ca' }, mail, false],
    ['an e-mail added where there was none', { Email: '' }, { Email: 'b@example.ca' }, mail, false],
    ['a telephone replaced', { Email: 'b@example.ca', HomePhone: home }, { Email: 'b@example.ca' }, mail, false],
    ['replaced by another telephone', { Mobile: '5145550143' }, { Mobile: '5145550199' }, text, true],
    ['moved to the other telephone', { Mobile: '514 555-0143' }, { HomePhone: '5145550143' }, text, false],
    ['another telephone added', { Mobile: '5145550143' }, { Mobile: '5145550143', HomePhone: home }, text, false],
    [
      'an e-mail replaced beside it',
      { Mobile: '5145550143', Email: 'a@example.ca' },
      { Mobile: '5145550143' },
      text,
      false,
    ],
  ])('takes a link from its person only where its contact was replaced: %s', (_, former, corrected, link, ends) =>
    expect(isCorrectedAway(former, corrected, link)).toBe(ends),
  )
})
