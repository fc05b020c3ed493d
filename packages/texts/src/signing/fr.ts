import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

/** Only its title is shown. */
export const sameInBothLanguages = ['desk.sign.why']

export const fr: Translation<typeof en> = {
  code: {
    title: 'Un document attend votre signature',
    why: 'D’abord, assurons-nous que c’est bien vous. Nous enverrons un code à six chiffres à {{email}}.',
    submit: 'M’envoyer le code',
    busy: 'Envoi en cours…',
    enter: 'Entrez votre code',
  },
  link: {
    waiting: {
      title: 'Ce n’est pas encore votre tour',
      why: 'Quelqu’un d’autre signe avant vous. Quand viendra votre tour, vous recevrez un autre courriel.',
    },
    signed: {
      title: 'Vous avez signé ce document',
      why: 'Lorsque tout le monde aura signé, vous en recevrez une copie par courriel. Vous n’avez plus besoin de ce lien.',
    },
    declined: {
      title: 'Vous avez refusé de signer',
      why: 'Votre courtier en a été avisé. Si vous changez d’avis, appelez-le ou écrivez-lui.',
    },
    closed: {
      title: 'Ce document ne peut plus être signé',
      why: 'La signature a été interrompue et vous n’avez rien à faire. Votre courtier pourra vous dire la suite.',
    },
    unknown: {
      title: 'Ce lien ne fonctionne plus',
      why: 'Il a peut-être été remplacé par un plus récent\u00A0: ouvrez le dernier courriel que vous avez reçu de nous. Si cela n’aide pas, votre courtier peut vous en envoyer un autre.',
    },
    expired: {
      title: 'Ce lien est expiré',
      why: 'Un lien fonctionne pendant 30\u00A0jours. Nous pouvons en envoyer un nouveau à {{email}}.',
    },
  },
  newLink: {
    submit: 'M’envoyer un nouveau lien',
    busy: 'Envoi en cours…',
    sentTitle: 'Un nouveau lien est en route',
    sent: 'Ouvrez-le à partir de votre courriel. L’ancien ne fonctionne plus.',
  },
  desk: {
    sign: { title: 'Lire et signer', why: '{{title}}' },
    waiting: {
      title: 'Ce n’est pas encore votre tour',
      why: 'Quelqu’un d’autre signe avant vous. Quand viendra votre tour, vous recevrez un autre courriel.',
    },
    signed: {
      title: 'Merci, vous avez signé',
      why: 'Lorsque tout le monde aura signé, nous vous enverrons une copie du document signé par courriel.',
    },
    completed: {
      title: 'Tout le monde a signé',
      why: 'Le document signé est en route vers vous par courriel. Vous pouvez aussi le télécharger ici.',
    },
    declined: {
      title: 'Vous avez refusé de signer',
      why: 'Votre courtier sait pourquoi et communiquera avec vous. Plus personne ne peut signer ce document.',
    },
    closed: {
      title: 'Ce document ne peut plus être signé',
      why: 'La signature a été interrompue et vous n’avez rien à faire. Votre courtier pourra vous dire la suite.',
    },
  },
  ended: {
    title: 'Ouvrez de nouveau le lien de votre courriel',
    why: 'Pour protéger votre document, cette page se ferme après un certain temps sans activité. Le lien de votre courriel l’ouvre de nouveau, avec un nouveau code.',
  },
  idle: {
    text: 'Pour protéger le document, cette page se fermera bientôt. Vous pouvez poursuivre votre lecture, ou rouvrir plus tard le lien de votre courriel.',
    final:
      'Cette page a atteint sa durée maximale et se fermera bientôt. Le lien de votre courriel l’ouvre de nouveau, avec un nouveau code.',
    extend: 'Garder la page ouverte',
    leave: 'La fermer',
  },
  document: {
    title: 'Le document',
    loading: 'Ouverture du document…',
    page: 'Page {{page}} sur {{pages}}',
    previous: 'Page précédente',
    next: 'Page suivante',
    larger: 'Agrandir',
    smaller: 'Ajuster à la largeur',
    download: 'Télécharger le PDF',
    asText: 'Le lire sous forme de texte',
    textNote:
      'Ce texte provient du fichier, pour les lecteurs d’écran et les gros caractères. Ce que vous signez, c’est le document tel qu’il s’affiche sur ses pages. Si les deux diffèrent, ne signez pas et appelez votre courtier.',
    failed: 'Le document ne peut pas être affiché ici. Téléchargez-le pour le lire.',
    region: 'Le document, page par page',
  },
  signers: {
    title: 'Qui signe',
    you: '(vous)',
    on: 'Signé le {{date}}',
  },
  signerStates: {
    waiting: 'Signera plus tard',
    invited: 'N’a pas encore signé',
    declined: 'A refusé',
  },
  sign: {
    title: 'Votre signature',
    draw: 'Tracer ma signature',
    type: 'Taper mon nom',
    pad: 'Tracez ici avec le doigt, un stylet ou la souris',
    clear: 'Effacer',
    preview: 'Voici à quoi ressemblera votre signature\u00A0:',
    agree: 'Avant de signer',
    declare: 'Par votre signature, vous déclarez\u00A0:',
    submit: 'Signer le document',
    busy: 'Signature en cours…',
    decline: 'Je ne veux pas signer',
  },
  decline: {
    title: 'Vous ne voulez pas signer\u202F?',
    why: 'Après cela, plus personne ne pourra signer ce document. Dites à votre courtier pourquoi, afin qu’il puisse y remédier.',
    submit: 'Refuser de signer',
  },
  outside: {
    why: 'Vous lirez et signerez sur la page sécurisée de notre service de signature, puis vous reviendrez ici.',
    submit: 'Lire et signer',
    busy: 'Un instant…',
  },
  fields: {
    Method: { label: 'Comment souhaitez-vous signer\u202F?' },
    Strokes: { label: 'Votre signature' },
    Name: { label: 'Votre nom', help: 'Comme vous le signeriez.' },
    Consent: { label: 'J’ai lu ce qui précède et j’accepte de signer par voie électronique' },
    Reason: { label: 'Pourquoi ne voulez-vous pas signer\u202F?' },
  },
}
