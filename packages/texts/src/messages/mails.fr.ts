import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  toClient: {
    subject: '{{agent}} vous a écrit au sujet de votre demande de prêt hypothécaire',
    heading: 'Vous avez un nouveau message',
    body: '{{agent}} vous a envoyé un message au sujet de votre demande de prêt hypothécaire. Pour protéger votre vie privée, ouvrez une session pour le lire et y répondre.',
    button: 'Lire et répondre',
    footer: 'Ouvrez une session avec la même adresse courriel qu’auparavant.',
  },
  toStaff: {
    subject: 'Nouveau message de {{client}}',
    heading: 'Un client vous a écrit',
    body: '{{client}} a écrit un message au sujet de sa demande de prêt hypothécaire. Vous pouvez le lire et y répondre dans le bureau.',
  },
}
