import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  step: 'Dettes',
  title: 'Quelles sont vos dettes\u202F?',
  titleOther: 'Quelles sont les dettes de {{name}}\u202F?',
  why: 'Cartes de crédit, prêts, marges de crédit et pensions alimentaires. N’incluez pas les prêts hypothécaires\u00A0: entrez-les avec leur propriété.',
  submit: 'Enregistrer et continuer',
  none: 'Je n’ai aucune dette – continuer',
  noneOther: '{{name}} n’a aucune dette – continuer',
  noneAsk: 'Aucune dette\u202F?',
  list: 'Dettes',
  empty: {
    title: 'Aucune dette pour l’instant',
    text: 'Ajoutez une carte de crédit, un prêt automobile, une marge de crédit ou toute autre dette.',
    textRequired:
      'Ajoutez-en au moins une\u00A0: une carte de crédit, un prêt automobile, une marge de crédit ou une autre.',
  },
  add: 'Ajouter une dette',
  addTitle: 'Ajouter une dette',
  editTitle: 'Modifier la dette',
  save: 'Enregistrer la dette',
  removeTitle: 'Supprimer cette dette\u202F?',
  totals: { Balance: 'Total dû', MonthlyPayment: 'Paiements par mois' },
  pdf: {
    heading: 'Dettes',
    LiabilityType: 'Dette',
    Description: 'Description',
    Limit: 'Limite',
    Balance: 'Solde',
    MonthlyPayment: 'Par mois',
  },
  fields: {
    LiabilityType: { label: 'Type de dette' },
    Balance: {
      label: 'Solde dû aujourd’hui',
      help: 'Le solde du dernier relevé. À l’étranger, en dollars canadiens, au taux du jour.',
    },
    Limit: { label: 'Limite de crédit', help: 'Pour une carte ou une marge de crédit.' },
    PaidOffFlag: { label: 'Le nouveau prêt servira à la rembourser' },
    MonthlyPayment: { label: 'Paiement par mois', help: 'Selon le relevé, l’entente ou le jugement.' },
    Description: { label: 'Description', help: 'Par exemple, le prêteur ou la personne qui reçoit le paiement.' },
  },
}

export const sameInBothLanguages = ['pdf.Description', 'fields.Description.label']
