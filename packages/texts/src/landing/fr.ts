import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Votre demande de prêt hypothécaire commence chez votre courtier',
  why: 'Préparez ici votre demande, envoyez-la à votre courtier et suivez-la, sur un téléphone ou un ordinateur. Chaque courtier a sa propre adresse dans ce portail.',
  lost: {
    title: 'Nous n’avons pas pu ouvrir ce lien',
    text: 'Il en manque peut-être une partie. Collez-le de nouveau ci-dessous, ou appelez votre courtier.',
  },
  find: {
    title: 'Aller chez votre courtier',
    submit: 'Aller chez mon courtier',
    busy: 'Recherche en cours…',
  },
  fields: {
    Link: {
      label: 'Le lien de votre courtier',
      help: 'Il se trouve dans le message de votre courtier. Le nom à la fin suffit.',
      placeholder: 'https://…',
    },
  },
  steps: {
    title: 'Comment ça se passe',
    first: {
      title: 'Ouvrez le lien de votre courtier',
      text: 'Aucun mot de passe pour commencer\u00A0: un code reçu par courriel suffit.',
    },
    second: {
      title: 'Répondez à votre rythme',
      text: 'Environ 20\u00A0minutes en tout. Chaque réponse est enregistrée au fur et à mesure\u00A0: vous pouvez vous arrêter et revenir.',
    },
    third: {
      title: 'Envoyez-la et parlez à quelqu’un',
      text: 'Votre courtier la lit, demande ce qui manque et cherche le prêt qui vous convient.',
    },
  },
  ready: {
    title: 'À avoir sous la main',
    identity: 'Deux pièces d’identité',
    addresses: 'Vos adresses des trois dernières années',
    income: 'Vos talons de paie, ou vos avis de cotisation si vous travaillez à votre compte',
    amounts: 'Ce que vous possédez et ce que vous devez, en chiffres ronds',
    home: 'L’adresse et le prix de la propriété, si vous l’avez trouvée',
  },
  calculator: {
    title: 'Vous explorez vos options\u202F?',
    text: 'Calculez ce que coûterait un prêt hypothécaire. Rien n’est envoyé ni enregistré.',
    link: 'Ouvrir la calculatrice de versements',
  },
  safe: {
    title: 'En sûreté chez votre courtier',
    text: 'Vos réponses sont chiffrées. Elles vont à votre courtier et aux personnes que vous acceptez. Nous ne vous demanderons jamais de code ni de mot de passe au téléphone.',
  },
}

export const sameInBothLanguages = ['fields.Link.placeholder']
