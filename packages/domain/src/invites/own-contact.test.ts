import { describe, expect, test } from 'vitest'
import { type Contacts, type OwnContact, takenBy } from './own-contact.ts'

const mail: OwnContact = { ContactMethod: 'Email', Contact: 'a@example.ca' }
const text: OwnContact = { ContactMethod: 'SMS', Contact: '5145550143' }
const home = '(514) 555-0188'

describe('a correction', () => {
  test.each<[string, Contacts, Contacts, OwnContact, ReturnType<typeof takenBy>]>([
    ['replaced', { Email: 'a@example.ca' }, { Email: 'b@example.ca' }, mail, 'contact'],
    ['deleted', { Email: 'a@example.ca' }, { Email: '' }, mail, 'contact'],
    ['another e-mail replaced', { Email: 'b@example.ca' }, { Email: 'c@example.ca' }, mail, 'other'],
    ['the same in other letters', { Email: 'A@Example.ca' }, { Email: ' a@example.ca' }, mail, undefined],
    ['entered at last', { Email: 'b@example.ca' }, { Email: 'a@example.ca' }, mail, undefined],
    ['an e-mail added where there was none', { Email: '' }, { Email: 'b@example.ca' }, mail, undefined],
    ['a telephone replaced', { Email: 'b@example.ca', HomePhone: home }, { Email: 'b@example.ca' }, mail, undefined],
    ['replaced by another telephone', { Mobile: '5145550143' }, { Mobile: '5145550199' }, text, 'contact'],
    ['moved to the other telephone', { Mobile: '514 555-0143' }, { HomePhone: '5145550143' }, text, undefined],
    ['another telephone added', { Mobile: '5145550143' }, { Mobile: '5145550143', HomePhone: home }, text, undefined],
    [
      'an e-mail replaced beside it',
      { Mobile: '5145550143', Email: 'a@example.ca' },
      { Mobile: '5145550143' },
      text,
      undefined,
    ],
  ])('takes a link from its person only where its contact was replaced: %s', (_, former, corrected, link, ends) =>
    expect(takenBy(former, corrected, link)).toBe(ends),
  )
})
