import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  version: 'Version 1.3, en vigueur en novembre 2026',
  ownVersion: 'Version {{version}}, en vigueur depuis le {{date}}',
  names: {
    title: 'De qui vient ce texte',
    brokerage: 'Cabinet',
    broker: 'Courtier hypothécaire',
    licence: '{{name}}, permis {{number}}',
    phone: 'Téléphone',
    email: 'Courriel',
    web: 'Site Web',
    nobody:
      'Ouvrez cette page depuis le portail de votre courtier\u00A0: les noms, numéros de permis et coordonnées de votre courtier et de son cabinet s’affichent ici.',
  },
  yourBrokerage: 'votre cabinet',
  yourBroker: 'votre courtier hypothécaire',
  contents: 'Sur cette page',
  asPage: 'Ouvrir dans une page, pour imprimer ou conserver',
}
