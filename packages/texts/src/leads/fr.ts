import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  loading: 'Un instant…',
  submit: 'Envoyer',
  sending: 'Envoi en cours…',
  kind: 'Type\u00A0: {{label}}',
  noKind: 'Type',
  postal: {
    first: 'Trois premiers caractères',
    second: 'Trois derniers caractères',
    hint: 'Par exemple K1A 0B1',
  },
  rows: {
    add: 'Ajouter',
    addTo: 'Ajouter\u00A0: {{section}}',
    remove: 'Retirer',
    removeRow: 'Retirer {{section}} {{row}}',
    row: '{{section}} {{row}}',
    unnamed: 'Élément',
  },
  owner: { empty: 'Aucun choix n’est possible en ce moment. Votre message parviendra tout de même à l’équipe.' },
  privacy: {
    text: 'Ce que vous envoyez parvient à {{name}}, pour vous répondre.',
    broker: 'votre courtier',
    link: 'Comment vos renseignements sont protégés',
  },
  notFound: {
    title: 'Ce formulaire n’est pas disponible',
    why: 'Il a peut-être été retiré. Le site Web où il se trouve vous indique comment joindre le courtier.',
  },
  robot: {
    working: 'Nous vérifions que vous n’êtes pas un robot. Vous n’avez rien à faire.',
    passed: 'Vérification terminée.',
    failed: 'Nous n’avons pas pu confirmer que vous n’êtes pas un robot.',
    failedHelp: 'Réessayez. Ce que vous avez entré est toujours là. Vous pouvez aussi nous joindre directement\u00A0:',
    retry: 'Vérifier de nouveau',
    other: 'Vérifier plutôt avec mon appareil',
    service: 'Vérification antirobot',
  },
  done: {
    title: 'Envoyé',
    text: 'Votre formulaire a bien été envoyé\u202F; un membre de l’équipe communiquera avec vous sous peu.',
    again: 'Fermer',
  },
}

export const sameInBothLanguages = ['noKind']
