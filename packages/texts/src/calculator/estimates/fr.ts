import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  affordability: {
    title: 'Quel prix pourriez-vous payer\u202F?',
    why: 'Le prix le plus élevé que permettent vos revenus, vos dettes et votre mise de fonds selon les repères habituels des prêteurs. Rien n’est envoyé ni enregistré.',
    headline: 'le prix le plus élevé avec ces chiffres',
    none: 'Ces chiffres ne donnent pas encore de prix.',
    shares:
      'Les prêteurs vérifient votre versement à un taux plus élevé que le vôtre, et y ajoutent les taxes foncières et le chauffage. À ce prix, le logement prendrait ainsi {{housing}} de votre revenu, et {{all}} en ajoutant vos dettes. La plupart des prêteurs prennent {{gds}} et {{tds}} comme repères.',
    closing: 'Voir la somme à prévoir à la signature à ce prix',
  },
  limits: {
    minimumDownPayment:
      'C’est votre mise de fonds qui fixe cette limite\u00A0: un prix plus élevé en demande davantage.',
    insuredPriceLimit:
      'C’est le plafond des prêts assurés qui fixe cette limite\u00A0: à partir de {{price}}, un prêt ne peut pas être assuré et la mise de fonds doit être d’au moins 20\u00A0%.',
    gds: 'C’est votre revenu qui fixe cette limite\u00A0: le logement ne devrait pas en prendre plus de {{gds}}.',
    tds: 'Ce sont vos dettes qui fixent cette limite\u00A0: avec le logement, elles ne devraient pas prendre plus de {{tds}} de votre revenu.',
  },
  tooLong: 'La plupart des prêteurs vont jusqu’à {{years}} ans pour un prêt comme celui-ci.',
  cash: {
    title: 'Combien vous faut-il le jour de la signature\u202F?',
    why: 'Mise de fonds, taxes et frais pour une propriété que vous habiterez. Rien n’est envoyé ni enregistré.',
    headline: 'le jour de la signature',
    parts: 'Ce que la somme comprend',
    relief: 'Un allègement des droits de mutation de {{amount}} est déjà déduit.',
  },
  renew: {
    title: 'Que changerait un renouvellement ou un refinancement\u202F?',
    why: 'Un nouveau versement à côté de l’actuel, et ce que vous pourriez emprunter sur votre propriété. Rien n’est envoyé ni enregistré.',
    headline: 'par mois',
    more: 'À votre taux actuel et sur la même durée, le versement sur votre solde serait de {{present}}\u00A0: {{amount}} de moins que le nouveau.',
    less: 'À votre taux actuel et sur la même durée, le versement sur votre solde serait de {{present}}\u00A0: {{amount}} de plus que le nouveau.',
    same: 'À votre taux actuel et sur la même durée, le versement serait le même.',
    tooMuch:
      'Le montant supplémentaire dépasse de {{amount}} ce que la plupart des prêteurs permettent sur cette propriété.',
    now: 'Votre prêt actuel',
    next: 'Le nouveau prêt',
    home: 'Votre propriété, pour un refinancement',
  },
  optional: 'Autres précisions sur la propriété',
  missing: 'Ajoutez ceci pour voir votre estimation\u00A0:',
  fields: {
    Income: {
      label: 'Votre revenu avant impôt, par année',
      help: 'Salaire, pension et autres revenus réguliers.',
    },
    SecondIncome: { label: 'Revenu d’un deuxième acheteur, par année' },
    Debts: {
      label: 'Paiements mensuels sur vos dettes',
      help: 'Auto, prêts, cartes et pensions versées, pour tous les acheteurs. Entrez 0 s’il n’y en a pas.',
    },
    DownPayment: { label: 'Mise de fonds', help: 'La somme que vous versez vous-même.' },
    Rate: { label: 'Taux d’intérêt', help: 'Par année, de 0 à 30\u00A0%.' },
    Years: { label: 'Amortissement', help: 'Le nombre d’années pour tout rembourser, de\u00A01 à\u00A040.' },
    Province: { label: 'Province ou territoire de la propriété' },
    FirstTime: { label: 'Est-ce la première propriété de chaque acheteur\u202F?' },
    PropertyTax: {
      label: 'Taxes foncières, par année',
      help: 'Si vous laissez ce champ vide, nous supposons une part habituelle du prix.',
    },
    Heating: {
      label: 'Chauffage, par mois',
      help: 'Si vous laissez ce champ vide, nous supposons un montant habituel.',
    },
    CondoFees: {
      label: 'Charges de copropriété, par mois',
      help: 'Laissez ce champ vide pour une maison sans charges.',
    },
    Price: { label: 'Prix', help: 'Avant les taxes de vente si la propriété est neuve.' },
    InCity: {
      label: 'La propriété est-elle à {{city}}\u202F?',
      help: 'Cette ville a ses propres droits de mutation.',
    },
    MunicipalRate: {
      label: 'Taux des droits de mutation de la municipalité',
      help: 'Un pourcentage du prix, jusqu’à 1,5\u00A0%.',
    },
    NewHome: { label: 'La propriété est-elle neuve\u202F?' },
    TaxInPrice: { label: 'Le prix comprend-il les taxes de vente\u202F?' },
    Deposit: { label: 'Acompte que vous aurez versé', help: 'Il compte dans la mise de fonds.' },
    Balance: { label: 'Solde de votre prêt' },
    PresentRate: { label: 'Votre taux actuel' },
    RateType: { label: 'Ce taux est-il fixe ou variable\u202F?' },
    MonthsLeft: { label: 'Mois avant la fin du terme', help: 'Entrez 0 si votre terme se termine maintenant.' },
    HomeValue: { label: 'Valeur de votre propriété' },
    ExtraMoney: { label: 'Montant supplémentaire à emprunter' },
    LenderRate: {
      label: 'Taux que votre prêteur offre aujourd’hui',
      help: 'Pour les mois qui restent. Votre prêteur le compare à votre taux pour établir une pénalité.',
    },
  },
}
