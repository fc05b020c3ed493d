import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  step: 'Épargne et biens',
  title: 'Quels sont votre épargne et vos autres biens\u202F?',
  titleOther: 'Quels sont l’épargne et les autres biens de {{name}}\u202F?',
  why: 'Ils montrent au prêteur ce dont vous disposez en plus de vos revenus. N’incluez pas les propriétés\u00A0: elles ont leur propre page.',
  submit: 'Enregistrer et continuer',
  none: 'Je n’ai rien à indiquer – continuer',
  noneOther: '{{name}} n’a rien à indiquer – continuer',
  noneAsk: 'Rien de valeur à indiquer\u202F?',
  list: 'Épargne et biens',
  empty: {
    title: 'Aucun bien pour l’instant',
    text: 'Ajoutez de l’épargne, un REER, un véhicule ou toute autre chose de valeur.',
    textRequired: 'Ajoutez-en au moins un\u00A0: de l’épargne, un REER, un véhicule ou toute autre chose de valeur.',
  },
  add: 'Ajouter un bien',
  addTitle: 'Ajouter un bien',
  editTitle: 'Modifier le bien',
  save: 'Enregistrer le bien',
  removeTitle: 'Supprimer ce bien\u202F?',
  totals: { AssetValue: 'Total de l’épargne et des biens' },
  pdf: { heading: 'Épargne et biens', AssetTypeDD: 'Bien', AssetDescription: 'Description', AssetValue: 'Valeur' },
  fields: {
    AssetTypeDD: { label: 'Type de bien' },
    AssetValue: {
      label: 'Valeur',
      help: 'Une valeur approximative suffit. À l’étranger, en dollars canadiens, au taux du jour.',
    },
    AssetDescription: {
      label: 'Description',
      help: 'Par exemple, l’institution financière, ou la marque et l’année d’un véhicule.',
    },
  },
}

export const sameInBothLanguages = ['pdf.AssetDescription', 'fields.AssetDescription.label']
