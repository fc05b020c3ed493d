import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Faites-vous la demande avec quelqu’un\u202F?',
  titleMore: 'Quelqu’un d’autre fait-il la demande avec vous\u202F?',
  why: 'Un deuxième revenu peut aider. Habituellement, toute personne qui sera propriétaire avec vous fait aussi la demande.',
  list: 'Qui fait la demande',
  main: 'Demandeur principal',
  progress_one: '{{count}} étape terminée sur {{total}}',
  progress_other: '{{count}} étapes terminées sur {{total}}',
  complete: 'Toutes les étapes sont terminées',
  disabled: 'Cette personne a envoyé sa partie\u00A0: rien ne peut être modifié ici.',
  invited: 'Cette personne a été invitée à remplir sa partie.',
  goOn: 'Continuer cette partie',
  goOnNamed: 'Continuer cette partie\u00A0: {{name}}',
  look: 'Voir les réponses',
  lookNamed: 'Voir les réponses\u00A0: {{name}}',
  choice: {
    add: 'Oui, je remplis sa partie maintenant',
    addHelp:
      'Ayez sous la main sa date de naissance, ses adresses et ses revenus. Cette personne donne elle-même son consentement, par un lien si elle a son propre courriel ou téléphone.',
    invite: 'Oui, cette personne remplira sa partie',
    inviteHelp:
      'Nous lui enverrons un lien par courriel ou par texto. Elle n’a besoin d’aucun compte et donne elle-même son consentement.',
    no: 'Non, continuer',
    noHelp: 'Vous pourrez y revenir tant que la demande n’aura pas été envoyée.',
  },
  full: 'Jusqu’à dix personnes peuvent faire une demande ensemble.',
  submit: 'Continuer',
  fields: { choice: { label: 'Votre choix' } },
  add: {
    why: 'Un prêteur doit savoir à qui il prête. Entrez le nom tel qu’il figure sur les pièces d’identité de cette personne.',
    submit: 'Ajouter et continuer',
    join: 'Enregistrer et continuer',
    documents: 'Vous pourrez ensuite ajouter sa pièce d’identité sur sa propre page.',
    documentsRequired:
      'Il nous faut aussi une de ses pièces d’identité. Vous pourrez l’ajouter ensuite sur sa propre page.',
  },
  join: {
    documents: 'Vous pourrez ensuite ajouter votre pièce d’identité à la page de vos renseignements personnels.',
    documentsRequired:
      'Il nous faut aussi une de vos pièces d’identité. Vous pourrez l’ajouter ensuite à la page de vos renseignements personnels.',
  },
}
