import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Voulez-vous transmettre vos relevés bancaires\u202F?',
  titleRequired: 'Transmettez vos relevés bancaires',
  why: 'Vous n’aurez pas à les chercher ni à les envoyer vous-même. Vous pouvez aussi continuer sans relevé.',
  whyRequired: 'Votre courtier a besoin de relevés bancaires avant l’envoi de la demande.',
  shared: {
    title: 'Ce qui est transmis, et à qui',
    what: 'Les comptes que vous choisissez\u00A0: leur type, les derniers chiffres de leur numéro, le nom du titulaire, ainsi que les soldes et opérations de 90\u00A0jours.',
    who: 'Uniquement à {{name}}, pour évaluer cette demande. Un prêteur ne les voit que si votre courtier les lui remet à cette fin.',
    how: 'Vous ouvrez une session sur une page à part, auprès de votre propre institution. Nous ne voyons jamais votre nom d’utilisateur ni votre mot de passe, et les relevés sont obtenus une seule fois.',
    choice:
      'Vous êtes libre d’accepter. Pour savoir ce qui a été transmis, le faire corriger ou retirer votre consentement, communiquez avec votre courtier.',
    consent: 'En connectant une banque, vous consentez à cette transmission.',
  },
  list: 'Qui transmet quoi',
  others: 'Chaque personne connecte sa propre banque. Un coemprunteur doit être avec vous pour ouvrir sa session.',
  status: { notRequested: 'Non transmis', requestSent: 'Demande envoyée', received: 'Reçu' },
  receivedOn: 'Reçu le {{date}}',
  account: '{{title}}, se terminant par\u00A0{{digits}}',
  fetching: 'Le relevé est en route.',
  connect: 'Connecter une banque',
  connectNamed: 'Connecter une banque\u00A0: {{name}}',
  another: 'Connecter une autre banque',
  anotherNamed: 'Connecter une autre banque\u00A0: {{name}}',
  again: 'Recommencer',
  againNamed: 'Recommencer\u00A0: {{name}}',
  connecting: 'Connexion…',
  opened:
    'La page de votre banque s’ouvre dans un nouvel onglet. Vous avez 30\u00A0minutes pour terminer. Si rien ne s’est ouvert\u00A0:',
  open: 'Ouvrir la page de la banque',
  waiting: 'Terminez sur la page de votre banque, dans l’autre onglet. Si vous l’avez fermée, recommencez.',
  failed: 'Nous n’avons pas pu obtenir le relevé de votre banque. Connectez-la de nouveau.',
  full: 'Ce demandeur a utilisé ses trois connexions.',
  privatePart:
    'Cette personne remplit elle-même sa partie. Elle peut remettre ses relevés au courtier d’une autre façon.',
  sentPart: 'Cette personne a déjà envoyé sa partie. Elle peut remettre ses relevés au courtier d’une autre façon.',
  problem: 'Vous pouvez tout de même continuer sans relevé.',
  return: {
    saving: 'Nous enregistrons la réponse de votre banque…',
    saved: 'Merci. Votre banque a confirmé, et le relevé sera transmis à votre courtier.',
    tabHint: 'Vous pouvez fermer cet onglet, ou continuer ici.',
    refused: 'Nous n’avons pas pu utiliser cette réponse de votre banque',
    refusedText:
      'Elle a peut-être pris plus de 30\u00A0minutes, ou a déjà servi. Rien n’a été transmis. Connectez de nouveau la banque ci-dessous.',
    cancelled: 'Vous êtes de retour sans avoir rien transmis.',
  },
  next: 'Continuer',
  skip: 'Continuer sans transmettre',
}
