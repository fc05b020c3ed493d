import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  code: {
    subject: 'Votre code pour ouvrir une session au bureau',
    heading: 'Voici votre code',
    body: 'Entrez-le sur la page où vous l’avez demandé pour ouvrir une session au bureau de votre cabinet.',
    valid: 'Il sert une seule fois et expire après 10\u00A0minutes.',
    never:
      'Nous ne vous demanderons jamais ce code, ni par téléphone ni par message. Si vous ne l’avez pas demandé, ignorez ce courriel.',
  },
  invitation: {
    subject: 'Vous êtes invité au bureau de {{brokerage}}',
    heading: 'Vous êtes invité au bureau de {{brokerage}}',
    body: '{{inviter}} vous invite à travailler en ligne avec son équipe. Vous choisirez comment ouvrir une session\u00A0: deux minutes suffisent.',
    button: 'Voir l’invitation',
    valid:
      'Le lien sert une seule fois et expire après 7\u00A0jours. Il vous est personnel\u00A0: ne le transférez pas.',
    notYou: 'Si vous ne savez pas de qui il s’agit, ignorez ce courriel.',
  },
  newSignIn: {
    subject: 'Nouvelle ouverture de session au bureau',
    heading: 'Session ouverte d’une nouvelle façon',
    body: 'Quelqu’un, sans doute vous, a ouvert une session au bureau dans un nouveau navigateur ou avec un code de récupération\u00A0: {{browser}}.',
    notYou:
      'Si ce n’était pas vous, fermez tout de suite toutes les sessions dans votre compte et avisez un propriétaire de votre cabinet.',
    button: 'Voir votre compte',
  },
  factorsReset: {
    subject: 'Vos façons d’ouvrir une session ont été supprimées',
    heading: 'Choisissez une nouvelle façon d’ouvrir une session',
    body: '{{owner}} a supprimé vos clés d’accès, votre application d’authentification et vos codes de récupération, et a fermé vos sessions. Pour continuer, entrez votre adresse courriel à la page d’ouverture de session du bureau d’ici sept jours. Vous choisirez alors une nouvelle façon d’ouvrir une session.',
    notYou: 'Si vous ne l’avez pas demandé, téléphonez à cette personne avant d’ouvrir une session.',
    byOperator:
      'L’exploitant de votre installation a supprimé vos clés d’accès, votre application d’authentification et vos codes de récupération, et a fermé vos sessions. Pour continuer, entrez votre adresse courriel à la page d’ouverture de session du bureau d’ici sept jours. Vous choisirez alors une nouvelle façon d’ouvrir une session.',
    notYouOperator:
      'Si vous ne l’avez pas demandé, téléphonez à l’exploitant de votre installation avant d’ouvrir une session.',
    button: 'Ouvrir une session',
  },
  factorsResetByYou: {
    subject: 'Vous avez supprimé les façons d’ouvrir une session d’une personne',
    heading: 'Façons d’ouvrir une session supprimées',
    body: 'Les clés d’accès, l’application d’authentification, les codes de récupération et les sessions de {{person}} ont été supprimés. Cette personne en a été avisée et a sept jours pour choisir une nouvelle façon d’ouvrir une session.',
    notYou:
      'Si ce n’était pas vous, fermez tout de suite toutes les sessions dans votre compte et avisez un autre propriétaire.',
  },
  factorAdded: {
    subject: 'Une nouvelle façon d’ouvrir une session a été ajoutée à votre compte',
    heading: 'Une nouvelle façon d’ouvrir une session',
    passkey: 'Une clé d’accès vient d’être ajoutée à votre compte du bureau. Elle permet d’ouvrir une session.',
    totp: 'Une application d’authentification vient d’être ajoutée à votre compte du bureau et remplace la précédente, s’il y en avait une. Elle permet d’ouvrir une session.',
    recovery:
      'De nouveaux codes de récupération viennent d’être créés pour votre compte du bureau. Les anciens ne fonctionnent plus.',
    notYou:
      'Si ce n’était pas vous, mettez fin à toutes les sessions dans votre compte dès maintenant, retirez ce que vous ne reconnaissez pas, créez de nouveaux codes de récupération et appelez un propriétaire de votre cabinet.',
    button: 'Voir votre compte',
  },
  signOnLinked: {
    subject: 'Un compte d’authentification unique a été lié au vôtre',
    heading: 'Une nouvelle façon d’ouvrir une session',
    body: 'Un compte du service d’authentification de votre cabinet vient d’être lié à votre compte du bureau. Il permet d’ouvrir une session.',
    notYou:
      'Si ce n’était pas vous, retirez-le de votre compte dès maintenant, mettez fin à toutes vos sessions et appelez un propriétaire de votre cabinet.',
    button: 'Voir votre compte',
  },
  signOnChanged: {
    subject: 'L’authentification unique de votre cabinet a changé',
    heading: 'L’authentification unique a changé',
    body: '{{owner}} a modifié la façon dont l’équipe de votre cabinet ouvre ses sessions avec votre propre service d’authentification.',
    notYou: 'Si cela vous surprend, téléphonez-lui tout de suite et vérifiez les réglages.',
    button: 'Voir les réglages',
  },
  keyMade: {
    subject: 'Une clé pour programmes a été créée dans votre bureau',
    heading: 'Nouvelle clé pour programmes',
    body: '{{owner}} a créé la clé «\u00A0{{key}}\u00A0». Un programme qui la possède peut travailler sur les sites de votre cabinet, dans les limites prévues.',
    notYou: 'Si cela vous surprend, mettez fin à la clé et téléphonez-lui tout de suite.',
    button: 'Voir les clés',
  },
  webhookAimed: {
    subject: 'Un système reçoit maintenant des messages de votre bureau',
    heading: 'Un webhook a une nouvelle adresse',
    body: '{{owner}} a dirigé le webhook «\u00A0{{webhook}}\u00A0» vers {{host}}. Ce système apprend ce qui se passe sur les sites de votre cabinet, par numéros seulement, sans aucun nom.',
    notYou: 'Si cela vous surprend, supprimez le webhook et téléphonez-lui tout de suite.',
    button: 'Voir les webhooks',
  },
  webhookStopped: {
    subject: 'Un webhook de votre cabinet a été désactivé',
    heading: 'Un webhook a été désactivé',
    body: 'Depuis trois jours, l’adresse du webhook «\u00A0{{webhook}}\u00A0» n’a accepté aucun de nos messages. Nous n’y envoyons plus rien.',
    todo: 'Parlez-en à la personne responsable du système qui les reçoit. Une fois le problème réglé, réactivez le webhook et renvoyez ce qui lui a échappé.',
    button: 'Voir les webhooks',
  },
  revealBurst: {
    subject: 'De nombreux numéros masqués ont été affichés',
    heading: 'De nombreux numéros masqués ont été affichés',
    body: '{{person}} a affiché le nombre maximal de numéros masqués de clients (NAS, pièces d’identité) et a tenté d’en afficher d’autres. Cette personne doit maintenant attendre.',
    todo: 'Demandez-lui pourquoi. Chaque affichage est consigné au dossier, avec la raison donnée. En cas de doute, mettez fin à son accès dans la page Équipe.',
  },
  mention: {
    subject: 'On vous a mentionné dans une note interne',
    heading: 'Une note vous attend',
    body: '{{author}} vous a mentionné dans une note interne. Client\u00A0: {{client}}.',
    byProgram: 'Un programme vous a mentionné dans une note interne. Client\u00A0: {{client}}.',
    button: 'Ouvrir le dossier',
    private: 'La note reste au bureau, où seuls vos collègues peuvent la lire.',
  },
}
