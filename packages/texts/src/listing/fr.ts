import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Propriété {{id}}',
  why: 'Les détails de cette propriété ne sont pas encore affichés ici. Votre courtier peut vous dire comment joindre la personne qui la vend.',
  connect: 'Communiquer',
}
