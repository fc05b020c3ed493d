import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Ouvrez une session au bureau',
  why: 'Pour les courtiers et les personnes qui travaillent avec eux.',
  ended: 'Votre session a pris fin pour protéger vos clients. Ouvrez-en une nouvelle pour reprendre là où vous étiez.',
  out: 'Votre session est fermée.',
  email: { submit: 'Continuer', busy: 'Un instant…', or: 'ou' },
  robot: 'Nous vérifions que vous n’êtes pas un robot. Il suffit de quelques secondes, et vous n’avez rien à faire.',
  code: {
    title: 'Consultez vos courriels',
    sent: 'Si {{email}} est l’adresse d’une personne d’ici, un code à six chiffres est en route. Il est valide 10\u00A0minutes.',
    submit: 'Continuer',
    busy: 'Vérification…',
    again: 'Envoyer un nouveau code',
    sentAgain: 'Un nouveau code est en route.',
    other: 'Utiliser une autre adresse',
  },
  factor: {
    title: 'Encore une étape',
    why: 'Confirmez votre identité.',
    recovery: 'Appareil perdu\u202F? Utilisez un code de récupération',
    other: 'Recommencer',
  },
  other: {
    title: 'Une autre personne a une session ouverte ici',
    why: 'Tous les onglets de ce navigateur partagent une seule session. Fermez celle de l’autre personne pour continuer\u00A0: ce qu’elle a enregistré est conservé.',
    submit: 'Fermer sa session et continuer',
    busy: 'Un instant…',
    keep: 'Garder sa session',
  },
  signOn: {
    title: 'Passez par votre cabinet',
    why: 'Votre cabinet veut que toute l’équipe ouvre ses sessions avec son propre service.',
  },
  ask: {
    title: 'Nous ne pouvons pas encore vous laisser entrer',
    why: 'Recommencez avec le code que nous vous enverrons par courriel. Si vous revenez ici, demandez à un propriétaire de votre cabinet de réinitialiser votre connexion à la page Équipe.',
  },
  recovery: {
    title: 'Entrez un code de récupération',
    why: 'L’un des dix codes que vous avez conservés. Il sert une seule fois, et un courriel vous en avisera.',
    submit: 'Ouvrir une session',
    busy: 'Vérification…',
    back: 'Utiliser une autre façon',
    left_one:
      'Votre session est ouverte. Il vous reste {{count}}\u00A0code de récupération\u00A0: créez-en bientôt de nouveaux dans votre compte.',
    left_other: 'Votre session est ouverte. Il vous reste {{count}}\u00A0codes de récupération.',
    goOn: 'Continuer',
  },
  enrol: {
    title: 'Comment voulez-vous ouvrir vos sessions\u202F?',
    why: 'Choisissez une façon maintenant. Vous pourrez en ajouter d’autres plus tard.',
    done: 'Tout est prêt pour ouvrir une session',
  },
  invitation: {
    title: '{{brokerage}} vous invite',
    why: '{{inviter}} vous propose de vous joindre à son bureau.',
    address: 'Vous ouvrirez vos sessions avec l’adresse {{email}}.',
    role: 'Votre rôle',
    reach: 'Ce que vous verrez',
    sites: 'Sites',
    accept: 'Accepter et continuer',
    busy: 'Un instant…',
    required:
      'Votre cabinet veut que toute l’équipe ouvre ses sessions avec son propre service. Vous y passerez, puis reviendrez ici, session ouverte.',
    known: 'Vous avez déjà un compte ici\u00A0: votre nom reste le même.',
    missing: 'Ce lien est incomplet',
    missingWhy:
      'Ouvrez-le de nouveau à partir du courriel ou demandez à la personne qui vous a invité de vous l’envoyer encore une fois.',
  },
  fields: {
    Email: { label: 'Courriel professionnel' },
    code: { label: 'Code reçu par courriel' },
    Code: { label: 'Code de récupération' },
    FirstName: { label: 'Prénom' },
    LastName: { label: 'Nom' },
    LanguageID: { label: 'Langue', help: 'Celle des courriels et du bureau.' },
  },
}

export const sameInBothLanguages = ['invitation.sites']
