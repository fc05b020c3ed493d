import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { InvitedPerson } from '@foyer/domain/invites/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { appears } from '@foyer/ui/gallery/wait.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { handedOverSite, MortgageApplicationID } from '../../gallery/fixtures.ts'
import { loaded, luc, sophie } from '../../gallery/people.ts'
import { discreet, everything, namedLuc, nobody, press, silent } from '../gallery.ts'

/** The note an inviting user types, in the page's language. */
const words = language === 'fr' ? 'Peux-tu remplir ta partie\u202f?' : 'Please fill in your part.'

export const invitePath = `/demo/user/${MortgageApplicationID}/coApplicantInvite`
export const row = (given: Partial<InvitedPerson>): InvitedPerson => ({
  InviteID: 1,
  ContactMethod: 'Email',
  Contact: 'luc.bergeron@example.com',
  Status: 'Pending',
  InviteDate: '2026-11-18T15:00:00.000Z',
  strInviteDate: formatDate('2026-11-18', language),
  ApplicantID: 0,
  Name: '',
  strRelationship: '',
  Invited: nobody,
  StepNumber: 0,
  StepCount: 0,
  ...given,
})
export const alexandrine = { ApplicantID: 8_004, Name: 'Marie-Joséphine-Alexandrine Charbonneau-Lévesque' }
const history = [
  row({ Invited: namedLuc, Name: 'Luc Bergeron', strRelationship: labelOf('Relationship', 1, language) }),
  row({
    ...{ ...alexandrine, InviteID: 2, Status: 'Opened', StepNumber: 3, StepCount: 8 },
    Contact: 'marie-josephine-alexandrine.charbonneau-levesque@example.com',
  }),
  row({
    ...{ InviteID: 3, ContactMethod: 'SMS', Contact: '(514) 555-0143' },
    ...{ Invited: namedLuc, Name: 'Luc Bergeron', strRelationship: labelOf('Relationship', 1, language) },
  }),
  row({ InviteID: 7, ContactMethod: 'SMS', Contact: '(514) 555-0177', Status: 'Undelivered' }),
  row({ ...alexandrine, InviteID: 4, Status: 'Submitted', Contact: 'anne@example.com' }),
  row({ InviteID: 5, Status: 'Expired', Contact: 'paul@example.com' }),
  row({ InviteID: 8, Status: 'Delayed', Contact: 'rose@example.com' }),
  row({ InviteID: 9, Status: 'Opened', Contact: 'marc@example.com' }),
  row({ InviteID: 6, Status: 'Withdrawn', Contact: 'jean@example.com' }),
]
const Previews = (['Email', 'SMS'] as const).map((ContactMethod) => ({
  LanguageID: languageId(language),
  ContactMethod,
  Greeting: language === 'fr' ? 'Bonjour {name},' : 'Hello {name},',
  Subject:
    ContactMethod === 'SMS'
      ? ''
      : language === 'fr'
        ? 'Sophie Gagnon vous invite à faire une demande de prêt hypothécaire ensemble'
        : 'Sophie Gagnon invites you to apply for a mortgage together',
  Before: [
    language === 'fr'
      ? 'Sophie Gagnon vous invite à faire la demande ensemble'
      : 'Sophie Gagnon invites you to apply together',
  ],
  NoteLead: language === 'fr' ? 'Un message de Sophie Gagnon\u00a0:' : 'A note from Sophie Gagnon:',
  After: [language === 'fr' ? 'Remplir ma partie' : 'Fill in my part'],
}))
const MtgAppProfileLinks = [{ Label: 'Marie-Ève Tremblay, Hypothèques Tremblay', Value: 1 }]
export const inviting = (InvitesHistory: InvitedPerson[] = [], people = [sophie()]): GalleryReplies => ({
  ...loaded(people),
  '/api/LoadInviteCoApplicant': { InvitesHistory, Previews, MtgAppProfileLinks },
})
const unnamed = inviting([], [sophie({ FirstName: '', LastName: '' })])
const confirm = inTurn(waitFor('dialog'), click('dialog button[class*="danger"]'))
const byText = click('main [role="tab"]', 1)
const recipients = (text: string) => type('main form input[type="email"]', text)
const number = (text: string) => type('main form input[type="tel"]', text)
const relatedAs =
  (place: number) =>
  async (page: Document): Promise<void> => {
    const list = await appears<HTMLInputElement>(page, 'main form input[id$="Invited.RelationshipDD"]')
    list.click()
    await appears(page, 'main form input[id$="Invited.RelationshipDD"][aria-controls]')
    const options = `[id="${list.getAttribute('aria-controls')}"] [role="option"]`
    await appears(page, options)
    await click(options, place)(page)
  }
/** How the main applicant names the person. */
const person = (relationship = 1) =>
  inTurn(
    type('main form input[id$="Invited.FirstName"]', 'Luc'),
    type('main form input[id$="Invited.LastName"]', 'Bergeron'),
    relatedAs(relationship),
  )
const note = (text: string) => async (page: Document) => {
  const boxes = page.querySelectorAll<HTMLTextAreaElement>('main form textarea')
  const last = boxes[boxes.length - 1]
  if (last) await type(`#${CSS.escape(last.id)}`, text)(page)
}
const inviterNamed = inTurn(
  type('main input[autocomplete="given-name"]', 'Sophie'),
  type('main input[autocomplete="family-name"]', 'Gagnon'),
)
const mailed = inTurn(person(), recipients('luc@example.com'), note(words), press)
const saved = { '/api/InviteCoApplicant': { InvitesHistory: history } } as const

const page = entriesOf('coApplicantInvite', invitePath)

