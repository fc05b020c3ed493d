import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const sameInBothLanguages = ['networks.google', 'networks.facebook']

export const fr: Translation<typeof en> = {
  home: {
    title: 'Votre demande de prêt hypothécaire commence ici',
    why: '{{name}} vous accompagne, de la première question à la dernière signature.',
    whyAnybody: 'De la première question à la dernière signature, à votre rythme.',
    start: 'Commencer ma demande',
    pace: 'Comptez environ 20\u00A0minutes. Arrêtez-vous quand vous voulez\u00A0: nous enregistrons ce que vous entrez.',
    account: 'Vous avez déjà commencé\u202F?',
    accountWhy: 'Ouvrez une session pour reprendre là où vous étiez, ou créez un compte avec un mot de passe.',
    toAccount: 'Vous avez déjà commencé\u202F? Ouvrez une session',
    calculator: 'Essayer nos calculatrices',
    carried: 'Vos chiffres de la calculatrice vous suivent\u00A0: ils seront déjà inscrits quand vous commencerez.',
    agent: 'Qui vous accompagne',
    referral: 'Recommandé par',
  },
  left: {
    ended: {
      title: 'Votre session a pris fin',
      text: 'Nous fermons la session après un certain temps pour protéger vos renseignements. Tout ce que vous avez entré est enregistré\u00A0: ouvrez une nouvelle session pour reprendre là où vous étiez.',
    },
    asked: {
      title: 'Veuillez ouvrir une session',
      text: 'Vous irez ensuite directement à la page demandée.',
    },
    loggedOut: {
      title: 'Votre session est fermée',
      text: 'Tout ce que vous avez entré est enregistré pour votre prochaine visite.',
    },
    deleted: {
      title: 'Votre compte a été supprimé',
      text: 'Nous vous avons envoyé une confirmation par courriel. Vous pouvez recommencer en tout temps.',
    },
    byCode: 'Utiliser un code par courriel',
    byPassword: 'Utiliser un mot de passe',
  },
  signIn: {
    tab: 'Ouvrir une session',
    submit: 'Ouvrir une session',
    busy: 'Ouverture…',
    forgot: 'J’ai oublié mon mot de passe',
    byCode: 'Je n’ai pas de mot de passe',
    startWith: 'Commencer une nouvelle demande avec {{email}}',
  },
  register: {
    tab: 'Créer un compte',
    submit: 'Créer mon compte',
    busy: 'Un instant…',
    signInWith: 'Ouvrir une session avec {{email}}',
  },
  social: {
    or: 'ou',
    continue: 'Continuer avec {{network}}',
  },
  networks: { google: 'Google', facebook: 'Facebook' },
  start: {
    title: 'Commencez avec votre courriel',
    why: 'Nous vous enverrons un code à six chiffres. Aucun mot de passe à retenir\u00A0: pour revenir un autre jour, demandez un nouveau code.',
    submit: 'M’envoyer un code',
    busy: 'Envoi…',
  },
  code: {
    title: 'Entrez votre code',
    sent: 'Nous avons envoyé un code à six chiffres à {{email}}. S’il n’arrive pas d’ici une minute, vérifiez votre dossier de courriels indésirables.',
    submit: 'Confirmer',
    busy: 'Vérification…',
    resend: 'Renvoyer',
    resendIn: 'Renvoyer dans',
    resent: 'Nous l’avons renvoyé. Utilisez le code du courriel le plus récent.',
    otherEmail: 'Utiliser un autre courriel',
  },
  forgot: {
    title: 'Choisissez un nouveau mot de passe',
    why: 'Nous vous enverrons un lien. Il sert une seule fois et expire après 30\u00A0minutes.',
    submit: 'M’envoyer le lien',
    busy: 'Envoi…',
    sentTitle: 'Vérifiez vos courriels',
    sent: 'S’il existe un compte pour {{email}}, un lien pour choisir un nouveau mot de passe est en route.',
    close: 'Terminé',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    why: 'Toutes vos sessions seront fermées. Ouvrez-en ensuite une avec votre nouveau mot de passe.',
    submit: 'Enregistrer',
    doneTitle: 'Votre mot de passe a été changé',
    done: 'Vous pouvez maintenant ouvrir une session. La page s’ouvrira dans quelques secondes.',
    toSignIn: 'Ouvrir une session',
    newLink: 'M’envoyer un nouveau lien',
  },
  robot: 'Nous vérifions que vous n’êtes pas un robot. Il suffit de quelques secondes, et vous n’avez rien à faire.',
  loginAs: {
    title: 'Ouverture du dossier…',
    failed: 'Ce dossier n’a pas pu être ouvert',
    home: 'Aller à la page d’accueil',
  },
  socialReturn: { title: 'Ouverture de votre session…' },
  fields: {
    Email: { label: 'Courriel' },
    Password: { label: 'Mot de passe' },
    NewPassword: { label: 'Nouveau mot de passe' },
    ConfirmPassword: { label: 'Confirmez le mot de passe' },
    FirstName: { label: 'Prénom' },
    LastName: { label: 'Nom de famille' },
    code: { label: 'Code à six chiffres' },
  },
}
