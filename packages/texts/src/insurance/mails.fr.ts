import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  link: {
    subject: 'Votre assurance crédit de {{sender}}',
    heading: 'Votre assurance crédit est prête à être consultée',
    body: '{{sender}} a préparé une demande d’assurance crédit pour votre prêt hypothécaire. Voyez ce qu’elle coûterait, choisissez votre protection ou refusez-la.',
    have: 'Ayez sous la main le montant de votre prêt hypothécaire, votre code postal et un chèque ou l’application de votre banque.',
    button: 'Ouvrir ma demande',
    footer:
      'Ce lien n’est que pour vous\u00A0: il s’ouvre avec ce que vous savez et un code que nous envoyons à cette adresse.',
  },
  accessCode: {
    subject: 'Votre code d’accès',
    heading: 'Votre code d’accès',
    body: 'Entrez ce code pour ouvrir votre demande d’assurance crédit.',
    valid: 'Il fonctionne une seule fois, pendant 10\u00A0minutes.',
    never: 'Personne chez {{sender}} ne vous le demandera jamais. Si ce n’était pas vous, il n’y a rien à faire.',
  },
}
