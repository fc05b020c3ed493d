import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  review: {
    subject: 'Veuillez réviser votre demande de prêt hypothécaire',
    heading: 'Veuillez réviser votre demande',
    body: 'Bonjour {{name}}. {{agent}} vous invite à réviser votre demande de prêt hypothécaire, à corriger ce qui a changé et à l’envoyer de nouveau.',
    button: 'Réviser ma demande',
    footer: 'Ouvrez une session avec la même adresse courriel qu’auparavant.',
  },
}
