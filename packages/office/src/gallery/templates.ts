import type { ReplyOf } from '@foyer/contract/all-calls.ts'

type Templates = ReplyOf<'/console-api/ListTemplates'>

export const noTemplates: Templates = {
  ...{ ReasonsVersion: 0, Reasons: [], RequestsVersion: 0, Requests: [] },
  ...{ MessagesVersion: 0, Messages: [], ConditionsVersion: 0, Conditions: [] },
}

export const templates: Templates = {
  ReasonsVersion: 3,
  Reasons: [
    {
      Type: -1,
      NameEn: 'Screenshots',
      NameFr: 'Captures d’écran',
      TextEn: 'Lenders don’t accept screenshots. Please send the PDF that your bank or employer offers.',
      TextFr:
        'Les prêteurs n’acceptent pas les captures d’écran. Envoyez-nous le PDF qu’offre votre banque ou votre employeur.',
    },
    {
      Type: 0,
      NameEn: 'No year to date',
      NameFr: 'Sans cumul annuel',
      TextEn: 'We need a pay stub with the year-to-date amounts.',
      TextFr: 'Il nous faut un talon de paie avec le cumul annuel.',
    },
    {
      Type: 3,
      NameEn: 'Amount owing',
      NameFr: 'Solde à payer',
      TextEn: 'There is an amount owing. Please send the proof that it is paid.',
      TextFr: 'Il reste un solde à payer. Envoyez-nous la preuve de paiement.',
    },
  ],
  RequestsVersion: 2,
  Requests: [
    {
      NameEn: 'Documents for your refinancing',
      NameFr: 'Documents pour votre refinancement',
      DueDays: 7,
      Items: [
        { Type: 11, NoteEn: 'The most recent', NoteFr: 'Le plus récent', RequiredFl: 1 },
        { Type: 12, NoteEn: '', NoteFr: '', RequiredFl: 1 },
        { Type: 13, NoteEn: '', NoteFr: '', RequiredFl: 0 },
      ],
    },
    {
      NameEn: 'If you are self-employed',
      NameFr: 'Si vous êtes travailleur autonome',
      DueDays: 1,
      Items: [{ Type: 3, NoteEn: 'For the last two years', NoteFr: 'Pour les deux dernières années', RequiredFl: 1 }],
    },
  ],
  MessagesVersion: 2,
  Messages: [
    {
      NameEn: 'Welcome',
      NameFr: 'Bienvenue',
      TextEn: 'Hello {{client}},\n\nThank you for choosing {{brokerage}}.\n\n{{agent}}',
      TextFr: 'Bonjour {{client}},\n\nMerci d’avoir choisi {{cabinet}}\n\n{{agent}}',
    },
    {
      NameEn: 'Documents are missing',
      NameFr: 'Il manque des documents',
      TextEn: 'Hello {{client}}, a few documents are still missing. The list is on your page.',
      TextFr: 'Bonjour {{client}}, il manque encore quelques documents. La liste est sur votre page.',
    },
  ],
  ConditionsVersion: 1,
  Conditions: [
    {
      NameEn: 'Purchase, Prêts Nord',
      NameFr: 'Achat, Prêts Nord',
      Lender: 'Prêts Nord',
      Stage: 'conditions',
      Items: [
        { TextEn: 'Recent pay stub', TextFr: 'Talon de paie récent', Type: 0, DueDays: 14 },
        { TextEn: 'Void cheque', TextFr: 'Spécimen de chèque', Type: 14, DueDays: 10 },
        { TextEn: 'Proof of fire insurance', TextFr: 'Preuve d’assurance incendie', Type: -1, DueDays: 1 },
        { TextEn: 'No change of employment', TextFr: 'Aucun changement d’emploi', Type: -1, DueDays: 0 },
      ],
    },
    {
      NameEn: 'Every refinancing',
      NameFr: 'Tout refinancement',
      Lender: '',
      Stage: '',
      Items: [{ TextEn: 'Appraisal', TextFr: 'Évaluation', Type: 13, DueDays: 20 }],
    },
  ],
}
