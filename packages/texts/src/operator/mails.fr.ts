import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  review: {
    subject: 'Veuillez revoir votre demande de prêt hypothécaire',
    heading: 'Veuillez revoir votre demande',
    body: 'Bonjour {{name}}. {{agent}} vous invite à revoir votre demande de prêt hypothécaire, à corriger ce qui a changé et à la transmettre de nouveau.',
    button: 'Revoir ma demande',
    footer: 'Vous ouvrez une session avec la même adresse courriel qu’auparavant.',
  },
}
