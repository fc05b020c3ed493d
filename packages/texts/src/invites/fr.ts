import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Qui souhaitez-vous inviter\u202F?',
  why: 'Chaque personne reçoit un lien, remplit sa partie et donne elle-même son accord. Vous voyez ses réponses\u00A0; elle ne voit que les siennes.',
  tabs: { label: 'Façon d’inviter', mail: 'Par courriel', text: 'Par texto' },
  sent_one: 'Votre invitation est en route.',
  sent_other: 'Vos invitations sont en route.',
  shown: {
    title: 'Ce que cette personne remplit',
    lead: 'Ses renseignements, ses adresses, ses revenus et le reste en font toujours partie.',
  },
  fields: {
    Recipients: {
      label: 'Adresses de courriel',
      help: 'Cinq au plus, séparées par des points-virgules. Chaque personne reçoit son propre lien.',
    },
    Numbers: {
      label: 'Numéros de cellulaire',
      help: 'Cinq au plus, au Canada ou aux États-Unis, séparés par des points-virgules.',
    },
    EmailBody: { label: 'Mot personnel' },
    MtgAppLinkID: { label: 'L’invitation vient de' },
    LanguageID: { label: 'Langue de l’invitation' },
    DisplayApplicant: { label: 'Sa propre partie' },
    DisplayAddApplicant: {
      label: 'Cette personne est nouvelle et s’ajoute elle-même',
      help: 'Décochez cette case pour une personne que vous avez déjà ajoutée à la demande.',
    },
    DisplayMortgage: {
      label: 'Le prêt hypothécaire aussi',
      help: 'Cette personne voit ce que vous avez dit de la propriété et du prêt.',
    },
    ApplicantID: { label: 'À qui s’adresse-t-elle\u202F?' },
  },
  note_one: 'Quelques mots de vous, sans lien ni numéro de téléphone. Il reste {{count}}\u00A0caractère.',
  note_other: 'Quelques mots de vous, sans lien ni numéro de téléphone. Il reste {{count}}\u00A0caractères.',
  preview: 'Ce que la personne lira',
  languages: { en: 'Anglais', fr: 'Français' },
  send: 'Envoyer l’invitation',
  sending: 'Envoi en cours…',
  goOn: 'Poursuivre la demande',
  history: {
    title: 'Invitations jusqu’ici',
    sentOn: 'Envoyée le {{date}}',
    again: 'Envoyer de nouveau',
    againNamed: 'Envoyer de nouveau à {{contact}}',
    putBack: 'Reprendre ce numéro',
    putBackNamed: 'Reprendre ce numéro\u00A0: {{contact}}',
    sentAgain: 'Envoyée de nouveau. Le lien précédent ne fonctionne plus.',
    takeBack: 'Retirer',
    takeBackNamed: 'Retirer l’invitation envoyée à {{contact}}',
  },
  takeBack: {
    title: 'Retirer cette invitation\u202F?',
    text: 'Le lien envoyé à {{contact}} n’ouvrira plus rien. Ce que cette personne a déjà indiqué reste dans votre demande.',
    confirm: 'Retirer l’invitation',
  },
  status: {
    Pending: 'En attente de réponse',
    Undelivered: 'Le message n’est pas arrivé. Vérifiez le numéro et réessayez.',
    Opened: 'Remplit sa partie',
    Submitted: 'A envoyé sa partie',
    Expired: 'Le lien n’est plus valide',
    Withdrawn: 'Retirée',
  },
  opening: 'Nous ouvrons votre invitation',
  join: {
    title: 'Bienvenue. Qui\u00A0êtes-vous\u202F?',
    why: 'Vous avez reçu une invitation à demander un prêt hypothécaire ensemble. Écrivez votre nom comme sur vos pièces d’identité.',
    whyNamed:
      '{{name}} vous invite à demander un prêt hypothécaire ensemble. Écrivez votre nom comme sur vos pièces d’identité.',
  },
  closed: { title: 'Cette invitation est fermée' },
  expired: {
    title: 'Ce lien n’est plus valide',
    text: 'Un lien reste ouvert 14\u00A0jours. Demandez à la personne qui vous a invité de vous l’envoyer de nouveau\u00A0: ce que vous avez saisi est toujours là.',
  },
  unknown: {
    title: 'Ce lien n’ouvre rien',
    text: 'Il en manque peut-être une partie, ou un lien plus récent vous a été envoyé. Utilisez celui de votre dernier message.',
  },
  sent: {
    title: 'Votre partie a été envoyée',
    why: 'Merci. {{name}} l’a bien reçue.',
    whyNobody: 'Merci. Le courtier l’a bien reçue.',
    next: 'Le courtier communiquera avec vous s’il manque quelque chose. La personne qui vous a invité en est informée elle aussi.',
  },
  leave: {
    in_one: 'Le portail s’ouvrira dans {{count}}\u00A0seconde.',
    in_other: 'Le portail s’ouvrira dans {{count}}\u00A0secondes.',
    announced: 'Le portail s’ouvrira dans quelques secondes. Vous pouvez rester sur cette page.',
    stay: 'Rester sur cette page',
    go: 'Aller au portail',
  },
}
