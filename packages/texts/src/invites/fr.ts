import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Qui souhaitez-vous inviter\u202F?',
  why: 'Chaque personne reçoit un lien, remplit sa partie et donne elle-même son consentement. {{sees}}',
  tabs: { label: 'Façon d’inviter', mail: 'Par courriel', text: 'Par texto' },
  onItsWay: 'Votre invitation est en route.',
  person: { first: 'Son prénom', last: 'Son nom de famille', relationship: 'Son lien avec vous' },
  shown: {
    title: 'Ce que cette personne remplit',
    lead: 'Ses renseignements, ses adresses, ses revenus et le reste en font toujours partie.',
  },
  inviter: {
    title: 'Votre nom, tel que cette personne le connaît',
    lead: 'L’invitation le mentionne, et il est gardé dans vos renseignements.',
  },
  fields: {
    FirstName: { label: 'Prénom' },
    LastName: { label: 'Nom de famille' },
    Recipients: { label: 'Son courriel', help: 'Cette personne reçoit son propre lien.' },
    Numbers: {
      label: 'Son numéro de cellulaire',
      help: 'Au Canada ou aux États-Unis. Cette personne reçoit son propre lien.',
    },
    EmailBody: { label: 'Message personnel' },
    MtgAppLinkID: { label: 'L’invitation vient de' },
    LanguageID: { label: 'Langue de l’invitation' },
    DisplayApplicant: { label: 'Sa propre partie' },
    DisplayAddApplicant: {
      label: 'Cette personne s’ajoute elle-même',
      help: 'Décochez cette case pour une personne que vous avez déjà ajoutée à la demande.',
    },
    DisplayMortgage: {
      label: 'Le prêt hypothécaire aussi',
      help: 'Cette personne voit ce que vous avez entré au sujet de la propriété et du prêt, et peut le modifier. Vous confirmez ce qu’elle change.',
    },
    ApplicantID: { label: 'À qui s’adresse-t-elle\u202F?' },
    Reason: { label: 'Que faut-il corriger\u202F?', help: '300 caractères au plus, sans lien.' },
  },
  note_one: 'Ajoutez quelques mots, sans lien ni numéro de téléphone. Il reste {{count}}\u00A0caractère.',
  note_other: 'Ajoutez quelques mots, sans lien ni numéro de téléphone. Il reste {{count}}\u00A0caractères.',
  preview: 'Aperçu',
  languages: { en: 'Anglais', fr: 'Français' },
  send: 'Envoyer l’invitation',
  sending: 'Envoi en cours…',
  goOn: 'Poursuivre la demande',
  history: {
    title: 'Invitations jusqu’ici',
    sentOn: 'Envoyée le {{date}}',
    atStep: 'En est à l’étape {{number}} sur {{count}}',
    putBack: 'Reprendre ce numéro',
    putBackNamed: 'Reprendre ce numéro\u00A0: {{contact}}',
    sentAgain: 'Envoyée de nouveau. Le lien précédent ne fonctionne plus.',
    takeBack: 'Retirer',
    takeBackNamed: 'Retirer l’invitation envoyée à {{contact}}',
  },
  again: {
    remind: { label: 'Envoyer un rappel', named: 'Envoyer un rappel et un nouveau lien à {{contact}}' },
    newLink: { label: 'Envoyer un nouveau lien', named: 'Envoyer un nouveau lien à {{contact}}' },
    again: { label: 'Envoyer de nouveau', named: 'Envoyer de nouveau à {{contact}}' },
  },
  correct: {
    label: 'Demander une correction',
    named: 'Demander une correction\u00A0: {{name}}',
    title: 'Demander à {{name}} de corriger sa partie\u202F?',
    text: 'Un nouveau lien est envoyé à {{contact}}, et la personne envoie sa partie de nouveau. D’ici là, la partie compte comme non envoyée.',
    submit: 'Envoyer',
  },
  mine: {
    title: 'Votre partie',
    of: 'Votre partie de la demande de {{name}}',
    ofNobody: 'Votre partie d’une demande',
    open: 'Vous avez reçu une invitation le {{date}}. Ouvrez votre partie avec le lien de ce courriel\u00A0: ce que vous avez entré est toujours là.',
    expired:
      'Votre lien est expiré. Nous pouvons vous en envoyer un nouveau\u00A0: ce que vous avez entré est toujours là.',
    ended: 'Votre lien est expiré avant d’avoir été ouvert. Demandez-en un nouveau à la personne qui vous a invité.',
    sent: 'Vous l’avez envoyée le {{date}}. Vous n’avez rien à faire pour l’instant.',
    mail: 'Recevoir un nouveau lien par courriel',
    mailed: 'Un nouveau lien vous a été envoyé par courriel. Le précédent ne fonctionne plus.',
  },
  takeBack: {
    title: 'Retirer cette invitation\u202F?',
    text: 'Le lien envoyé à {{contact}} ne fonctionnera plus. Si cette personne l’a ouvert, tout ce qui a été entré dans sa partie est effacé et seul son nom reste.',
    sentText:
      'Le lien envoyé à {{contact}} ne fonctionnera plus. La partie que cette personne a déjà envoyée est conservée, avec tout changement apporté depuis.',
    confirm: 'Retirer l’invitation',
  },
  status: {
    Pending: 'Invitation envoyée. Le lien n’a pas encore été ouvert.',
    Delayed: 'Le lien n’a pas encore été envoyé.',
    Undelivered: 'Le message n’est pas arrivé. Vérifiez le numéro et réessayez.',
    Opened: 'A ouvert le lien',
    Submitted: 'A envoyé sa partie',
    Expired: 'Lien expiré',
    Withdrawn: 'Retirée',
  },
  opening: 'Nous ouvrons votre invitation',
  join: {
    title: 'Bienvenue. Qui\u00A0êtes-vous\u202F?',
    why: 'Vous avez reçu une invitation à faire une demande de prêt hypothécaire ensemble. Entrez votre nom tel qu’il figure sur vos pièces d’identité.',
    whyNamed:
      '{{name}} vous invite à faire une demande de prêt hypothécaire ensemble. Entrez votre nom tel qu’il figure sur vos pièces d’identité.',
  },
  closed: { title: 'Cette invitation est fermée' },
  expired: {
    title: 'Ce lien est expiré',
    text: 'Un lien fonctionne pendant 14\u00A0jours. Demandez-en un nouveau à la personne qui vous a envoyé l’invitation\u00A0: ce que vous avez entré est toujours là.',
  },
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il en manque peut-être une partie, ou un lien plus récent vous a été envoyé. Utilisez celui de votre dernier message.',
  },
  sent: {
    title: 'Votre partie a été envoyée',
    why: 'Merci. {{name}} l’a bien reçue.',
    whyNobody: 'Merci. Le courtier l’a bien reçue.',
    next: 'La suite',
    copy: 'Une copie de votre partie est en route vers {{email}}.',
    inviter: '{{name}} saura que vous l’avez envoyée.',
    missing: 'Le courtier communiquera avec vous s’il manque quelque chose.',
    end: 'C’est terminé. Vous pouvez fermer cette page\u00A0: vous n’avez pas à commencer votre propre demande.',
  },
}
