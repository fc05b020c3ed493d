import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  requested: {
    subject: '{{sender}} vous demande des documents',
    heading: 'Quelques documents sont nécessaires',
    body: '{{sender}} a besoin de documents pour une demande de prêt hypothécaire. Des photos conviennent, pourvu que chaque page soit lisible.',
    name: 'Objet\u00A0: {{name}}',
    mortgage: 'Prêt hypothécaire\u00A0: {{mortgage}}',
    people: 'Demandeurs\u00A0: {{people}}',
    documents: 'Ce qu’il faut\u00A0:',
    due: 'Merci de les envoyer d’ici le {{date}}.',
    button: 'Envoyer les documents',
    code: 'La page demande un code à six chiffres. Vous le recevrez par courriel à l’ouverture de la page.',
    valid: 'Le lien reste valide 30\u00A0jours.',
    notYou: 'Si vous ne connaissez pas {{sender}}, ignorez ce courriel et n’ouvrez pas le lien.',
  },
  reminder: {
    subject: '{{sender}} attend encore des documents de votre part',
    heading: 'Il manque encore quelques documents',
    body: 'Petit rappel\u00A0: {{sender}} a besoin de ces documents d’ici le {{date}}.',
    open: 'Petit rappel\u00A0: {{sender}} attend encore ces documents.',
    late: '{{sender}} espérait recevoir ces documents avant le {{date}}. Grâce à eux, votre dossier pourra avancer.',
    name: 'Objet\u00A0: {{name}}',
    documents: 'Il manque encore\u00A0:',
    missing: 'Si vous n’avez pas l’un d’eux, dites-le sur la même page.',
    button: 'Envoyer les documents',
    code: 'La page demande un code à six chiffres. Vous le recevrez par courriel à l’ouverture de la page.',
    notYou: 'Si vous ne connaissez pas {{sender}}, ignorez ce courriel et n’ouvrez pas le lien.',
  },
  withdrawn: {
    subject: '{{sender}} n’a plus besoin des documents',
    heading: 'Ces documents ne sont plus nécessaires',
    body: '{{sender}} a retiré la demande «\u00A0{{name}}\u00A0». Vous n’avez plus rien à envoyer et son lien est fermé.',
    kept: 'Ce que vous avez transmis reste chez {{sender}}.',
    deleted: 'Les fichiers qui n’étaient pas encore transmis ont été supprimés.',
  },
  accessCode: {
    subject: 'Votre code d’accès pour {{sender}}',
    heading: 'Voici votre code d’accès',
    body: 'Entrez-le sur la page où vous l’avez demandé, dans le même navigateur. Il expire après 15\u00A0minutes.',
    never: 'Nous ne vous demanderons jamais ce code, ni par téléphone ni par message.',
  },
  accepted: {
    subject: '{{sender}} a accepté vos documents',
    heading: 'Vos documents ont été acceptés',
    body: '{{sender}} a examiné ces documents et n’a besoin de rien de plus à leur sujet\u00A0:',
    complete: 'C’était tout pour cette demande. Vous n’avez plus rien à envoyer.',
  },
  notAccepted: {
    subject: '{{sender}} a de nouveau besoin de documents',
    heading: 'Des documents doivent être envoyés de nouveau',
    body: '{{sender}} a examiné vos documents sans pouvoir tout accepter. À envoyer de nouveau\u00A0:',
    document: '{{document}}\u00A0: {{reason}}',
    again: 'Vous pouvez envoyer de nouveaux fichiers dès maintenant.',
    accepted: 'Accepté, rien d’autre à faire\u00A0:',
    button: 'Envoyer de nouveaux fichiers',
  },
  infectedReason:
    'Le fichier contenait un virus et nous l’avons supprimé. Vérifiez votre appareil, puis envoyez le document à partir d’une copie saine.',
  submitted: {
    subject: 'Documents\u00A0: du nouveau pour {{name}}',
    heading: 'Du nouveau pour les documents',
    body: 'Il y a du nouveau dans la demande de documents «\u00A0{{name}}\u00A0».',
    notAvailable: 'Ce que la personne n’a pas, et pourquoi\u00A0:',
  },
}
