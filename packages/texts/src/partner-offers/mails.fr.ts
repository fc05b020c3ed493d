import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  yes: {
    heading: '{{name}} souhaite une soumission d’assurance habitation',
    next: 'Veuillez communiquer avec cette personne. Elle a accepté que ces renseignements vous soient transmis en vue d’une soumission.',
  },
  no: {
    heading: '{{name}} ne souhaite pas de soumission d’assurance habitation',
    next: 'Vous n’avez rien à faire. Veuillez ne pas communiquer avec cette personne au sujet de cette offre.',
  },
}
