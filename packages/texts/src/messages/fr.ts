import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Messages avec votre courtier',
  why: 'Posez une question ou ajoutez une précision au sujet de votre demande. Votre courtier reçoit un courriel et vous répond ici.',
  back: 'Mes demandes',
  thread: 'Messages',
  you: 'Vous',
  broker: 'Votre courtier',
  none: 'Aucun message pour l’instant',
  noneText: 'Ce que vous écrivez ici et les réponses restent avec votre demande.',
  closed: 'Les messages ne sont pas offerts ici. Téléphonez plutôt à votre courtier ou écrivez-lui un courriel.',
  fields: {
    Text: {
      label: 'Votre message',
      help: 'N’y mettez ni votre NAS ni vos numéros de compte\u00A0: la demande a un endroit sûr pour chacun.',
    },
  },
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  sent: 'Votre message est envoyé.',
  more: 'Messages précédents',
}

export const sameInBothLanguages = ['thread']
