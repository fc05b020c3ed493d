import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { blankInterView } from '@foyer/domain/interview/blank.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import { click, inTurn, sayNone, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { appears, frames } from '@foyer/ui/gallery/wait.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { ApplicantID, application, MortgageApplicationID, renewal, visitorSite } from '../gallery/fixtures.ts'
import { home, luc, lucID, sophie, typedOfLuc } from '../gallery/people.ts'
import { couple } from '../gallery/reviewed.ts'

const link = `/demo/InviteCoApplicant/${MortgageApplicationID}/0123456789abcdef0123456789abcdef`
const at = (step: string) => `${link}/applicant/${step}`
const ofLuc = (step: string) => at(`${lucID}/${step}`)

/** Without a name. */
export const nobody = { FirstName: '', LastName: '', RelationshipDD: -1 }
/** As the main applicant named him. */
export const namedLuc = { FirstName: 'Luc', LastName: 'Bergeron', RelationshipDD: 1 }

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
  Invited: nobody,
})
type Loaded = ReturnType<typeof invitedApplication>
const replies = (reply: Loaded | 'pending' | 'network'): GalleryReplies => ({
  '/api/loadSiteConfiguration': visitorSite,
  '/api/MTGAPPLoadInvite': reply,
})
const withLuc = (given: Partial<Applicant> = {}, more: Partial<Application> = {}) =>
  replies(invitedApplication([luc({ Deletable: 0, ...given })], more))
const stranger = replies(invitedApplication([primary]))
const named = replies({ ...invitedApplication([primary]), Invited: namedLuc })
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

/** A site that decides otherwise than usual who sees what. */
export const everything = {
  InvitedSeesIdentity: 1,
  InvitedSeesContact: 1,
  InvitedSeesIncome: 1,
  InvitedSeesAssets: 1,
  InvitedSeesDebts: 1,
}
export const discreet = { MainSeesIdentity: 0, MainSeesIncome: 0, MainSeesAssets: 0, MainSeesDebts: 0 }
export const silent = { ...discreet, MainSeesContact: 0 }
export const press = click('main button[type="submit"]')

const invitation = entriesOf('invitation', link)
const join = entriesOf('invitedJoin', at('addCoApplicantV2'))
const summary = entriesOf('invitedSummary', at('summary'))

export const gallery: GalleryEntry[] = [
  invitation('loading', { replies: replies('pending') }),
  invitation('failed', { replies: replies('network') }),
  invitation('closed', { replies: refused('InviteCoApplicantSubmitted') }),
  invitation('too old', { replies: refused('InviteCoApplicantExpired') }),
  invitation('unknown', { replies: refused('NoAccess') }),
  join('empty', { replies: stranger }),
  join('named', { replies: named }),
  join('document required', { replies: replies(invitedApplication([primary], { showType: 1, ReqType: 1 })) }),
  join('partly seen', { replies: replies(invitedApplication([primary], discreet)) }),
  join('seen by no one', {
    replies: replies(invitedApplication([sophie({ FirstName: '', LastName: '' })], silent)),
  }),
  join('wrong', { replies: stranger, act: press }),
  join('contact', { replies: stranger, act: inTurn(click('footer button'), waitFor('dialog a[href^="tel:"]')) }),
  join('busy', { replies: { ...halfway, '/api/MTGAPPAddCoApplicant': 'pending' }, act: 'submit' }),
  join('spouse already', { replies: spoken, act: 'submit' }),
  join('of another link', {
    replies: { ...halfway, '/api/MTGAPPAddCoApplicant': { refused: 'OtherInvitation' } },
    act: 'submit',
  }),
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
