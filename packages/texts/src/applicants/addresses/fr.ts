import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title_one: 'Où avez-vous habité au cours de la dernière année\u202F?',
  title_other: 'Où avez-vous habité au cours des {{count}} dernières années\u202F?',
  titleNow: 'Où habitez-vous\u202F?',
  titleOther_one: 'Où a habité {{name}} au cours de la dernière année\u202F?',
  titleOther_other: 'Où a habité {{name}} au cours des {{count}} dernières années\u202F?',
  titleOtherNow: 'Où habite {{name}}\u202F?',
  why: 'Les prêteurs demandent un historique sans interruption. Commencez par l’adresse actuelle, puis remontez dans le temps.',
  whyNow: 'Un prêteur doit savoir où habite chaque demandeur.',
  submit: 'Enregistrer et continuer',
  same: 'Même adresse que {{name}}',
  list: 'Adresses',
  empty: { title: 'Aucune adresse pour l’instant', text: 'Commencez par l’adresse actuelle.' },
  add: 'Ajouter une adresse',
  addTitle: 'Ajouter une adresse',
  editTitle: 'Modifier l’adresse',
  save: 'Enregistrer l’adresse',
  removeTitle: 'Supprimer cette adresse\u202F?',
  address: 'Adresse',
  status: 'Statut',
  time: 'Durée',
  rentAMonth: '{{status}}, {{amount}} par mois',
  type: { current: 'Adresse actuelle', previous: 'Adresse précédente' },
  becomesPrevious: 'L’adresse {{address}} deviendra une adresse précédente.',
  fields: {
    ApplicantAddressTypeDD: { label: 'Est-ce l’adresse actuelle ou une adresse précédente\u202F?' },
    ResidentialStatusDD: { label: 'Propriétaire, locataire ou autre\u202F?' },
    Rent: { label: 'Loyer par mois' },
    MonthsAtAddress: { label: 'Combien de temps à cette adresse\u202F?', help: 'Une durée approximative suffit.' },
  },
}
