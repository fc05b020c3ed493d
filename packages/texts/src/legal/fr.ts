import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  version: 'Version 1.2, en vigueur en mars 2024',
  counsel: {
    title: 'À faire réviser par le conseiller juridique du cabinet',
    text: 'Ce texte est une proposition fournie avec le portail. Il est rédigé pour les courtiers hypothécaires du Canada, et votre conseiller juridique doit l’approuver ou le remplacer avant que des emprunteurs s’y fient.',
  },
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
