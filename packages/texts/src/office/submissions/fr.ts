import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Envois',
  text: 'Voyez quand la demande a été envoyée, qui a donné son consentement et ce qui a changé depuis.',
  open: 'Afficher les envois',
  at: 'Envoyée le {{date}} à {{time}}',
  again: 'Renvoyée le {{date}} à {{time}}',
  consent: 'Avec le consentement de {{names}}',
  noConsent: 'Sans consentement',
  compare: 'Comparer',
  compareNamed: 'Comparer avec l’envoi du {{date}} à {{time}}',
  pdfNamed: 'PDF de l’envoi du {{date}} à {{time}}',
  saved: 'Le PDF est dans vos téléchargements.',
  until: 'Comparé avec',
  today: 'Aujourd’hui',
  sentOn: 'L’envoi du {{date}} à {{time}}',
  changed: 'Changements depuis',
  nothing: 'Rien de ce qui est affiché n’a changé depuis.',
  whole: {
    added: 'Personne ajoutée depuis.',
    removed: 'Personne retirée depuis.',
    withheld:
      'Partie en cours de modification ou en attente d’un consentement\u00A0: les réponses actuelles ne sont pas affichées.',
    notThen: 'N’a pas consenti au second envoi, qui ne contient que son nom.',
    sentLater: 'N’avait pas encore consenti\u00A0: l’envoi ne contient que son nom.',
  },
}
