import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  code: {
    subject: 'Votre code pour {{sender}}',
    heading: 'Voici votre code',
    start: 'Entrez-le sur la page où vous l’avez demandé pour ouvrir votre demande.',
    register: 'Entrez-le sur la page où vous l’avez demandé pour terminer la création de votre compte.',
    deletion: 'Entrez-le sur la page où vous l’avez demandé pour supprimer définitivement votre compte.',
    valid: 'Il sert une seule fois et expire après 10\u00A0minutes.',
    never:
      'Nous ne vous demanderons jamais ce code, ni par téléphone ni par message. Si vous ne l’avez pas demandé, ignorez ce courriel.',
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte chez {{sender}}',
    heading: 'Vous avez déjà un compte',
    body: 'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse courriel. Vous en avez déjà un\u00A0: ouvrez une session, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.',
    button: 'Ouvrir une session',
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire. Votre compte n’a pas changé.',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe pour {{sender}}',
    heading: 'Choisissez un nouveau mot de passe',
    body: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour cette adresse courriel.',
    button: 'Choisir un nouveau mot de passe',
    valid:
      'Le lien sert une seule fois et expire après 30\u00A0minutes. Si vous en avez demandé plusieurs, seul le dernier fonctionne.',
    notYou: 'Si ce n’était pas vous, ignorez ce courriel. Votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    heading: 'Votre mot de passe a été changé',
    body: 'Toutes vos sessions sont maintenant fermées. Ouvrez-en une avec votre nouveau mot de passe pour continuer.',
    button: 'Ouvrir une session',
    notYou: 'Si vous n’avez rien changé, choisissez tout de suite un nouveau mot de passe et avisez-nous.',
  },
  deleted: {
    subject: 'Votre compte chez {{sender}} a été supprimé',
    heading: 'Votre compte a été supprimé',
    body: 'Vos accès, votre profil et les demandes que vous n’aviez pas envoyées ont été supprimés. Les personnes que vous y aviez invitées en ont été avisées.',
    kept: 'Les demandes que {{sender}} doit conserver y restent\u00A0: celles que vous aviez envoyées, pendant plusieurs années, et celles qu’un litige ou une autorité exige. Elles ne sont plus rattachées à aucun compte. Pour toute question à leur sujet, répondez à ce courriel.',
    notYou: 'Si ce n’était pas vous, répondez tout de suite à ce courriel.',
  },
  handOff: {
    subject: 'Une personne de {{sender}} a ouvert votre dossier pour vous aider',
    heading: 'Votre dossier a été ouvert pour vous aider',
    body: 'Une personne qui travaille avec votre courtier a ouvert une session dans votre compte pour vous aider. Tout ce qu’elle y fait est consigné.',
    notYou: 'Si vous ne vous y attendiez pas, appelez votre courtier ou écrivez-lui.',
  },
}
