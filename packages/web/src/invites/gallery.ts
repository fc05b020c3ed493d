import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { blankInterView } from '@foyer/domain/interview/blank.ts'
import type { InvitedPerson } from '@foyer/domain/invites/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import { click, inTurn, sayNone, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { appears, frames } from '@foyer/ui/gallery/wait.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import {
  ApplicantID,
  application,
  handedOverSite,
  MortgageApplicationID,
  renewal,
  visitorSite,
} from '../gallery/fixtures.ts'
import { home, loaded, luc, lucID, sophie, typedOfLuc } from '../gallery/people.ts'
import { couple } from '../gallery/reviewed.ts'

/** The note an inviting user types, in the page's language. */
const words = language === 'fr' ? 'Peux-tu remplir ta partie\u202f?' : 'Please fill in your part.'

const link = `/demo/InviteCoApplicant/${MortgageApplicationID}/0123456789abcdef0123456789abcdef`
const at = (step: string) => `${link}/applicant/${step}`
const ofLuc = (step: string) => at(`${lucID}/${step}`)

/** The main applicant as an invited person sees her: name and address. */
const primary = sophie({ Step: 3, Addresses: [home()], Incomes: [] })
const invitedApplication = (Applicants: Applicant[], given: Partial<Application> = {}) => ({
  ...application({
    UserID: '',
    CurrentApplicantID: Applicants[0]?.ApplicantID === ApplicantID ? 0 : lucID,
    Applicants: Applicants.some((one) => one.ApplicantID === ApplicantID) ? Applicants : [...Applicants, primary],
    DisplayMortgage: 0,
    InterView: { ...application().InterView, ...blankInterView },
    ...given,
  }),
  InviteID: 1,
  LanguageID: languageId(language),
  WishesPrimary: 0,
  ContactMethod: 'Email' as const,
  Contact: Applicants.length > 1 ? '' : 'luc.gagnon@example.ca',
})
type Loaded = ReturnType<typeof invitedApplication>
const replies = (reply: Loaded | 'pending' | 'network'): GalleryReplies => ({
  '/api/loadSiteConfiguration': visitorSite,
  '/api/MTGAPPLoadInvite': reply,
})
const withLuc = (given: Partial<Applicant> = {}, more: Partial<Application> = {}) =>
  replies(invitedApplication([luc({ Deletable: 0, ...given })], more))
const stranger = replies(invitedApplication([primary]))
const halfway = replies(invitedApplication([primary], { Drafts: [typedOfLuc('join')] }))
const wife = luc({ ApplicantID: 8_003 })
const spoken = replies(
  invitedApplication([primary, { ...wife, FirstName: 'Anne', LastName: 'Roy' }], {
    CurrentApplicantID: 0,
    Drafts: [typedOfLuc('join')],
  }),
)
const refused = (key: 'InviteCoApplicantSubmitted' | 'InviteCoApplicantExpired' | 'NoAccess'): GalleryReplies => ({
  '/api/loadSiteConfiguration': visitorSite,
  '/api/MTGAPPLoadInvite': { refused: key },
})

const [, spouse] = couple.Applicants
const readWith = (PartHash: string) =>
  invitedApplication([{ ...(spouse ?? luc()), ApplicantID: lucID, Step: everyStepDone }], {
    Step: 3,
    Summary: {
      ...couple.Summary,
      Reviewed: { ConsentHash: 'consent', Parts: [{ ApplicantID: lucID, PartHash }] },
      TotalApplicantCount: 1,
      ApplicantsNames: couple.Summary.ApplicantsNames.slice(1).map((one) => ({ ...one, ApplicantID: lucID })),
    },
  })
