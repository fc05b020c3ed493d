import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  fileName: 'votre-partie-{{reference}}.pdf',
  greeting: { mail: 'Bonjour {{name}},', text: 'Bonjour {{name}}.' },
  invitation: {
    subject: '{{name}} vous invite à faire une demande de prêt hypothécaire ensemble',
    heading: '{{name}} vous invite à faire la demande ensemble',
    note: 'Un message de {{name}}\u00A0:',
    what: '{{brokerage}} s’occupe de la demande de prêt hypothécaire. Utilisez le bouton ci-dessous pour remplir votre partie. Vous n’avez besoin ni d’un compte ni d’un mot de passe.',
    button: 'Remplir ma partie',
    valid: 'Le lien fonctionne jusqu’au {{date}}. Il n’est que pour vous\u00A0: ne le transmettez à personne.',
    own: 'Vos réponses vont à votre courtier. La première page indique qui d’autre les voit.',
    notYou: 'Si vous ne connaissez pas cette personne, ignorez ce courriel. Il ne se passera rien.',
    text: {
      before: '{{name}} vous invite à faire une demande de prêt hypothécaire ensemble auprès de {{brokerage}}.',
      note: 'Son message\u00A0:',
      after: 'Remplissez votre partie\u00A0: {{url}} Le lien fonctionne {{days}}\u00A0jours.',
    },
  },
  ofBroker: {
    subject: '{{brokerage}} attend votre partie d’une demande de prêt hypothécaire',
    heading: '{{brokerage}} attend votre partie d’une demande de prêt hypothécaire',
    note: 'Un message de {{brokerage}}\u00A0:',
    what: 'Vous faites partie d’une demande de prêt hypothécaire dont {{brokerage}} s’occupe. Utilisez le bouton ci-dessous pour remplir votre partie. Vous n’avez besoin ni d’un compte ni d’un mot de passe.',
    button: 'Remplir ma partie',
    text: {
      before: '{{brokerage}} attend votre partie d’une demande de prêt hypothécaire.',
      note: 'Son message\u00A0:',
      after: 'Remplissez-la ici\u00A0: {{url}} Le lien fonctionne {{days}}\u00A0jours.',
    },
  },
  correction: {
    subject: '{{name}} vous demande de revoir votre partie',
    heading: 'Votre partie est à revoir',
    note: '{{name}} vous écrit\u00A0:',
    what: 'Vous avez envoyé votre partie de la demande de prêt hypothécaire dont {{brokerage}} s’occupe. Utilisez le bouton ci-dessous pour corriger ce qu’il faut, puis envoyez votre partie de nouveau. D’ici là, elle compte comme non envoyée.',
    button: 'Ouvrir ma partie',
    text: {
      before:
        '{{name}} vous demande de revoir votre partie de la demande de prêt hypothécaire auprès de {{brokerage}}.',
      note: 'La raison\u00A0:',
      after: 'Corrigez ce qu’il faut et envoyez-la de nouveau\u00A0: {{url}} Le lien fonctionne {{days}}\u00A0jours.',
    },
  },
  deleted: {
    subject: '{{name}} a supprimé la demande de prêt hypothécaire à laquelle vous participiez',
    heading: 'La demande à laquelle vous participiez a été supprimée',
    body: '{{name}} a supprimé la demande de prêt hypothécaire à laquelle vous participiez. Votre partie, avec tout ce que vous y avez entré, a aussi été supprimée, et votre lien ne fonctionne plus. Vous n’avez rien à faire. Si vous avez des questions, répondez à ce courriel pour joindre {{brokerage}}.',
    text: '{{name}} a supprimé la demande de prêt hypothécaire dont {{brokerage}} s’occupait et à laquelle vous participiez. Votre partie a aussi été supprimée, et votre lien ne fonctionne plus.',
  },
  thanks: {
    subject: 'Nous avons reçu votre partie de la demande',
    heading: 'Nous avons reçu votre partie',
    body: 'Merci, {{name}}. Votre partie de la demande de prêt hypothécaire a été envoyée à {{brokerage}}.',
    next: 'La suite\u00A0: votre courtier communiquera avec vous s’il manque quelque chose. Vous n’avez rien à faire pour l’instant, et vous n’avez pas à commencer votre propre demande.',
    copy: 'Vous trouverez ci-joint une copie de votre partie, sans numéro d’assurance sociale ni numéro de pièce d’identité.',
    noCopy: 'La copie de votre partie n’a pas pu être produite. {{brokerage}} peut vous en remettre une.',
  },
  partner: {
    subject: '{{name}} a rempli sa partie',
    heading: '{{name}} a rempli sa partie',
    body: 'Vous avez demandé à {{name}} de remplir sa partie de votre demande de prêt hypothécaire. Elle est envoyée, avec son propre consentement.',
    button: 'Aller à ma demande',
  },
  broker: {
    subject: 'Un coemprunteur invité a envoyé sa partie\u00A0: {{name}}',
    heading: 'Un coemprunteur invité a envoyé sa partie',
    body: '{{name}} a envoyé sa partie de la demande {{reference}}, avec son propre consentement, après l’envoi des autres. Vous la trouverez dans le dossier.',
  },
}
