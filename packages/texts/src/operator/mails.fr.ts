import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  review: {
    subject: 'Veuillez réviser votre demande de prêt hypothécaire',
    heading: 'Veuillez réviser votre demande',
    body: 'Bonjour {{name}}. {{agent}} vous invite à réviser votre demande de prêt hypothécaire, à corriger ce qui a changé et à l’envoyer de nouveau.',
    comments_one: 'Il y a une question sur une de vos réponses. Vous la trouverez à côté de la réponse.',
    comments_other:
      'Il y a des questions sur {{count}}\u00A0de vos réponses. Vous trouverez chacune à côté de sa réponse.',
    note: 'Un message de {{agent}}\u00A0:',
    button: 'Réviser ma demande',
    footer: 'Ouvrez une session avec la même adresse courriel qu’auparavant.',
  },
  sample: {
    subject: 'Courriel d’exemple de {{sender}}',
    heading: 'Voici à quoi ressemblent vos courriels',
    body: 'Vos clients reçoivent des courriels à votre couleur, avec le nom de votre cabinet en haut et vos coordonnées en bas.',
    button: 'Ouvrir votre portail',
  },
  approved: {
    subject: 'Bonne nouvelle pour votre demande de prêt hypothécaire',
    heading: 'Bonne nouvelle pour votre demande',
    sender:
      'La demande de prêt hypothécaire pour laquelle vous avez envoyé votre partie est approuvée. Vous n’avez rien à faire pour le moment.',
  },
  funded: {
    subject: 'Votre demande de prêt hypothécaire est terminée',
    heading: 'Tout est en place',
    sender: 'Le prêt hypothécaire pour lequel vous avez envoyé votre partie est en place. Vous n’avez rien à faire.',
  },
  declined: {
    subject: 'Des nouvelles de votre demande de prêt hypothécaire',
    heading: 'Des nouvelles de votre demande',
    sender:
      'La demande de prêt hypothécaire pour laquelle vous avez envoyé votre partie n’a pas été approuvée. Le courtier peut vous expliquer pourquoi et ce que vous pouvez faire ensuite.',
  },
  withdrawn: {
    subject: 'Votre demande de prêt hypothécaire a été retirée',
    heading: 'La demande a été retirée',
    sender:
      'La demande de prêt hypothécaire pour laquelle vous avez envoyé votre partie a été retirée. Vous n’avez rien à faire.',
  },
  status: {
    call: '{{agent}} en parlera volontiers avec vous\u00A0: composez le {{phone}} ou répondez à ce courriel.',
    reply: '{{agent}} en parlera volontiers avec vous\u00A0: répondez à ce courriel.',
    button: 'Aller à Mes demandes',
    text: '{{brokerage}}\u00A0: il y a du nouveau pour la demande de prêt hypothécaire pour laquelle vous avez envoyé votre partie.',
    callText: 'Des questions\u202F? Appelez {{agent}} au {{phone}}.',
  },
}