const inviter = couple.Applicants.slice(0, 1).map((one) => ({
  ...one,
  ApplicantID,
  Identification: { ...one.Identification, SINOnFile: 0 },
}))
const asRead = readWith('as read')
const reviewed = replies(asRead)
const accept = click('main input[type="checkbox"]')
const send = inTurn(accept, click('main button[type="submit"]'))
const sentPart = {
  ...reviewed,
  '/api/MTGAppSubmitInvite': {
    SubmittedAt: '2026-11-20T15:00:00.000Z',
    CopyTo: 'luc.bergeron@example.com',
  },
}

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
  StepNumber: 0,
  StepCount: 0,
  ...given,
})
export const alexandrine = { ApplicantID: 8_004, Name: 'Marie-Joséphine-Alexandrine Charbonneau-Lévesque' }
const history = [
  row({}),
  row({
    ...{ ...alexandrine, InviteID: 2, Status: 'Opened', StepNumber: 3, StepCount: 8 },
    Contact: 'marie-josephine-alexandrine.charbonneau-levesque@example.com',
  }),
  row({ InviteID: 3, ContactMethod: 'SMS', Contact: '(514) 555-0143' }),
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
/** A site that decides otherwise than usual who sees what. */
const everything = {
  InvitedSeesIdentity: 1,
  InvitedSeesContact: 1,
  InvitedSeesIncome: 1,
  InvitedSeesAssets: 1,
  InvitedSeesDebts: 1,
}
const discreet = { MainSeesIdentity: 0, MainSeesIncome: 0, MainSeesAssets: 0, MainSeesDebts: 0 }
const silent = { ...discreet, MainSeesContact: 0 }
const confirm = inTurn(waitFor('dialog'), click('dialog button[class*="danger"]'))
const byText = click('main [role="tab"]', 1)
const recipients = (text: string) => type('main form textarea', text)
const note = (text: string) => async (page: Document) => {
  const boxes = page.querySelectorAll<HTMLTextAreaElement>('main form textarea')
  const last = boxes[boxes.length - 1]
  if (last) await type(`#${CSS.escape(last.id)}`, text)(page)
}
const named = inTurn(
  type('main input[autocomplete="given-name"]', 'Sophie'),
  type('main input[autocomplete="family-name"]', 'Gagnon'),
)
const press = click('main button[type="submit"]')
const mailed = inTurn(recipients('luc@example.com; anne@example.com'), note(words), press)
const saved = { '/api/InviteCoApplicant': { InvitesHistory: history } } as const

const page = entriesOf('coApplicantInvite', invitePath)
const invitation = entriesOf('invitation', link)
const join = entriesOf('invitedJoin', at('addCoApplicantV2'))
const summary = entriesOf('invitedSummary', at('summary'))

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
  page('note with a link', {
    replies: inviting(),
    act: inTurn(recipients('luc@example.com'), note('https://example.com'), press),
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
    act: inTurn(recipients('luc@example.com'), named, note(words), press),
  }),
  page('handed over', { replies: { ...inviting(history), '/api/loadSiteConfiguration': handedOverSite } }),
  page('busy', { replies: { ...inviting(), '/api/InviteCoApplicant': 'pending' }, act: mailed }),
  page('sent', { replies: { ...inviting(history), ...saved }, act: mailed }),
  page('one sent', {
    replies: { ...inviting(history), ...saved },
    act: inTurn(recipients('luc@example.com'), note(words), press),
  }),
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
    replies: inviting(),
    act: inTurn(byText, recipients('514 555 0143; 514 555 0143'), press),
  }),
  page('by text, not a number', { replies: inviting(), act: inTurn(byText, recipients('514 555'), press) }),
  page('by text, abroad', { replies: inviting(), act: inTurn(byText, recipients('+33 6 12 34 56 78'), press) }),
  page('by text, refused', {
    replies: {
      ...inviting(),
      '/api/InviteCoApplicantSMS': {
        refused: 'TextsNotSent',
        errors: [{ Field: 'SendData.Recipients', Key: 'TextsNotSent' }],
      },
    },
    act: inTurn(byText, recipients('514 555 0143'), press),
  }),
  page('without text messages', {
    replies: { ...inviting(history, [sophie()]), ...loaded([sophie()], { SendsTexts: 0 }) },
  }),
  page('number put back', { replies: inviting(history), act: click('main li button', 4) }),
  invitation('loading', { replies: replies('pending') }),
  invitation('failed', { replies: replies('network') }),
  invitation('closed', { replies: refused('InviteCoApplicantSubmitted') }),
  invitation('too old', { replies: refused('InviteCoApplicantExpired') }),
  invitation('unknown', { replies: refused('NoAccess') }),
  join('empty', { replies: stranger }),
  join('document required', { replies: replies(invitedApplication([primary], { showType: 1, ReqType: 1 })) }),
  join('partly seen', { replies: replies(invitedApplication([primary], discreet)) }),
  join('seen by no one', {
    replies: replies(invitedApplication([sophie({ FirstName: '', LastName: '' })], silent)),
  }),
  join('wrong', { replies: stranger, act: press }),
  join('contact', { replies: stranger, act: inTurn(click('footer button'), waitFor('dialog a[href^="tel:"]')) }),
  join('busy', { replies: { ...halfway, '/api/MTGAPPAddCoApplicant': 'pending' }, act: 'submit' }),
  join('spouse already', { replies: spoken, act: 'submit' }),
  { screen: 'invitedOldAdd', state: 'empty', path: at('addCoApplicant'), replies: stranger },
  { screen: 'invitedOldChoice', state: 'empty', path: at('coApplicant'), replies: stranger },
  { screen: 'invitedIdentification', state: 'filled', path: ofLuc('identification'), replies: withLuc() },
  {
    screen: 'invitedIdentification',
    state: 'wish told',
    path: ofLuc('identification'),
    replies: withLuc(),
    act: inTurn(waitFor('main section:last-of-type button'), async (document) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main form section button')]
      buttons.at(-1)?.click()
      await frames(4)
    }),
  },
  {
    screen: 'invitedIdentification',
    state: 'wish not told',
    path: ofLuc('identification'),
    replies: { ...withLuc(), '/api/MTGAPPWishPrimary': 'network' },
    act: async (document) => {
      await appears(document, 'main form section button')
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main form section button')]
      buttons.at(-1)?.click()
      await frames(4)
    },
  },
  {
    screen: 'invitedIdentification',
    state: 'submitted',
    path: ofLuc('identification'),
    replies: withLuc({}, { MortgageApplicationStatusDD: 4 }),
  },
  { screen: 'invitedAddress', state: 'empty', path: ofLuc('address'), replies: withLuc({ Step: 1 }) },
  {
    screen: 'invitedAddress',
    state: 'inviter is done',
    path: ofLuc('address'),
    replies: replies(invitedApplication([luc({ Deletable: 0, Step: 1 }), { ...primary, Step: everyStepDone }])),
  },
  { screen: 'invitedIncome', state: 'empty', path: ofLuc('income'), replies: withLuc({ Step: 2 }) },
  {
    screen: 'invitedIncome',
    state: 'required',
    path: ofLuc('income'),
    replies: withLuc({ Step: 2 }, { ReqIncome: 1 }),
    act: press,
  },
  { screen: 'invitedProperty', state: 'empty', path: ofLuc('property'), replies: withLuc({ Step: 3 }) },
  { screen: 'invitedProperty', state: 'none', path: ofLuc('property'), replies: withLuc({ Step: 3 }), act: sayNone },
  {
    screen: 'invitedProperty',
    state: 'besides',
    path: ofLuc('property'),
    replies: withLuc({ Step: 3 }, { DisplayMortgage: 1, InterView: renewal }),
  },
  { screen: 'invitedAsset', state: 'empty', path: ofLuc('asset'), replies: withLuc({ Step: 4 }) },
  { screen: 'invitedLiability', state: 'empty', path: ofLuc('liability'), replies: withLuc({ Step: 5 }) },
  {
    screen: 'invitedMortgage',
    state: 'filled',
    path: at('mortgage'),
    replies: withLuc(
      {},
      { DisplayMortgage: 1, InterView: couple.InterView, RequestedMortgage: couple.RequestedMortgage },
    ),
  },
  summary('filled', { replies: reviewed }),
  summary('inviter seen', {
    replies: replies({ ...asRead, ...everything, Applicants: [...asRead.Applicants.slice(0, 1), ...inviter] }),
  }),
  summary('wrong', { replies: reviewed, act: press }),
  summary('busy', { replies: { ...reviewed, '/api/MTGAppSubmitInvite': 'pending' }, act: send }),
  summary('refused', {
    replies: { ...reviewed, '/api/MTGAppSubmitInvite': { refused: 'ApplicationIncomplete' } },
    act: send,
  }),
  summary('answers changed', {
    replies: {
      ...reviewed,
      '/api/MTGAPPLoadInvite': [asRead, asRead, readWith('saved since')],
      '/api/MTGAppSubmitInvite': { refused: 'ConsentRequired' },
    },
    act: inTurn(send, waitFor('main section[tabindex="-1"] [data-kind="error"]')),
  }),
  summary('not answered', { replies: { ...reviewed, '/api/MTGAppSubmitInvite': 'network' }, act: send }),
  summary('step missing', { replies: withLuc({ Step: 2 }) }),
  {
    screen: 'invitedSuccess',
    state: 'filled',
    path: at('summary'),
    replies: sentPart,
    act: inTurn(send, waitFor('main [data-kind="sent"]')),
  },
  {
    screen: 'invitedSuccess',
    state: 'sent to nobody named',
    path: at('summary'),
    replies: {
      ...sentPart,
      '/api/loadSiteConfiguration': {
        ...visitorSite,
        Link: {
          ...visitorSite.Link,
          AgentProfile: { ...visitorSite.Link.AgentProfile, FirstName: '', LastName: '', BrokerageName: '' },
        },
      },
    },
    act: inTurn(send, waitFor('main [data-kind="sent"]')),
  },
]
