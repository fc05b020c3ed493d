import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  arrived: {
    subject: 'Nouvelle demande\u00A0: {{form}}',
    heading: 'Quelqu’un a rempli «\u00A0{{form}}\u00A0»',
    next: 'La demande est enregistrée dans votre portail et peut être exportée en tout temps. Répondez vite\u00A0: la plupart des gens choisissent le premier courtier qui les rappelle.',
  },
}
