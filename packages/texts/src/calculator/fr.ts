import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Combien coûterait votre prêt hypothécaire\u202F?',
  why: 'Essayez des montants et des taux. Rien n’est envoyé ni enregistré. Au Canada, les intérêts hypothécaires sont composés deux fois par année\u202F; ici aussi.',
  fields: {
    Amount: { label: 'Montant du prêt', help: 'Le prix, moins votre mise de fonds.' },
    Rate: { label: 'Taux d’intérêt', help: 'Par année, de 0 à 30\u00A0%.' },
    Years: { label: 'Amortissement', help: 'Le nombre d’années pour tout rembourser, de\u00A01 à\u00A040.' },
    Frequency: {
      label: 'Fréquence des versements',
      help: 'Accéléré\u00A0: moitié ou quart du versement mensuel, donc un peu plus par année.',
    },
  },
  wrong: {
    amount: 'Entrez un montant supérieur à zéro, jusqu’à 999\u00A0999\u00A0999\u00A0$.',
    rate: 'Entrez un taux de 0 à 30\u00A0%.',
    years: 'Entrez de 1 à 40 ans.',
    months: 'Entrez de 0 à 300 mois.',
  },
  kinds: {
    label: 'Calculatrices',
    payment: 'Versement',
    affordability: 'Capacité d’achat',
    'cash-to-close': 'Jour de la signature',
    renew: 'Renouveler ou refinancer',
  },
  share: {
    button: 'Partager ces chiffres',
    copied: 'Lien copié.',
    failed: 'Le lien n’a pas pu être copié. Copiez-le dans la barre d’adresse.',
  },
  start: 'Commencer ma demande',
  newTab: '(dans un nouvel onglet)',
  yes: 'Oui',
  no: 'Non',
  print: 'Imprimer',
  entered: 'Vos chiffres',
  notFound: {
    title: 'Cette calculatrice n’est pas disponible',
    why: 'L’adresse est peut-être incomplète. Adressez-vous au responsable du site.',
  },
  incomplete: 'Entrez un montant, un taux et un nombre d’années pour voir votre versement.',
  result: {
    label: 'Votre versement',
    each: 'par versement',
    month: 'par mois',
    interest: 'Total des intérêts',
    total: 'Total versé',
    time: 'Remboursé après',
    saved: 'Économie par rapport aux versements mensuels',
  },
  chart: {
    title: 'Année par année',
    lead: 'Ce qui va aux intérêts et ce qui rembourse votre prêt.',
    spoken:
      'Versements de chaque année. La première année, {{interest}} vont aux intérêts et {{principal}} au prêt\u202F; après {{years}} ans, il ne reste rien. Le tableau ci-dessous contient tous les chiffres.',
    top: '{{amount}} par année',
    year: 'Année {{year}}',
    interest: 'Intérêts',
    principal: 'Remboursé',
  },
  table: {
    label: 'Tableau d’amortissement',
    year: 'Année',
    paid: 'Versé',
    interest: 'Intérêts',
    principal: 'Remboursé',
    balance: 'Solde',
  },
  note: 'Ceci est une estimation, et non une offre. Votre prêteur peut arrondir et dater les versements autrement, et votre taux peut changer à la fin de chaque terme.',
}
