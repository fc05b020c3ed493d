import { describe, expect, it, test } from 'vitest'
import type { MailInvitation, TextInvitation } from './fields.ts'
import { invitedSpouse } from './invited-spouse.ts'
import {
  inviteeName,
  inviteStatus,
  isInvited,
  isWaiting,
  mailInvitationProblems,
  mailRecipients,
  secondSpouseProblems,
  splitRecipients,
  waitsForInvited,
} from './rules.ts'
import { contactInWords, isTextable, textInvitationProblems, typedNumbers } from './text-rules.ts'

const mail: Omit<MailInvitation, 'MortgageApplicationID'> = {
  Recipients: 'luc@example.ca',
  EmailBody: 'Please fill in your part.',
  MtgAppLinkID: 1,
}
const text: Omit<TextInvitation, 'MortgageApplicationID'> = {
  Recipients: [{ Number: '416 555 0123' }],
  EmailBody: 'Please fill in your part.',
  MtgAppLinkID: 1,
}
const keys = (problems: { Field: string; Key: string }[]) => problems.map(({ Field, Key }) => `${Field} ${Key}`)
const ofMail = (given: Partial<typeof mail>) => keys(mailInvitationProblems({ ...mail, ...given }, [1]))
const ofText = (given: Partial<typeof text>) => keys(textInvitationProblems({ ...text, ...given }, [1]))
const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.ca`).join(';')

describe('an invitation by e-mail', () => {
  it('is valid with recipients, subject, body and a profile', () => expect(ofMail({})).toEqual([]))
  test.each<[Partial<typeof mail>, string]>([
    [{ Recipients: ' ; ' }, 'SendData.Recipients RequiredRecipients'],
    [{ Recipients: 'luc@example.ca; luc' }, 'SendData.Recipients InvalidEmail'],
    [{ Recipients: '4165550123' }, 'SendData.Recipients InvalidEmail'],
    [{ Recipients: people(6) }, 'SendData.Recipients TooManyRecipients'],
    [{ EmailBody: 'x'.repeat(301) }, 'SendData.EmailBody NoteTooLong'],
    [{ EmailBody: 'See https://evil.example' }, 'SendData.EmailBody NoteWithContactDetails'],
    [{ MtgAppLinkID: -1 }, 'SendData.MtgAppLinkID UnknownChoice'],
    [{ DisplayAddApplicant: 0 }, 'SendData.ApplicantID RequiredInvitedApplicant'],
    [{ DisplayAddApplicant: 0, ApplicantID: 102, Recipients: people(2) }, 'SendData.Recipients TooManyRecipients'],
  ])('%o is refused: %s', (given, problem) => expect(ofMail(given)).toEqual([problem]))
  it('is limited to five different people', () => {
    expect(ofMail({ Recipients: people(5) })).toEqual([])
    expect(ofMail({ Recipients: `${people(5)}; P0@EXAMPLE.CA` })).toEqual([])
    expect(mailRecipients('Luc@Example.ca; ana@example.ca,\nluc@example.ca;')).toEqual([
      'luc@example.ca',
      'ana@example.ca',
    ])
  })
  it('names one new person, each answer with its own error in the order of the questions', () => {
    const marc = { FirstName: 'Marc', LastName: 'Gagnon', RelationshipDD: 0 }
    expect(ofMail({ Invited: marc })).toEqual([])
    expect(ofMail({ Invited: { FirstName: '', LastName: ' ', RelationshipDD: -1 }, Recipients: '' })).toEqual([
      'SendData.Invited.FirstName IdentificationMissingFirstName',
      'SendData.Invited.LastName IdentificationMissingLastName',
      'SendData.Recipients RequiredRecipients',
      'SendData.Invited.RelationshipDD IdentificationMissingRelationship',
    ])
    expect(ofMail({ Invited: { ...marc, RelationshipDD: 55 } })).toEqual([
      'SendData.Invited.RelationshipDD UnknownChoice',
    ])
    expect(ofMail({ Invited: marc, Recipients: people(2) })).toEqual(['SendData.Recipients TooManyRecipients'])
  })
  it('names its person without links, addresses and telephone numbers', () => {
    const named = (FirstName: string, LastName: string) =>
      ofMail({ Invited: { FirstName, LastName, RelationshipDD: 4 } })
    expect(named('Votre compte est bloqué, appelez (514) 555-0199', 'www.example.ca')).toEqual([
      'SendData.Invited.FirstName NoteWithContactDetails',
      'SendData.Invited.LastName NoteWithContactDetails',
    ])
    expect(named('Jean-Marie J.P.', 'St. John-O’Neil de la Tour')).toEqual([])
  })
  it('as spouse is for one person, who may be invited again', () => {
    const invited = { ApplicantID: 0, ContactMethod: 'SMS', Contact: '(416) 555-0123', Status: 'Pending' } as const
    const luc = { ...invited, Name: 'Luc Roy', Invited: { FirstName: 'Luc', LastName: 'Roy', RelationshipDD: 1 } }
    const ana = { FirstName: 'Ana', LastName: 'Roy' }
    expect(invitedSpouse([luc], ana, ['ana@example.ca', '5145550123'])).toBe('Luc Roy')
    expect(invitedSpouse([luc], ana, ['4165550123'])).toBeUndefined()
    expect(invitedSpouse([luc], { FirstName: ' luc', LastName: 'ROY' }, ['luc@example.ca'])).toBeUndefined()
    expect(invitedSpouse([{ ...luc, Invited: { ...luc.Invited, RelationshipDD: 4 } }], ana, [])).toBeUndefined()
    expect(invitedSpouse([{ ...luc, ApplicantID: 102 }], ana, [])).toBeUndefined()
    const ended = ['Submitted', 'Withdrawn', 'Expired', 'Undelivered'] as const
    expect(ended.map((Status) => invitedSpouse([{ ...luc, Status }], ana, []))).toEqual(ended.map(() => undefined))
  })
  it('names no one who is on the application already', () => {
    const blank = { FirstName: '', LastName: '', RelationshipDD: 0 }
    expect(ofMail({ DisplayAddApplicant: 0, ApplicantID: 102, Invited: blank })).toEqual([])
    expect(secondSpouseProblems({ DisplayAddApplicant: 0, Invited: blank }, 'Luc Roy')).toEqual([])
    expect(secondSpouseProblems({ Invited: blank }, undefined)).toEqual([])
    expect(keys(secondSpouseProblems({ Invited: blank }, 'Luc Roy'))).toEqual([
      'SendData.Invited.RelationshipDD AlreadyHasSpouse',
    ])
  })
  it('may be for a person who is on the application already', () =>
    expect(ofMail({ DisplayAddApplicant: 0, ApplicantID: 102 })).toEqual([]))
})

describe('an invitation by text message', () => {
  const numbers = (...all: string[]) => ({ Recipients: all.map((one) => ({ Number: one })) })
  it('is valid with numbers and a body', () => expect(ofText({})).toEqual([]))
  test.each<[Partial<typeof text>, string]>([
    [numbers(), 'SendData.Recipients RequiredPhoneNumbers'],
    [numbers(' '), 'SendData.Recipients RequiredPhoneNumbers'],
    [numbers('416 555 0123', '+1 (416) 555-0123'), 'SendData.Recipients PhoneNumberExists'],
    [numbers('+44 20 7946 0958'), 'SendData.Recipients PhoneNotTextable'],
    [numbers('876 555 0123'), 'SendData.Recipients PhoneNotTextable'],
    [
      numbers('4165550120', '4165550121', '4165550122', '4165550123', '4165550124', '4165550125'),
      'SendData.Recipients TooManyRecipients',
    ],
    [{ EmailBody: 'Call 416-555-0123' }, 'SendData.EmailBody NoteWithContactDetails'],
    [{ MtgAppLinkID: 7 }, 'SendData.MtgAppLinkID UnknownChoice'],
  ])('%o is refused: %s', (given, problem) => expect(ofText(given)).toEqual([problem]))
  it('splits the numbers of a line', () =>
    expect(typedNumbers('416 555 0123; 416 555 0123;')).toEqual([
      { Number: '416 555 0123' },
      { Number: '416 555 0123' },
    ]))
  test.each([
    ['4165550123', true],
    ['+1 514 555 0123', true],
    ['212-555-0123', true],
    ['416 155 0123', false],
    ['900 555 0123', false],
    ['800 555 0123', false],
    ['411 555 0123', false],
    ['809 555 0123', false],
    ['555 0123', false],
    ['+33 1 23 45 67 89', false],
  ])('%s can receive one: %s', (number, expected) => expect(isTextable(number)).toBe(expected))
})

describe('an invitation', () => {
  const fresh = { submitted: false, withdrawn: false, opened: false, due: false, undelivered: false, expired: false }
  test.each([
    [{}, 'Pending', true],
    [{ undelivered: true }, 'Undelivered', true],
    [{ due: true, expired: true }, 'Delayed', true],
    [{ due: true, withdrawn: true }, 'Withdrawn', false],
    [{ opened: true, undelivered: true }, 'Opened', true],
    [{ undelivered: true, expired: true }, 'Expired', true],
    [{ opened: true, expired: true }, 'Expired', true],
    [{ opened: true, withdrawn: true }, 'Withdrawn', false],
    [{ submitted: true, expired: true }, 'Submitted', false],
  ] as const)('with %o is %s', (facts, status, waits) => {
    expect(inviteStatus({ ...fresh, ...facts })).toBe(status)
    expect(isWaiting(status)).toBe(waits)
  })
  it('is for an applicant, or for a person not on the application yet', () => {
    expect(isInvited({ OpenInvites: [{ ApplicantID: 102 }] }, 102)).toBe(true)
    expect(isInvited({ OpenInvites: [{ ApplicantID: 0 }] }, 102)).toBe(false)
    expect(isInvited({}, 102)).toBe(false)
  })
  it('is named by its address, or by its formatted number', () => {
    expect(contactInWords({ ContactMethod: 'SMS', Contact: '4165550123' })).toBe('(416) 555-0123')
    expect(contactInWords({ ContactMethod: 'Email', Contact: 'luc@example.ca' })).toBe('luc@example.ca')
  })
  it('may be completed after the others have submitted, until the deal is decided', () =>
    expect([11, 0, 1, 2, 3, 4, 5].map((status) => waitsForInvited(status, 0))).toEqual([
      ...[true, true, true, false, false, false, false],
    ]))
  it('are accepted again while the broker asks for a review, whatever was decided', () =>
    expect([11, 0, 1, 2, 3, 4, 5].every((status) => waitsForInvited(status, 1))).toBe(true))
  it('is named by the applicant, else by its contact', () => {
    const luc = { ApplicantID: 102, FirstName: 'Luc', LastName: 'Côté' }
    const invite = { ApplicantID: 102, Contact: 'luc@example.ca' }
    expect(inviteeName(invite, [luc])).toBe('Luc Côté')
    expect(inviteeName(invite, [{ ...luc, FirstName: '', LastName: '' }])).toBe('luc@example.ca')
    expect(inviteeName({ ...invite, ApplicantID: 0 }, [luc])).toBe('luc@example.ca')
    expect(inviteeName({ ...invite, ApplicantID: 0, Name: 'Luc Roy' }, [luc])).toBe('Luc Roy')
    expect(inviteeName({ ...invite, Name: 'Luc Roy' }, [luc])).toBe('Luc Côté')
  })
  it('accepts recipients on separate lines', () =>
    expect(splitRecipients('a@b.ca\n\n c@d.ca ; a@b.ca')).toEqual(['a@b.ca', 'c@d.ca']))
})
