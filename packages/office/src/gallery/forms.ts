import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { readyForms } from '@foyer/domain/leads/ready-forms.ts'

type Listed = ReplyOf<'/console-api/ListForms'>
type Loaded = ReplyOf<'/console-api/LoadForm'>

export const formsOf = (Forms: Listed['Forms'], Sites = ['laval', 'rive-nord']): Listed => ({ Forms, Sites })

const listedForm = (given: Partial<Listed['Forms'][number]>): Listed['Forms'][number] => ({
  SiteID: 'rive-nord',
  Token: 'a1b2c3',
  Name: 'Talk to Camille',
  NameFr: 'Parler à Camille',
  PublishedAt: '2026-11-03T14:00:00.000Z',
  ChangedFl: 0,
  OpenFl: 1,
  Leads: 1234,
  LastLeadAt: '2026-11-24T14:00:00.000Z',
  ...given,
})

export const someListedForms = formsOf([
  listedForm({}),
  listedForm({ Token: 'd4e5f6', SiteID: 'laval', Name: 'Renewal or refinance', ChangedFl: 1, Leads: 2 }),
  listedForm({ Token: 'g7h8i9', Name: 'Buying a home', PublishedAt: '', ChangedFl: 1, Leads: 0, LastLeadAt: '' }),
  listedForm({ Token: 'j1k2l3', Name: 'Spring campaign', OpenFl: 0, Leads: 40 }),
  listedForm({ Token: 'm4n5o6', Name: 'Winter campaign', OpenFl: 0, ChangedFl: 1, Leads: 4 }),
])

/** A form that shows what the editor can show: parts, kinds of address, choices, a hidden question. */
const everything: FormDescription = {
  ...readyForms.purchase,
  footer: 'We use what you write to answer you.',
  footerFr: 'Nous utilisons ce que vous écrivez pour vous répondre.',
  owners: [
    { label: 'Anna Bélanger', value: 'ANNA', email: 'anna@rive-nord.example', group: 'Laval' },
    { label: 'Camille Roy', value: 'CAMILLE', email: 'camille@rive-nord.example' },
  ],
  frameAncestors: ['https://www.hypotheques-rive-nord.example'],
  selectedFields: [
    ...readyForms.purchase.selectedFields,
    {
      sectionName: 'Where you live',
      sectionNameFr: 'Où vous habitez',
      repeatFlag: 1,
      controls: [
        { code: 'ADDRESSTYPE' },
        { code: 'ADDRESSLOOKUP' },
        { code: 'CITY' },
        { code: 'SOCIALACCOUNTTYPE' },
        { code: 'POBOX', label: 'PO box', labelFr: 'Case postale', addressTypes: ['MAILING'] },
        { code: 'SOURCE', label: 'Source', labelFr: 'Provenance', visibleFlag: 0 },
      ],
    },
  ],
}

const withDraft = (detail: Partial<FormDescription>, given: Partial<Loaded>): Loaded => ({
  Version: 4,
  detail: { ...everything, ...detail },
  PublishedAt: '2026-11-03T14:00:00.000Z',
  ChangedFl: 1,
  Leads: 12,
  Url: 'https://portal.example/embedded-forms/a1b2c3',
  Snippet: '<script src="https://portal.example/embed.js" data-form="a1b2c3" async></script>',
  Warnings: [],
  SiteAncestors: [],
  Colleagues: [
    { Name: 'Anna Bélanger', Email: 'anna@rive-nord.example' },
    { Name: 'Luc Roy', Email: 'luc@rive-nord.example' },
  ],
  PrimaryColor: '#0b5c5c',
  Agent: 'Camille Roy',
  Contact: { Name: 'Camille Roy', Phone: '4505550100', Email: 'camille@rive-nord.example' },
  ...given,
})

/** By default one that was published, and changed since. */
export const loadedForm = (detail: Partial<FormDescription> = {}, given: Partial<Loaded> = {}): Loaded => {
  const form = withDraft(detail, given)
  return { ...form, ...(form.ChangedFl === 1 && form.PublishedAt !== '' && { Published: everything }) }
}
