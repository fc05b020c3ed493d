import type { en } from './mails.en.ts'
import type { Translation } from './translation.ts'

export const fr: Translation<typeof en> = {
  licence: 'Permis {{number}}',
  contact: 'Des questions\u202F? Appelez ou écrivez\u00A0:',
  buttonHelp: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00A0:',
  code: 'Votre code',
  openOffice: 'Ouvrir le dossier',
}
