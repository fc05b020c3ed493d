import type { Applicant } from '@foyer/domain/application-fields.ts'
import { click, inTurn, openDialog, submitDialog } from '@foyer/ui/gallery/acts.ts'
import { appears } from '@foyer/ui/gallery/wait.ts'
import { forget } from '@foyer/ui/storage.ts'
import type { GalleryEntry } from '../gallery/entry.ts'
import { ApplicantID, applicant, application, MortgageApplicationID, purchase } from '../gallery/fixtures.ts'

const screen = 'identification'
const other = 8_002
const pathOf = (id: number) => `/demo/user/${MortgageApplicationID}/applicant/${id}/identification`
const path = pathOf(ApplicantID)

const person = (given: Partial<Applicant>, details: Partial<Applicant['Identification']>): Applicant => {
  const blank = applicant(given)
  return { ...blank, Identification: { ...blank.Identification, ...details } }
}

const licence = {
  IdentificationID: 1,
  Type: 0,
  Country: 1,
  IdentificationNumber: 'T1234-567890-12',
  strType: 'Driver’s licence',
  strCountry: 'Canada',
}

const sophie = person(
  { Step: 1 },
  {
    ApplicantGroupTypeDD: 0,
    SalutationDD: 1,
    DOB: '1988-11-02',
    Mobile: '5145550142',
    SIN: '••• ••• 286',
    SINOnFile: 1,
    MaritalStatusDD: 1,
    FirstTimeHomeBuyerFlag: 1,
    IdentificationLst: [licence],
  },
)
const luc = person(
  { ApplicantID: other, FirstName: 'Luc', LastName: 'Bergeron', Deletable: 1 },
  { PrimaryFlag: 0, FirstName: 'Luc', LastName: 'Bergeron', Email: 'luc@example.com', RelationshipDD: -1 },
)
const anne = person(
  { ApplicantID: 8_003, FirstName: 'Anne', LastName: 'Roy' },
  { PrimaryFlag: 0, FirstName: 'Anne', LastName: 'Roy', RelationshipDD: 0 },
)

const loaded = (Applicants: Applicant[], given: Parameters<typeof application>[0] = {}) => ({
  '/api/MTGAPPLoad': application({ InterView: purchase, Applicants, ...given }),
})
const required = { ReqSin: 1, ReqType: 1 }
const wrong = { FirstName: '', LastName: '', Email: 'sophie', DOB: '1990-02-31', HomePhone: '514', SIN: '' }
const documents = 'main fieldset[id$="IdentificationLst"] button'

const replaceSin = async (page: Document) => {
  const button = await appears<HTMLButtonElement>(page, 'main fieldset[id$="SIN"] button')
  button.click()
  await appears(page, 'main input[id$="SIN"]')
}
const chooseSpouse = async (page: Document) => {
  const list = await appears<HTMLInputElement>(page, 'main input[id$="RelationshipDD"]')
  list.click()
  await appears(page, 'main input[id$="RelationshipDD"][aria-controls]')
  const spouse = await appears(page, `[id="${list.getAttribute('aria-controls')}"] [role="option"]`)
  spouse.click()
  await appears(page, 'main [role="status"][data-kind="warning"]')
}

const newcomer = (ArrivalDate: string) =>
  loaded([{ ...sophie, Identification: { ...sophie.Identification, StatusInCanadaDD: 1, ArrivalDate } }])
const alone = loaded([{ ...sophie, Step: 0 }])
const offerAgain = () => forget(`together.${MortgageApplicationID}`)

export const gallery: GalleryEntry[] = [
  { screen, state: 'empty', path, replies: loaded([person({}, { FirstName: '', LastName: '', Email: '' })]) },
  { screen, state: 'filled', path, replies: loaded([sophie]) },
  { screen, state: 'offer', path, replies: alone, before: offerAgain },
  {
    screen,
    state: 'offer declined',
    path,
    replies: alone,
    before: offerAgain,
    act: click('main [data-kind="info"] button', 1),
  },
  {
    screen,
    state: 'phone abroad',
    path,
    replies: loaded([
      { ...sophie, Identification: { ...sophie.Identification, Mobile: '+33612345678', HomePhone: '+442079460958' } },
    ]),
  },
  { screen, state: 'newcomer', path, replies: newcomer('') },
  { screen, state: 'newcomer to come', path, replies: newcomer('2099-04-01'), act: 'submit' },
  { screen, state: 'other', path: pathOf(other), replies: loaded([sophie, luc]) },
  {
    screen,
    state: 'other invited',
    path: pathOf(other),
    replies: loaded([sophie, luc], { OpenInvites: [{ InviteID: 1, ApplicantID: other, Contact: 'luc@example.com' }] }),
  },
  {
    screen,
    state: 'other-wrong',
    path: pathOf(other),
    replies: loaded([
      sophie,
      { ...luc, Identification: { ...luc.Identification, DOB: '2020-01-01', RelationshipDD: 0 } },
      anne,
    ]),
    act: 'submit',
  },
  {
    screen,
    state: 'wrong',
    path,
    replies: loaded([person({}, wrong)], required),
    act: 'submit',
  },
  {
    screen,
    state: 'saving',
    path,
    replies: { ...loaded([sophie]), '/api/MTGAPPSaveIdentification': 'pending' },
    act: 'submit',
  },
  { screen, state: 'loading', path, replies: { '/api/MTGAPPLoad': 'pending' } },
  { screen, state: 'not-loaded', path, replies: { '/api/MTGAPPLoad': { refused: 'ServerError' } } },
  {
    screen,
    state: 'failed',
    path,
    replies: {
      ...loaded([sophie]),
      '/api/MTGAPPSaveIdentification': {
        refused: 'InvalidSin',
        errors: [{ Field: 'Identification.SIN', Key: 'InvalidSin' }],
      },
    },
    act: 'submit',
  },
  {
    screen,
    state: 'stale',
    path,
    replies: { ...loaded([sophie]), '/api/MTGAPPSaveIdentification': { refused: 'StaleEdit' } },
    act: 'submit',
  },
  {
    screen,
    state: 'dialog',
    path,
    replies: loaded([person({}, {})]),
    act: openDialog(documents),
  },
  {
    screen,
    state: 'dialog wrong',
    path,
    replies: loaded([person({}, {})]),
    act: inTurn(openDialog(documents), submitDialog),
  },
  { screen, state: 'editing', path, replies: loaded([sophie]), act: openDialog(documents) },
  { screen, state: 'replacing-sin', path, replies: loaded([sophie]), act: replaceSin },
  {
    screen,
    state: 'removing-last',
    path,
    replies: loaded([sophie], required),
    act: async (page) => {
      await openDialog(`${documents}:last-of-type`)(page)
      page.querySelector<HTMLButtonElement>('dialog button[class*="danger"]')?.click()
    },
  },
  { screen, state: 'second-spouse', path: pathOf(other), replies: loaded([sophie, luc, anne]), act: chooseSpouse },
  {
    screen,
    state: 'unnamed',
    path: pathOf(other),
    replies: loaded([
      sophie,
      person({ ...luc, FirstName: '', LastName: '' }, { PrimaryFlag: 0, FirstName: '', LastName: '' }),
    ]),
  },
  { screen, state: 'disabled', path: pathOf(other), replies: loaded([sophie, { ...luc, Disabled: 1 }]) },
  {
    screen,
    state: 'private',
    path: pathOf(other),
    replies: loaded([sophie, { ...luc, Hidden: ['Income'] }]),
  },
  { screen, state: 'unknown', path: pathOf(9_999), replies: loaded([sophie]) },
]