export const gallery: GalleryEntry[] = [
  page('loading', { replies: { ...loaded([sophie()]), '/api/LoadInviteCoApplicant': 'pending' } }),
  page('failed', { replies: { ...loaded([sophie()]), '/api/LoadInviteCoApplicant': 'network' } }),
  page('empty', { replies: inviting() }),
  page('filled', { replies: inviting(history, [sophie(), luc()]) }),
  page('for somebody there', {
    replies: inviting([], [sophie(), luc(), luc({ ApplicantID: 8_003, FirstName: 'Anne' })]),
    act: click('main input[type="checkbox"]', 1),
  }),
  page('some of it seen', {
    replies: { ...inviting(), ...loaded([sophie()], { ...discreet, InvitedSeesIncome: 1, InvitedSeesDebts: 1 }) },
  }),
  page('all of one side seen', { replies: { ...inviting(), ...loaded([sophie()], { ...silent, ...everything }) } }),
  page('wrong', { replies: inviting(), act: press }),
  page('wrong recipients', { replies: inviting(), act: inTurn(recipients('luc'), press) }),
  page('impossible', {
    replies: inviting([], [sophie(), luc(), luc({ ApplicantID: 8_003, FirstName: 'Anne' })]),
    act: inTurn(
      click('main input[type="checkbox"]', 1),
      recipients('luc@example.com; anne@example.com'),
      note(`${words} `.repeat(14)),
      press,
    ),
  }),
  page('second spouse', {
    replies: inviting([], [sophie(), luc()]),
    act: inTurn(person(0), recipients('luc@example.com'), press),
  }),
  page('second spouse beside one invited', {
    replies: inviting(history),
    act: inTurn(
      person(0),
      type('main form input[id$="Invited.FirstName"]', 'Anne'),
      recipients('a@example.com'),
      press,
    ),
  }),
  page('name with a link', {
    replies: inviting(),
    act: inTurn(person(), type('main form input[id$="Invited.LastName"]', 'www.example.com'), press),
  }),
  page('note with a link', {
    replies: inviting(),
    act: inTurn(person(), recipients('luc@example.com'), note('https://example.com'), press),
  }),
  page('without a name', { replies: unnamed, act: press }),
  page('note without a name', {
    replies: {
      ...unnamed,
      '/api/InviteCoApplicant': {
        refused: 'NoteNeedsName',
        errors: [
          { Field: 'SendData.EmailBody', Key: 'NoteNeedsName' },
          { Field: 'SendData.Inviter.FirstName', Key: 'IdentificationMissingFirstName' },
          { Field: 'SendData.Inviter.LastName', Key: 'IdentificationMissingLastName' },
        ],
      },
    },
    act: inTurn(person(), recipients('luc@example.com'), inviterNamed, note(words), press),
  }),
  page('handed over', { replies: { ...inviting(history), '/api/loadSiteConfiguration': handedOverSite } }),
  page('busy', { replies: { ...inviting(), '/api/InviteCoApplicant': 'pending' }, act: mailed }),
  page('sent', { replies: { ...inviting(history), ...saved }, act: mailed }),
  page('too many', {
    replies: { ...inviting(), '/api/InviteCoApplicant': { refused: 'TooManyRequests', retryAfter: 70_000 } },
    act: mailed,
  }),
  page('sent again', {
    replies: { ...inviting(history), '/api/ReInviteCoApplicant': { InvitesHistory: history } },
    act: click('main li button'),
  }),
  page('not sent again', {
    replies: { ...inviting(history), '/api/ReInviteCoApplicant': { refused: 'InviteCoApplicantSubmitted' } },
    act: click('main li button'),
  }),
  page('taking back', {
    replies: { ...inviting(history), '/api/MTGAPPWithdrawInvite': 'pending' },
    act: inTurn(click('main li button', 1), waitFor('dialog button')),
  }),
  page('taking back what was sent', {
    replies: inviting(history),
    act: inTurn(click('main li button', 3), waitFor('dialog button')),
  }),
  page('not taken back', {
    replies: { ...inviting(history), '/api/MTGAPPWithdrawInvite': { refused: 'InviteCoApplicantSubmitted' } },
    act: inTurn(click('main li button', 1), confirm),
  }),
  page('by text', { replies: inviting(), act: byText }),
  page('by text, wrong', { replies: inviting(), act: inTurn(byText, press) }),
  page('by text, twice', {
    replies: {
      ...inviting(),
      '/api/InviteCoApplicantSMS': {
        refused: 'PhoneNumberExists',
        errors: [{ Field: 'SendData.Recipients', Key: 'PhoneNumberExists' }],
      },
    },
    act: inTurn(byText, person(), number('514 555 0143'), press),
  }),
  page('by text, not a number', { replies: inviting(), act: inTurn(byText, number('514 555'), press) }),
  page('by text, abroad', { replies: inviting(), act: inTurn(byText, number('+33 6 12 34 56 78'), press) }),
  page('by text, refused', {
    replies: {
      ...inviting(),
      '/api/InviteCoApplicantSMS': {
        refused: 'TextsNotSent',
        errors: [{ Field: 'SendData.Recipients', Key: 'TextsNotSent' }],
      },
    },
    act: inTurn(byText, person(), number('514 555 0143'), press),
  }),
  page('by text, none left today', {
    replies: { ...inviting(), '/api/InviteCoApplicantSMS': { refused: 'TextsUsedUp' } },
    act: inTurn(byText, person(), number('514 555 0143'), press),
  }),
  page('without text messages', {
    replies: { ...inviting(history, [sophie()]), ...loaded([sophie()], { SendsTexts: 0 }) },
  }),
  page('number put back', { replies: inviting(history), act: click('main li button', 4) }),
]
