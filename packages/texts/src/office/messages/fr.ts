import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Messages avec le client',
  lead: 'Le client reçoit un courriel sans le texte et ouvre une session pour le lire.',
  thread: 'Messages',
  client: 'Client',
  program: 'Un programme',
  none: 'Aucun message pour l’instant',
  noneText: 'Ce que vous et le client vous écrivez reste ici, avec le dossier.',
  fields: { Text: { label: 'Message au client', help: 'Le client le lit dans la langue où vous l’écrivez.' } },
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  sent: 'Votre message est envoyé.',
  waits: 'Attend une réponse',
  seen: 'Vu le {{time}}',
  settle: 'Aucune réponse requise',
  settled: 'Plus rien n’attend de réponse.',
  more: 'Messages précédents',
}

export const sameInBothLanguages = ['thread', 'client']
