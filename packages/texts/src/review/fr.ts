import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Est-ce que tout est exact\u202F?',
  why: 'Vérifiez vos réponses. Vous pouvez les modifier avant d’envoyer votre demande.',
  reviewTitle: 'Veuillez réviser votre demande de nouveau',
  reviewWhy: 'Votre courtier vous l’a demandé. Mettez à jour ce qui a changé, puis envoyez-la de nouveau.',
  print: 'Imprimer cette page',
  change: 'Modifier',
  changeNamed: 'Modifier\u00A0: {{name}}',
  complete: 'Compléter',
  completeNamed: 'Compléter\u00A0: {{name}}',
  none: 'Rien à déclarer',
  notFinished: 'Cette étape n’est pas encore terminée.',
  inviter: {
    title: 'Ce que {{name}} a inscrit',
    text: 'À titre d’information. Vous n’envoyez et n’acceptez que votre partie.',
  },
  sinOnFile: 'Au dossier, n’est plus affiché',
  jump: 'Sur cette page',
  consentState: {
    title: 'Qui consent',
    sent: 'A accepté par son propre lien',
    changed: 'Doit accepter de nouveau, car sa partie a changé',
    invited: 'Invitation envoyée, pas encore acceptée',
    link: 'Recevra un lien à l’envoi',
    here: 'Accepte sur cette page',
  },
  fields: {
    Comments: {
      label: 'Y a-t-il autre chose que votre courtier devrait savoir\u202F?',
      help: 'Par exemple, une date importante pour vous. N’écrivez ici ni votre NAS ni vos mots de passe.',
    },
  },
  lettersLeft_one: 'Il reste {{count}} caractère',
  lettersLeft_other: 'Il reste {{count}} caractères',
  consent: {
    title: 'Votre consentement',
    lead: 'Voici l’essentiel de ce que vous acceptez. Le texte complet se trouve juste en dessous.',
    whole: 'Lire le texte complet',
    changedTitle: 'Ceci a changé depuis que vous avez ouvert la page',
    changed: 'Rien n’a été envoyé. Veuillez relire le texte, puis l’accepter de nouveau.',
    whoOne: 'Acceptez pour vous-même\u00A0:',
    whoMany: 'Chaque demandeur accepte pour lui-même\u00A0:',
    accept: '{{name}}\u00A0: j’ai lu ce texte et je l’accepte.',
    missing: 'Avant l’envoi, il manque encore l’acceptation de {{names}}.',
  },
  readAgain: {
    title: 'La demande a changé depuis que vous l’avez lue',
    text: 'Rien n’a été envoyé. Les sections marquées «\u00A0À relire\u00A0» ont changé. Vérifiez-les, puis acceptez de nouveau.',
    mark: 'À relire',
  },
  partTitle: 'Révisez votre partie, puis envoyez-la',
  sendPart: 'Envoyer ma partie',
  invited: {
    title_one: 'En train de remplir sa partie\u00A0: {{names}}',
    title_other: 'En train de remplir leur partie\u00A0: {{names}}',
    text_one: 'Vous n’avez pas à attendre\u00A0: vous pouvez envoyer la demande maintenant, et sa partie suivra.',
    text_other:
      'Vous n’avez pas à attendre\u00A0: vous pouvez envoyer la demande maintenant, et leurs parties suivront.',
    required_one:
      'Votre courtier a d’abord besoin de sa partie. Vous pourrez envoyer la demande dès que nous l’aurons.',
    required_other:
      'Votre courtier a d’abord besoin de leurs parties. Vous pourrez envoyer la demande dès que nous les aurons.',
    look: 'Voir les invitations',
  },
  ownLinks: {
    title: 'Un lien personnel pour {{names}}',
    byMail: '{{name}} recevra par courriel, à {{contact}}, un lien pour lire sa partie et l’accepter.',
    byText: '{{name}} recevra par texto, au {{contact}}, un lien pour lire sa partie et l’accepter.',
    until_one: 'Nous l’enverrons avec votre demande. D’ici son acceptation, votre courtier ne reçoit que son nom.',
    until_other:
      'Nous les enverrons avec votre demande. D’ici leur acceptation, votre courtier ne reçoit que leurs noms.',
    required_one: 'Votre courtier a d’abord besoin de sa partie. Vous pourrez envoyer la demande dès son acceptation.',
    required_other:
      'Votre courtier a d’abord besoin de leurs parties. Vous pourrez envoyer la demande dès leur acceptation.',
    sendNow: 'Envoyer le lien à {{name}}',
    sending: 'Envoi en cours…',
  },
  changed: {
    title: '{{name}} doit accepter de nouveau',
    text: 'Un élément de sa partie a changé depuis son acceptation. Nous pouvons envoyer un nouveau lien à {{contact}}. Ses réponses sont enregistrées.',
    ask: 'Demander de nouveau à {{name}}',
    asking: 'Envoi en cours…',
  },
  send: 'Envoyer ma demande',
  busy: 'Envoi en cours…',
  sendAgain: 'L’envoyer de nouveau',
  missing: {
    title: 'Il manque encore quelque chose',
    text: 'Vous pourrez envoyer votre demande dès que ces étapes seront terminées\u00A0:',
  },
  refused: {
    text: 'Nous avons réessayé en arrière-plan, mais votre demande n’a pas pu être envoyée. Vos réponses sont en sécurité.',
  },
  sending: {
    title: 'Nous envoyons votre demande',
    why: 'Elle n’est pas encore arrivée. Vos réponses sont en sécurité et nous continuons d’essayer automatiquement.',
    offline: 'Vous êtes hors ligne. Nous l’enverrons dès le retour de la connexion.',
    keepOpen:
      'Laissez cette page ouverte si vous le pouvez. Si vous la fermez, ouvrez Mes demandes plus tard\u202F: l’envoi reprendra.',
    trying: 'Envoi en cours…',
    next_one: 'Le serveur n’a pas répondu. Nouvel essai dans {{count}}\u00A0seconde.',
    next_other: 'Le serveur n’a pas répondu. Nouvel essai dans {{count}}\u00A0secondes.',
    now: 'Essayer maintenant',
  },
  sent: {
    title: 'Votre demande a été envoyée',
    why: 'Merci. {{name}} l’a bien reçue.',
    whyNobody: 'Merci. Votre courtier l’a bien reçue.',
    next: 'La suite',
    copy: 'Une copie vous a été envoyée par courriel. Si vous ne la voyez pas, vérifiez votre dossier de courriels indésirables.',
    links: 'Nous avons envoyé un lien personnel à {{names}}. Votre courtier recevra chaque partie dès son acceptation.',
    look: 'Votre courtier lira votre demande et communiquera avec vous.',
    later:
      'Il se peut qu’on vous demande des documents, comme des talons de paie. Vous pouvez tout suivre dans Mes demandes.',
    who: 'Qui appeler',
    leaving_one: 'La page Mes demandes s’ouvrira dans {{count}}\u00A0seconde.',
    leaving_other: 'La page Mes demandes s’ouvrira dans {{count}}\u00A0secondes.',
    announced: 'La page Mes demandes s’ouvrira dans quelques secondes. Vous pouvez rester sur cette page.',
    stay: 'Rester sur cette page',
    go: 'Aller à Mes demandes',
  },
}
