import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Offres d’assurance habitation',
  lead: 'Un lien avec lequel votre client demande une soumission à un assureur partenaire. Ce qu’un oui transmet part par courriel à l’assureur.',
  list: 'Offres d’assurance habitation',
  none: 'Aucune offre pour l’instant',
  noneText: 'Créez un lien et envoyez-le à votre client. Il est valide {{days}}\u00A0jours, pour une seule réponse.',
  columns: {
    contact: 'Personne-ressource',
    answer: 'Réponse',
    made: 'Créée',
    ends: 'Lien',
  },
  answers: {
    yes: 'Oui',
    no: 'Non',
    open: 'Pas encore de réponse',
  },
  answered: '{{answer}}, le {{time}}',
  withdrawn: 'Retirée le {{time}}',
  ended: 'Terminé le {{time}}',
  works: 'Valide jusqu’au {{time}}',
  more: 'Offres précédentes',
  make: {
    open: 'Créer une offre',
    title: 'Créer une offre d’assurance habitation',
    text: 'La réponse est envoyée à cette personne. Sans indication, vous la recevez à l’adresse du profil du site.',
    submit: 'Créer le lien',
  },
  link: {
    title: 'Le lien est prêt',
    text: 'Copiez-le maintenant et envoyez-le à votre client. Il ne sera plus affiché\u202F; vous pouvez en créer un autre en tout temps.',
    copy: 'Copier le lien',
    close: 'C’est fait',
    done: 'L’offre est créée.',
  },
  end: {
    label: 'Retirer',
    named: 'Retirer l’offre de {{name}}',
    title: 'Retirer cette offre\u202F?',
    text: 'Le lien cesse de fonctionner, et votre client ne peut plus répondre.',
    confirm: 'Retirer l’offre',
    done: 'L’offre est retirée.',
    answered: 'Le client a répondu entretemps. Voici où en est l’offre.',
  },
  fields: {
    Name: { label: 'Nom de la personne-ressource' },
    Phone: { label: 'Téléphone' },
    Email: { label: 'Courriel', help: 'La réponse y est envoyée.' },
  },
}
