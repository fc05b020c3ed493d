import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { minutesAgo } from './deals.ts'

type Listed = ReplyOf<'/console-api/ListComments'>
type Comment = Listed['Comments'][number]

const isFrench = language === 'fr'

const comment = (CommentID: number, given: Partial<Comment>): Comment => ({
  CommentID,
  ...{ ApplicantID: 8001, Step: 'identification', RecordID: 0, Field: 'MaritalStatusDD' },
  ...{ Record: '', Label: isFrench ? 'État matrimonial' : 'Marital status', Text: '', Name: 'Anna Bélanger' },
  ...{ CreatedAt: minutesAgo(40), SentAt: '', State: 'draft', DoneFl: 0, Before: '', After: '' },
  ...given,
})

const marital = comment(1, { Text: isFrench ? 'Toujours mariés\u202f?' : 'Still married?' })
const taxes = comment(2, {
  ...{ ApplicantID: 0, Step: 'mortgage', Field: 'AnnualTaxes' },
  Label: isFrench ? 'Taxes foncières par année' : 'Property taxes per year',
  Text: isFrench ? 'Avec la taxe scolaire\u202f?' : 'With the school tax?',
})
const status = comment(3, {
  ...{ ApplicantID: 8002, Field: 'StatusInCanadaDD' },
  Label: isFrench ? 'Statut au Canada' : 'Status in Canada',
  Text: isFrench ? 'Depuis quand\u202f?' : 'Since when?',
})

const previewOf = (subject: string, lead: string, lines: string[]) => ({
  LanguageID: 2 as const,
  ContactMethod: 'Email' as const,
  ...{ Subject: subject, Before: lines, NoteLead: lead, After: ['Ouvrir'] },
})
const readers: Listed['Readers'] = [
  {
    ...{ ApplicantID: 0, Name: 'Daniel MacPherson', LanguageID: 1, Comments: [1, 2] },
    Preview: {
      ...previewOf('Please review your mortgage application', 'A note from Anna Bélanger:', [
        'Please review your application',
        'There are questions about 2 of your answers. You’ll find each beside its answer.',
      ]),
      LanguageID: 1,
      After: ['Review my application'],
    },
  },
  {
    ...{ ApplicantID: 8002, Name: 'Aisha Haddad', LanguageID: 2, Comments: [3] },
    Preview: previewOf(
      'Hypothèques Rive-Nord vous demande de revoir votre partie',
      'Hypothèques Rive-Nord vous écrit\u00a0:',
      ['Votre partie est à revoir'],
    ),
  },
]

export const noComments: Listed = { Comments: [], Readers: [] }
export const drafts: Listed = { Comments: [marital, taxes, status], Readers: readers }
export const oneDraft: Listed = { Comments: [marital], Readers: readers.slice(0, 1) }
export const heldBack: Listed = { Comments: [{ ...status }], Readers: [] }

const SentAt = minutesAgo(2000)
export const sentComments: Listed = {
  Comments: [
    { ...marital, SentAt, State: 'open' },
    {
      ...{ ...taxes, SentAt, State: 'changed' as const, DoneFl: 1 as const },
      ...{ Before: isFrench ? '5\u00a0870\u00a0$' : '$5,870', After: isFrench ? '6\u00a0120\u00a0$' : '$6,120' },
    },
    { ...status, SentAt, State: 'done', DoneFl: 1, Name: '' },
    {
      ...comment(4, {
        Field: 'SIN',
        SentAt,
        State: 'changed',
        Text: isFrench ? 'Est-ce le bon\u202f?' : 'Is it right?',
      }),
      Label: isFrench ? 'Numéro d’assurance sociale (NAS)' : 'Social insurance number (SIN)',
    },
    {
      ...comment(5, { Step: 'income', RecordID: 99, Field: 'IncomeAmount', SentAt, State: 'changed' }),
      ...{ Record: 'Millwright', Label: isFrench ? 'Montant' : 'Amount', Before: '1', After: '' },
    },
  ],
  Readers: [],
}
