import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  skip: 'Aller au contenu',
  otherLanguage: 'English',
  licence: 'Permis\u00A0{{number}}',
  /** Before the broker's number and after their name, for screen readers. */
  call: 'Appeler',
  home: 'page d’accueil',
  menu: {
    label: 'Menu principal',
    open: 'Menu principal',
    short: 'Menu',
    myDeals: 'Mes demandes',
    contact: 'Contact',
    current: 'Demande en cours',
    user: 'Votre compte',
    profile: 'Profil',
    logout: 'Fermer la session',
  },
  footer: {
    label: 'À propos de ce site',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    disclosure: 'Divulgation',
    credit: 'Propulsé par Foyer',
  },
  notFound: {
    title: 'Désolé, cette page est introuvable',
    why: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Utilisez le lien envoyé par votre courtier pour recommencer.',
    toRoot: 'Trouver votre courtier',
  },
  notOpen: {
    title: 'Ce site n’est pas encore ouvert',
    why: 'Nous achevons de le préparer. Vous ne pouvez donc pas encore y commencer de demande.',
  },
  broken: { title: 'Cette page n’a pas pu s’afficher' },
  steps: {
    label: 'Étapes de votre demande',
    applicant: 'Demandeur',
    start: 'Votre projet',
    identification: 'Renseignements personnels',
    addCoApplicant: 'Ajouter un coemprunteur',
    coApplicantInvite: 'Inviter un coemprunteur',
    join: 'À propos de vous',
    mortgage: 'Prêt demandé',
    request: 'Documents',
    bankStatement: 'Relevés bancaires',
    summary: 'Révision et envoi',
  },
  state: { done: '(terminée)', current: '(à faire maintenant)', locked: '(pas encore ouverte)' },
  progress: {
    some_one: '{{count}} étape terminée sur {{total}}',
    some_other: '{{count}} étapes terminées sur {{total}}',
    all: 'Toutes les étapes sont terminées',
  },
  stepOf: 'Étape {{number}} sur {{count}}\u00A0: {{label}}',
  minutesLeft_one: 'Encore environ {{count}}\u00A0minute',
  minutesLeft_other: 'Encore environ {{count}}\u00A0minutes',
  allSteps: 'Toutes les étapes',
  /** For an operator who helps a user in that user's session. */
  handOff: {
    label: 'Aide à une personne',
    bar: 'Vous aidez {{name}}',
    end: 'Cesser d’aider',
    only: 'Vous aidez {{name}}. Il revient à {{name}} de consentir, de signer, d’envoyer la demande, d’inviter ou de se connecter à sa banque.',
  },
  session: {
    title: 'Êtes-vous toujours là\u202F?',
    text: 'Pour protéger vos renseignements, nous fermerons bientôt votre session. Nous conserverons ce que vous avez entré.',
    final:
      'Votre session a atteint sa durée maximale et prendra fin bientôt. Nous conserverons ce que vous avez entré. Pour continuer, ouvrez une nouvelle session.',
    extend: 'Rester en session',
  },
  signOut: {
    failed: 'Votre session n’est pas encore fermée',
    text: 'Nous n’arrivons pas à joindre le serveur\u00A0: votre session est donc toujours ouverte dans ce navigateur. Nous continuons d’essayer jusqu’à ce que cela fonctionne.',
    shared: 'Si cet appareil n’est pas le vôtre, attendez que la page d’accueil confirme que votre session est fermée.',
  },
  profile: { title: 'Votre profil', save: 'Enregistrer mon nom', email: 'Vous ouvrez votre session avec {{email}}.' },
  deleteAccount: {
    open: 'Supprimer mon compte',
    title: 'Supprimer votre compte\u202F?',
    lead: 'Nous supprimerons immédiatement\u00A0:',
    account: 'votre profil, vos accès et toutes vos sessions',
    unsent:
      'toutes les demandes que vous n’avez pas envoyées, avec leurs documents et relevés bancaires, de même que les parties et les liens des personnes que vous avez invitées (nous les en aviserons)',
    kept: 'Les demandes que vous avez envoyées restent chez votre courtier, qui doit les conserver pendant plusieurs années. Vous ne les verrez plus ici. Les copies que votre courtier a déjà téléchargées restent aussi chez lui.',
    final: 'Cette action est irréversible.',
    mailed: 'Nous vous enverrons une confirmation par courriel.',
    goOn: 'Continuer',
    keep: 'Conserver mon compte',
    submit: 'Supprimer le compte',
    sent: 'Pour confirmer que c’est bien vous, entrez le code que nous venons d’envoyer à {{email}}.',
    fresh: 'Vous venez de vous connecter\u00A0: nous savons donc que c’est bien vous.',
    againTitle: 'Reconnectez-vous d’abord',
    again:
      'Pour confirmer que c’est bien vous, déconnectez-vous, puis reconnectez-vous. Vous aurez ensuite dix minutes pour supprimer votre compte.',
    signOut: 'Me déconnecter',
  },
  contact: {
    title: 'Comment pouvons-nous vous aider\u202F?',
    why: 'Appelez-nous ou écrivez-nous si quelque chose n’est pas clair. Toutes les questions sont bonnes.',
    about: 'À propos de {{name}}',
    fax: 'Télécopieur',
    Web: 'Site Web',
    FaceBook: 'Facebook',
    Instagram: 'Instagram',
    Twitter: 'X (Twitter)',
    Linkedin: 'LinkedIn',
  },
  fields: {
    FirstName: { label: 'Prénom' },
    LastName: { label: 'Nom de famille' },
    Password: { label: 'Votre mot de passe' },
    code: { label: 'Code à six chiffres' },
  },
}

export const sameInBothLanguages = [
  'steps.request',
  'menu.short',
  'menu.contact',
  'contact.FaceBook',
  'contact.Instagram',
  'contact.Twitter',
  'contact.Linkedin',
]
