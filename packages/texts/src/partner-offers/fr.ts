import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  quote: {
    title: '{{name}}, voulez-vous une soumission d’assurance habitation\u202F?',
    titleUnnamed: 'Voulez-vous une soumission d’assurance habitation\u202F?',
    why: '{{brokerage}} travaille avec un assureur qui peut vous faire une offre pour votre nouvelle propriété. C’est gratuit, et vous décidez librement\u00A0: votre prêt hypothécaire n’en dépend pas.',
    passedOn:
      'Si vous dites oui, {{insurer}} reçoit les noms qui figurent dans votre demande, votre courriel et votre téléphone, l’adresse de la propriété et votre date de signature, afin de préparer une soumission. Si vous dites non, seuls les noms et ce refus lui sont communiqués.',
    send: 'Envoyer ma réponse',
  },
  fields: { Answer: { label: 'Votre réponse' } },
  yes: 'Oui, communiquez avec moi',
  yesHelp: 'Le représentant en assurance vous appellera ou vous écrira.',
  no: 'Non, merci',
  noHelp: 'Personne ne communiquera avec vous à ce sujet.',
  answered: {
    title: 'Vous avez déjà répondu à cette offre',
    why: 'Vous y avez répondu le {{date}}. Pour tout changement, communiquez avec votre représentant en assurance.',
  },
  thanks: {
    title: 'Merci',
    yes: 'Votre représentant en assurance communiquera avec vous sous peu.',
    no: 'Nous avons avisé l’assureur que vous ne voulez pas de soumission.',
    see: 'Voir votre réponse',
  },
  sent: {
    title: 'Votre réponse',
    why: 'Envoyée le {{date}}. Pour protéger votre vie privée, cette page n’affiche aucune coordonnée.',
    name: 'Nom',
    answer: 'Réponse',
  },
}
