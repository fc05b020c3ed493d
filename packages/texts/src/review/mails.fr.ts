import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  received: {
    subject: 'Nous avons bien reçu votre demande de prêt hypothécaire',
    heading: 'Nous avons bien reçu votre demande',
    thanks: 'Merci, {{name}}. Votre demande de prêt hypothécaire a été envoyée à {{brokerage}} le {{when}}.',
    thanksAgain:
      'Merci, {{name}}. Vous avez révisé votre demande et l’avez envoyée de nouveau à {{brokerage}} le {{when}}.',
    reference: 'Votre numéro de référence est le {{reference}}.',
    next: 'La suite\u00A0: {{agent}} lira votre demande et communiquera avec vous. Vous n’avez rien à faire pour l’instant.',
    copy: 'Une copie de votre demande est jointe à ce courriel. Seuls les trois derniers chiffres d’un numéro d’assurance sociale y figurent.',
    noCopy:
      'La copie de votre demande que nous joignons d’habitude n’a pas pu être produite. Votre demande elle-même a bien été reçue en entier. {{agent}} peut vous en remettre une copie.',
    button: 'Suivre ma demande',
    notYou: 'Si vous n’avez pas envoyé cette demande, avisez-nous sans tarder.',
  },
  consents: {
    title: 'Consentements\u00A0:',
    accepted: '{{name}}\u00A0: accepté le {{when}}',
    toCome: '{{name}}\u00A0: pas encore accepté',
  },
  broker: {
    subject: 'Nouvelle demande de prêt hypothécaire\u00A0: {{name}}',
    subjectAgain: 'Demande de prêt hypothécaire révisée\u00A0: {{name}}',
    heading: 'Nouvelle demande de prêt hypothécaire',
    headingAgain: 'Une demande a été révisée et envoyée de nouveau',
    facts: '{{purpose}} pour {{names}}, demande envoyée le {{when}}. Référence {{reference}}.',
    missing: 'Personnes invitées, partie à venir\u00A0: {{names}}.',
    amount: 'Montant demandé\u00A0: {{amount}}.',
    contact: 'Pour joindre les demandeurs\u00A0:',
    copy: 'La demande est jointe à ce courriel, avec chaque consentement. Seuls les trois derniers chiffres d’un numéro d’assurance sociale y figurent.',
    noCopy:
      'Le PDF de la demande n’a pas pu être produit et n’est donc pas joint à ce courriel. La demande elle-même a bien été reçue en entier\u00A0: vous pouvez consulter et exporter toutes les réponses et tous les consentements dans le système où vous gérez vos dossiers, sous la référence {{reference}}.',
    office: 'Vous trouverez la demande et ses documents dans votre bureau en ligne.',
  },
  fileName: 'demande-de-pret-hypothecaire-{{reference}}.pdf',
}
