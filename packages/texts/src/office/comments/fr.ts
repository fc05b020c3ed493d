import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  add: 'Commenter',
  addNamed: 'Commenter\u00A0: {{label}}',
  title: 'Commentaire\u00A0: {{label}}',
  text: 'Votre client le lira à côté de cette réponse, une fois la demande retournée.',
  change: 'Modifier',
  changeNamed: 'Modifier le commentaire\u00A0: {{label}}',
  remove: 'Supprimer',
  removeNamed: 'Supprimer le commentaire\u00A0: {{label}}',
  submit: 'Conserver le commentaire',
  states: { draft: 'Pas encore envoyé', open: 'En attente', changed: 'Réponse modifiée', done: 'Réglé' },
  by: '{{name}}, {{time}}',
  program: 'Un programme',
  before: 'Avant\u00A0:',
  now: 'Maintenant\u00A0:',
  nothing: 'rien',
  masked: 'Le numéro a changé.',
  drafts_one: '{{count}}\u00A0commentaire n’est pas encore envoyé.',
  drafts_other: '{{count}}\u00A0commentaires ne sont pas encore envoyés.',
  waiting: 'Ils pourront être envoyés quand la personne aura renvoyé sa partie.',
  sent: 'Commentaires envoyés',
  place: '{{name}}\u00A0: {{label}}',
  mortgage: 'Prêt demandé',
  keys: 'Touche\u00A0: c pour commenter la réponse sous le pointeur ou sélectionnée.',
  return: {
    open: 'Retourner au client',
    title: 'Retourner au client',
    textMain: '{{name}} relit la demande et l’envoie de nouveau.',
    textPerson: '{{name}} corrige sa partie au moyen d’un nouveau lien et l’envoie de nouveau.',
    english: 'Lit l’anglais.',
    french: 'Lit le français.',
    preview: 'Aperçu du courriel',
    submit: 'Envoyer',
    done_one: 'Le commentaire est en route. Chaque personne reçoit un seul courriel.',
    done_other: '{{count}}\u00A0commentaires sont en route. Chaque personne reçoit un seul courriel.',
  },
  fields: {
    Text: { label: 'Que demandez-vous\u202F?' },
    Message: {
      label: 'Un message pour tout le monde',
      help: 'Il figure dans chaque courriel. 300 caractères au plus, sans lien.',
    },
    DisplayMortgage: { label: 'Montrer de nouveau les questions sur le prêt' },
    DisplayIncome: { label: 'Montrer de nouveau les questions sur les revenus' },
  },
}

export const sameInBothLanguages = ['by']
