import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { minutesAgo } from './deals.ts'

type Inbox = ReplyOf<'/console-api/ListLeadInbox'>
type Listed = Inbox['Leads'][number]
export type Loaded = ReplyOf<'/console-api/LoadLead'>

export const listedLead = (given: Partial<Listed> = {}): Listed => ({
  SiteID: 'rive-nord',
  LeadID: 9001,
  ReceivedAt: minutesAgo(20),
  LanguageID: 2,
  FormName: 'Parler à Camille',
  Name: 'Amélie Gagnon',
  PurposeDD: 0,
  Purpose: 'Acheter une propriété',
  Amount: 400_000,
  Recipient: 'Camille Roy',
  OwnerID: '',
  OwnerName: '',
  InvitedAt: '',
  MortgageApplicationID: 0,
  ...given,
})

export const inboxOf = (Leads: Listed[], Next = ''): Inbox => ({ Leads, Next })

const english = { LanguageID: 1, FormName: 'Talk to Camille' }
export const someLeads: Inbox = inboxOf([
  listedLead(),
  listedLead({
    ...{ LeadID: 9002, SiteID: 'laval', ...english, Name: 'Owen Baker', PurposeDD: 4, Purpose: 'Renewing a mortgage' },
    ...{ ReceivedAt: minutesAgo(20 * 60), Amount: 285_000, OwnerID: 'p1', OwnerName: 'Anna Bélanger' },
    InvitedAt: minutesAgo(60),
  }),
  listedLead({
    ...{ LeadID: 9003, ...english, Name: 'Harpreet Gill', PurposeDD: 2, Purpose: 'Refinancing', OwnerID: 'p4' },
    ...{ ReceivedAt: minutesAgo(3000), OwnerName: 'Luc Roy', Amount: 120_000 },
    ...{ InvitedAt: minutesAgo(2000), MortgageApplicationID: 7001 },
  }),
  listedLead({
    ...{ LeadID: 9004, Name: 'Marie-Joséphine-Alexandrine Charbonneau-Lévesque de la Durantaye', OwnerID: 'p1' },
    ...{ OwnerName: 'Anna Bélanger' },
    ...{ ReceivedAt: minutesAgo(9500), Amount: 1_284_750 },
  }),
  listedLead({
    ...{ LeadID: 9005, Name: '', PurposeDD: -1, Purpose: '', Amount: null, ReceivedAt: minutesAgo(12_000) },
  }),
])
export const someForms: ReplyOf<'/console-api/ListLeadForms'> = {
  Forms: [
    {
      ...{ Token: 'a1b2c3', SiteID: 'rive-nord', Name: 'Talk to Camille', NameFr: 'Parler à Camille' },
      Url: 'https://portal.example/embedded-forms/a1b2c3',
    },
    {
      ...{ Token: 'd4e5f6', SiteID: 'laval', Name: 'First mortgage', NameFr: 'Premier prêt hypothécaire' },
      Url: 'https://portal.example/embedded-forms/d4e5f6',
    },
  ],
}

const answer = (given: Partial<Loaded['Answers'][number]>): Loaded['Answers'][number] => ({
  ...{ Section: 'Vous', Row: 1, Code: 'FIRSTNAME', Label: 'Prénom', Values: [], Words: 'Amélie' },
  ...{ SectionOther: 'You', LabelOther: 'First name', WordsOther: given.Words ?? 'Amélie' },
  ...given,
})
const plan = { Section: 'Votre projet', SectionOther: 'Your plan' }
const words = 'Je visite un condo samedi.\nCombien puis-je emprunter\u202F?'

export const loadedLead = (given: Partial<Loaded> = {}): Loaded => ({
  ...listedLead(),
  FirstName: 'Amélie',
  Email: 'amelie.gagnon@lead.example',
  Phone: '5145550142',
  InviteEnds: '',
  Answers: [
    answer({}),
    answer({ Code: 'LASTNAME', Label: 'Nom de famille', LabelOther: 'Last name', Words: 'Gagnon' }),
    answer({ Code: 'EMAIL', Label: 'Courriel', LabelOther: 'Email', Words: 'amelie.gagnon@lead.example' }),
    answer({
      Code: 'PHONETYPE',
      Label: 'Téléphone',
      LabelOther: 'Phone',
      Words: '(514) 555-0142 (Cellulaire)',
      WordsOther: '(514) 555-0142 (Mobile)',
    }),
    answer({
      Code: 'PHONETYPE',
      Row: 2,
      Label: 'Téléphone',
      LabelOther: 'Phone',
      Words: '(450) 555-0190 (Domicile)',
      WordsOther: '(450) 555-0190 (Home)',
    }),
    answer({
      ...plan,
      Code: 'PURPOSE',
      Label: 'But',
      LabelOther: 'What for',
      Words: 'Acheter une propriété',
      WordsOther: 'Buying a home',
    }),
    answer({
      ...plan,
      Code: 'AMOUNT',
      Label: 'Montant',
      LabelOther: 'Amount',
      Words: '400\u00A0000\u00A0$',
      WordsOther: '$400,000',
    }),
    answer({ ...plan, Code: 'MESSAGE', Label: 'Votre question', LabelOther: 'Your question', Words: words }),
    answer({
      Section: '',
      SectionOther: '',
      Code: 'OLD',
      Label: 'Question retirée',
      LabelOther: '',
      Words: 'Oui',
      WordsOther: '',
    }),
  ],
  Colleagues: [
    { PersonID: 'p1', Name: 'Anna Bélanger' },
    { PersonID: 'p4', Name: 'Luc Roy' },
  ],
  ...given,
})
