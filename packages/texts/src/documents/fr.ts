import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

/** A word that is the same in French. */
export const sameInBothLanguages = ['pages.turn']

export const fr: Translation<typeof en> = {
  step: {
    title: 'Avez-vous ces documents\u202F?',
    why: 'Des photos conviennent, pourvu que chaque page soit lisible. Vous pouvez ajouter plusieurs fichiers à un document.',
    submit: 'Les envoyer et continuer',
    goOn: 'Continuer',
    busy: 'Envoi en cours…',
  },
  recipient: {
    title: 'Envoyez vos documents',
    why: '{{name}} vous demande ces documents. Des photos conviennent, pourvu que chaque page soit lisible.',
    submit: 'Transmettre mes documents',
    busy: 'Transmission en cours…',
    back: 'Retour à Mes demandes',
    contact: 'Des questions sur ces documents\u202F?',
    nothingYet: 'Ajoutez d’abord un fichier, puis transmettez vos documents.',
  },
  stillSending: 'Des fichiers sont encore en cours d’envoi. Attendez ou annulez leur envoi.',
  submitted: {
    title: 'Vos documents ont été transmis',
    text: '{{name}} les a reçus et communiquera avec vous s’il manque quelque chose.',
  },
  waiting: {
    title: 'Pas encore transmis',
    text: 'Ce que vous avez ajouté sera transmis à {{name}} automatiquement dans',
    until: 'D’ici là, vous pouvez le retirer. Ensuite, il restera chez votre courtier.',
  },
  badges: {
    satisfied: 'Accepté',
    notAccepted: 'Non accepté',
    submitted: 'Transmis',
    toLender: 'Transmis au prêteur',
    acceptedByLender: 'Accepté par le prêteur',
  },
  settled: {
    satisfied: 'Votre courtier a ce qu’il lui faut ici.',
    toLender: 'Votre courtier l’a transmis au prêteur.',
    acceptedByLender: 'Le prêteur l’a accepté.',
    notNeeded: 'Votre courtier n’a pas besoin de ce document.',
  },
  item: {
    optional: '(facultatif)',
    reason: 'Pourquoi il n’a pas été accepté',
    files: 'Fichiers\u00A0: {{name}}',
  },
  others:
    'Ces documents ont été demandés à quelqu’un d’autre. Vous pouvez ajouter un fichier, mais votre demande n’en dépend pas.',
  due: 'Merci d’envoyer ces documents d’ici le {{date}}.',
  kinds: 'Photos, PDF, Word, Excel ou ZIP, jusqu’à 25\u00A0Mo',
  drop: {
    choose: 'Choisir des fichiers',
    chooseNamed: 'Choisir des fichiers\u00A0: {{name}}',
    photo: 'Prendre une photo',
    photoNamed: 'Prendre une photo\u00A0: {{name}}',
    here: 'ou déposez-les ou collez-les ici',
    missing: 'Ajoutez au moins un fichier ici, ou indiquez que vous ne l’avez pas.',
  },
  notAvailable: {
    offer: 'Je n’ai pas ce document',
    offerNamed: 'Je n’ai pas ce document\u00A0: {{name}}',
    title: 'Vous n’avez pas ce document\u00A0: {{name}}',
    why: 'Votre courtier lira votre raison et verra si autre chose peut convenir.',
    submit: 'Confirmer',
    stated: 'Vous avez indiqué que vous ne l’avez pas',
    takeBack: 'Annuler',
    takeBackNamed: 'Annuler\u00A0: {{name}}',
  },
  file: {
    waiting: 'En attente',
    sending: '{{percent}}\u00A0% envoyés',
    checking: 'Vérification…',
    cancel: 'Annuler',
    cancelNamed: 'Annuler\u00A0: {{name}}',
    retry: 'Réessayer',
    retryNamed: 'Réessayer\u00A0: {{name}}',
    view: 'Voir',
    viewNamed: 'Voir\u00A0: {{name}}',
    remove: 'Retirer',
    removeNamed: 'Retirer\u00A0: {{name}}',
    with: 'Chez votre courtier',
    returned: 'Non accepté',
    notYet: 'Pas encore transmis',
    added: '{{name}} a été ajouté.',
  },
  pages: {
    turn: 'Pages',
    previous: 'Précédente',
    next: 'Suivante',
    place: 'Page {{page}} sur {{pages}}',
    picture: '{{name}}, page {{page}} sur {{pages}}',
  },
  remove: {
    title: 'Retirer ce fichier\u202F?',
    text: '{{name}} sera retiré de vos documents.',
    confirm: 'Le retirer',
  },
  join: {
    action_one: 'Mettre {{count}}\u00A0photo en PDF',
    action_other: 'Réunir ces {{count}}\u00A0photos en un seul PDF',
    busy: 'Réunion en cours…',
  },
  access: {
    title: 'Entrez votre code d’accès',
    why: 'Nous vous avons envoyé un code à six chiffres par courriel. Entrez-le ici, dans ce navigateur, d’ici 15\u00A0minutes.',
    submit: 'Ouvrir les documents',
    busy: 'Vérification…',
    askTitle: 'Confirmez votre adresse courriel',
    askWhy:
      'Pour protéger ces documents, nous enverrons un code à six chiffres à l’adresse courriel où {{name}} a envoyé la demande.',
    send: 'M’envoyer un code',
    resend: 'Je n’ai pas de code',
    sending: 'Envoi en cours…',
    sent: 'Code d’accès envoyé',
    ended: 'La page s’est fermée pour protéger vos documents',
    held_one:
      'Le fichier que vous avez choisi n’est pas perdu\u00A0: il sera envoyé dès que vous aurez entré un nouveau code. Gardez cette page ouverte.',
    held_other:
      'Les {{count}}\u00A0fichiers que vous avez choisis ne sont pas perdus\u00A0: ils seront envoyés dès que vous aurez entré un nouveau code. Gardez cette page ouverte.',
  },
  idle: {
    text: 'Pour protéger les documents, cette page se fermera bientôt. Ce que vous avez envoyé est conservé.',
    final:
      'Cette page a atteint sa durée maximale et se fermera bientôt. Ce que vous avez envoyé est conservé. Le lien de votre courriel l’ouvre de nouveau.',
    extend: 'Garder la page ouverte',
    leave: 'La fermer',
  },
  dead: {
    none: 'Cette demande est introuvable',
    over: 'Ce lien est expiré',
    withdrawn: 'Ces documents ne sont plus nécessaires',
    withdrawnWhy:
      '{{name}} a retiré cette demande. Vous n’avez plus rien à envoyer. Ce que vous avez transmis reste chez votre courtier.',
    leaving_one: 'La page d’accueil s’ouvrira dans {{count}}\u00A0seconde.',
    leaving_other: 'La page d’accueil s’ouvrira dans {{count}}\u00A0secondes.',
    announced: 'La page d’accueil s’ouvrira dans quelques secondes. Vous pouvez rester sur cette page.',
    home: 'Aller à la page d’accueil',
    stay: 'Rester sur cette page',
  },
  contact: {
    title: 'Des questions sur ces documents\u202F?',
    why: 'Appelez ou écrivez. La personne qui les demande se fera un plaisir de vous répondre.',
    back: 'Retour aux documents',
  },
  fields: {
    Code: { label: 'Code d’accès à six chiffres' },
    Email: { label: 'Courriel' },
    Reason: { label: 'Pourquoi vous ne l’avez pas' },
  },
}
