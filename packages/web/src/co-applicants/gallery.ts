import { openDialog } from '@foyer/ui/gallery/acts.ts'
import type { GalleryEntry } from '../gallery/entry.ts'
import { MortgageApplicationID } from '../gallery/fixtures.ts'
import { loaded, longName, luc, sophie, typedOfLuc } from '../gallery/people.ts'

const choice = `/demo/user/${MortgageApplicationID}/coApplicant`
const form = `/demo/user/${MortgageApplicationID}/addCoApplicant`
const anne = luc({ ApplicantID: 8_003, Step: 2, ...longName })
const paul = luc({ ApplicantID: 8_004, FirstName: 'Paul', LastName: 'Gagnon', Disabled: 1, Deletable: 0 })
const everybody = Array.from({ length: 10 }, (_, index) =>
  index === 0 ? sophie() : luc({ ApplicantID: 8_100 + index, FirstName: `Luc ${index}` }),
)
const couple = loaded([sophie(), anne])
const alone = loaded([sophie()])
const remove = openDialog('main li button[class*="remove"]')
const required = { ReqSin: 1, ReqType: 1 }

export const gallery: GalleryEntry[] = [
  { screen: 'coApplicant', state: 'alone', path: choice, replies: alone },
  { screen: 'coApplicant', state: 'several', path: choice, replies: loaded([sophie(), luc(), anne, paul]) },
  { screen: 'coApplicant', state: 'full', path: choice, replies: loaded(everybody) },
  {
    screen: 'coApplicant',
    state: 'closed',
    path: choice,
    replies: loaded([sophie(), anne], { AddCoApplicant: 0, ShowInviteCoApplicant: 0 }),
  },
  { screen: 'coApplicant', state: 'only inviting', path: choice, replies: loaded([sophie()], { AddCoApplicant: 0 }) },
  {
    screen: 'coApplicant',
    state: 'one invited',
    path: choice,
    replies: loaded([sophie(), anne], {
      OpenInvites: [{ InviteID: 1, ApplicantID: 8_003, Contact: 'anne@example.com' }],
    }),
  },
  {
    screen: 'coApplicant',
    state: 'one invited, private',
    path: choice,
    replies: loaded([sophie(), { ...anne, Hidden: ['Income'] }], {
      OpenInvites: [{ InviteID: 1, ApplicantID: 8_003, Contact: 'anne@example.com' }],
    }),
  },
  { screen: 'coApplicant', state: 'wrong', path: choice, replies: alone, act: 'submit' },
  { screen: 'coApplicant', state: 'removing', path: choice, replies: couple, act: remove },
  {
    screen: 'coApplicant',
    state: 'not removed',
    path: choice,
    replies: { ...couple, '/api/MTGAppRemoveCoApplicant': { refused: 'ApplicantNotRemovable' } },
    act: async (page) => {
      await remove(page)
      page.querySelector<HTMLButtonElement>('dialog button[class*="danger"]')?.click()
    },
  },
  { screen: 'coApplicant', state: 'loading', path: choice, replies: { '/api/MTGAPPLoad': 'pending' } },
  { screen: 'addCoApplicant', state: 'empty', path: form, replies: alone },
  {
    screen: 'addCoApplicant',
    state: 'before the main applicant’s name',
    path: form,
    replies: loaded([sophie({ Step: 0, FirstName: '', LastName: '' })]),
  },
  { screen: 'addCoApplicant', state: 'wrong', path: form, replies: loaded([sophie()], required), act: 'submit' },
  {
    screen: 'addCoApplicant',
    state: 'saving',
    path: form,
    replies: {
      ...loaded([sophie()], { Drafts: [typedOfLuc('addCoApplicant')] }),
      '/api/MTGAPPAddCoApplicant': 'pending',
    },
    act: 'submit',
  },
]
