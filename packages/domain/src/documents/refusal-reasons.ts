import type { Language } from '../kit/language.ts'

/** Why a document is not accepted, ready-written: the client reads it in their language, whatever language staff work in. */
export const refusalReasons: readonly Readonly<Record<'short' | 'text', Record<Language, string>>>[] = [
  {
    short: { en: 'Pages are missing', fr: 'Il manque des pages' },
    text: {
      en: 'Some pages are missing. Please send every page, even those that seem empty.',
      fr: 'Il manque des pages. Envoyez-nous toutes les pages, même celles qui semblent vides.',
    },
  },
  {
    short: { en: 'Hard to read', fr: 'Difficile à lire' },
    text: {
      en: 'We can’t read all of it. Please send it again in good light, with all four corners in the picture.',
      fr: 'Nous n’arrivons pas à tout lire. Reprenez la photo dans un endroit bien éclairé, avec les quatre coins de la page.',
    },
  },
  {
    short: { en: 'Too old', fr: 'Trop ancien' },
    text: {
      en: 'This one is too old for the lender. Please send the most recent one you have.',
      fr: 'Ce document est trop ancien pour le prêteur. Envoyez-nous le plus récent que vous avez.',
    },
  },
  {
    short: { en: 'A different document', fr: 'Un autre document' },
    text: {
      en: 'This is a different document from the one we asked for. Please have another look and send the right one.',
      fr: 'Ce n’est pas le document demandé. Pouvez-vous vérifier et nous envoyer le bon\u202F?',
    },
  },
  {
    short: { en: 'Name or address differs', fr: 'Nom ou adresse différents' },
    text: {
      en: 'The name or the address is not the one in your application. Please send one with your details, or call us to explain.',
      fr: 'Le nom ou l’adresse ne correspond pas à votre demande. Envoyez-nous un document à votre nom ou téléphonez-nous pour nous expliquer.',
    },
  },
]
