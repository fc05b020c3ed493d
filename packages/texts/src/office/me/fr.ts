import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Mon compte',
  why: 'Vous ouvrez vos sessions avec {{email}}.',
  you: { title: 'Vous', submit: 'Enregistrer' },
  factors: {
    title: 'Vos façons d’ouvrir une session',
    lead: 'Deux façons valent mieux qu’une\u00A0: un téléphone perdu ne vous laissera jamais à la porte.',
    list: 'Façons d’ouvrir une session',
    kind: 'Type',
    name: 'Nom',
    added: 'Ajoutée le',
    last: 'Dernière utilisation',
    never: 'Pas encore',
    passkey: 'Clé d’accès',
    totp: 'Application d’authentification',
    removeTitle: 'Supprimer cette façon d’ouvrir une session\u202F?',
    removeText: 'Vous ne pourrez plus vous en servir.',
    addPasskey: 'Ajouter une clé d’accès',
    addApp: 'Ajouter une application d’authentification',
    newApp: 'Remplacer l’application d’authentification',
    isAdded: 'C’est ajouté. Vous pouvez vous en servir dès maintenant.',
  },
  codes: {
    title: 'Codes de récupération',
    lead_one: 'Il en reste {{count}}.',
    lead_other: 'Il en reste {{count}}.',
    make: 'Créer de nouveaux codes de récupération',
    question: 'Créer de nouveaux codes de récupération\u202F?',
    consequence: 'Les anciens cesseront de fonctionner.',
    submit: 'Créer les codes',
  },
  sessions: {
    title: 'Vos sessions ouvertes',
    list: 'Sessions',
    device: 'Navigateur',
    here: '{{device}} (celui-ci)',
    unknown: 'Navigateur inconnu',
    since: 'Depuis le',
    last: 'Dernière utilisation',
    end: 'Fermer',
    endNamed: 'Fermer la session dans {{device}}',
    all: 'Fermer toutes les autres',
    ended: 'La session est fermée.',
    allEnded: 'Toutes les autres sessions sont fermées.',
  },
  fields: {
    FirstName: { label: 'Prénom' },
    LastName: { label: 'Nom' },
    LanguageID: { label: 'Langue', help: 'Celle des courriels et du bureau.' },
  },
}

export const sameInBothLanguages = ['sessions.list']
