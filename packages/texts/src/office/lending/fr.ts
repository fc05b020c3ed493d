import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Politique de prêt et règles',
  why: 'Comment comptent les revenus, les loyers et les dettes, et ce que coûte une signature. Vos dossiers et les estimations de vos clients en découlent.',
  policy: {
    title: 'Politique de prêt',
    lead: 'Ce que font vos prêteurs là où ni la loi ni un assureur ne décide. Un nouveau site commence avec des valeurs prudentes.',
    example: 'Le taux d’intérêt des estimations est un réglage du portail.',
    exampleLink: 'Aller aux réglages du portail',
    submit: 'Enregistrer la politique',
    groups: {
      income: 'Revenus comptés',
      costs: 'Dettes et frais du logement',
      loan: 'Le prêt hypothécaire',
    },
    subjectRentPercent: {
      label: 'Loyer de la propriété hypothéquée',
      help: 'La part de son loyer qui s’ajoute au revenu.',
    },
    otherRent: {
      label: 'Loyer des autres propriétés',
      help: 'Il réduit leurs frais ou augmente le revenu.',
      method: 'Façon de le compter',
      methods: {
        offset: 'Déduit des frais de la propriété\u00A0; l’excédent n’est pas compté',
        addBack: 'Ajouté au revenu',
      },
      percent: 'Part du loyer',
    },
    selfEmployed: {
      label: 'Revenu d’un travail autonome',
      help: 'Ce qui s’ajoute au revenu de la déclaration d’impôt.',
      adds: 'Ce qui s’ajoute',
      kinds: {
        nothing: 'Rien',
        addBacks: 'Les dépenses sans décaissement que votre client a entrées',
        percent: 'Une part du revenu',
      },
      percent: 'Part ajoutée',
    },
    variablePayPercent: {
      label: 'Primes, heures supplémentaires et commissions',
      help: 'La part comptée. À 0, elles figurent dans la liste sans compter.',
    },
    otherIncomePercent: {
      label: 'Autres revenus',
      help: 'La part comptée. À 0, ils figurent dans la liste sans compter.',
    },
    support: {
      label: 'Pension alimentaire reçue',
      help: 'Elle compte en entier tant qu’elle est une petite part de tous les revenus, puis en partie.',
      full: 'En entier jusqu’à cette part des revenus',
      above: 'Part comptée au-delà',
    },
    notTaxable: {
      label: 'Revenu non imposable',
      help: 'Certains prêteurs majorent un revenu sur lequel aucun impôt n’est dû.',
      on: 'Le majorer',
      threshold: 'Seuil par année',
      below: 'Facteur au-dessous du seuil',
      from: 'Facteur à partir du seuil',
    },
    revolvingPercent: {
      label: 'Cartes et marges de crédit non garanties',
      help: 'Le paiement mensuel, en pourcentage du solde.',
    },
    securedLine: {
      label: 'Marges de crédit garanties',
      help: 'Leur versement rembourse la marge en ce nombre d’années.',
      on: 'Ce qui est remboursé',
      bases: { Balance: 'Le solde', Limit: 'La limite' },
      years: 'Années',
    },
    condoFeesPercent: {
      label: 'Frais de copropriété',
      help: 'La part comptée dans les frais du logement.',
    },
    heatPerMonth: {
      label: 'Chauffage par mois',
      help: 'Une estimation tant que vous n’entrez pas celui d’une propriété. Sans elle, le chauffage manque dans les calculs.',
    },
    propertyTaxPercent: {
      label: 'Taxes foncières par année',
      help: 'Une estimation en pourcentage du prix, tant que les taxes ne sont pas connues. Sans elle, elles manquent dans les calculs.',
    },
    amortizationYears: {
      label: 'Amortissement',
      help: 'Le nombre d’années pour tout rembourser, quand un dossier n’a pas encore de conditions de prêt.',
    },
    uninsuredMostYears: {
      label: 'Amortissement maximal sans assurance',
      help: 'Un prêt sans assurance prêt hypothécaire peut être remboursé sur ce nombre d’années au plus.',
    },
    uninsuredRatios: {
      label: 'Limites sans assurance',
      help: 'Les parts maximales du revenu pour un prêt sans assurance prêt hypothécaire.',
      on: 'D’autres limites que pour les prêts assurés',
      gds: 'Frais du logement (ABD)',
      tds: 'Frais du logement et dettes (ATD)',
    },
    uninsuredStressTest: {
      label: 'Simulation de crise sans assurance',
      help: 'Les ratios sont calculés au taux admissible minimal, comme y sont tenus les prêteurs sous réglementation fédérale.',
    },
    variableCompounding: {
      label: 'Capitalisation des taux variables',
      help: 'Les taux fixes sont capitalisés deux fois par année.',
      kinds: { monthly: 'Chaque mois', semiAnnual: 'Deux fois par année' },
    },
    years: 'ans',
    times: 'fois',
  },
  stale: {
    title: 'Quelqu’un a modifié la politique entre-temps',
    text: 'Rien de ce que vous avez changé n’est encore enregistré. Ses autres changements sont maintenant dans la page. Enregistrez de nouveau pour remplacer son choix pour\u00A0: {{names}}.',
    alone: 'Ses changements sont maintenant dans la page, et les vôtres y sont toujours. Enregistrez de nouveau.',
  },
  rules: {
    title: 'Règles que vous pouvez remplacer',
    lead: 'Des montants habituels fournis avec le portail. Remplacez-en un pour un temps par celui qui vaut chez vous. Ce que fixe une loi ou un assureur est le même pour tous\u00A0: seul qui gère votre portail le remplace.',
    list: 'Règles que vous pouvez remplacer',
    rule: 'Règle',
    now: 'Vaut aujourd’hui',
    source: 'Source',
    names: {
      estimate: {
        legal: 'Notaire ou avocat',
        'title-insurance': 'Assurance de titres',
        adjustments: 'Ajustements avec le vendeur',
      },
      penalty: { interest: 'Frais pour partir avant l’échéance' },
    },
    helps: {
      estimate: {
        legal: 'Fait partie de la somme à prévoir à la signature.',
        'title-insurance': 'Fait partie de la somme à prévoir à la signature.',
        adjustments: 'Ce que le vendeur a payé d’avance, compris dans la somme à prévoir à la signature.',
      },
      penalty: {
        interest: 'Ce que coûte un prêt qui prend fin avant l’échéance\u00A0: au moins tant de mois d’intérêts.',
      },
    },
    amounts: '{{amount}} (d’habitude de {{least}} à {{most}})',
    months_one: '{{count}}\u00A0mois d’intérêts',
    months_other: '{{count}}\u00A0mois d’intérêts',
    yours: 'La vôtre, jusqu’au {{date}}',
    usual: 'Montants habituels',
    checked: 'Vérifié le {{date}}',
    due: 'À revérifier depuis le {{date}}',
    replace: 'Remplacer',
    replaceNamed: 'Remplacer\u00A0: {{rule}}',
  },
  dialog: {
    title: 'Remplacer pour un temps\u00A0: {{rule}}',
    text: 'Vos clients lisent la raison à côté de chaque calcul qui en dépend.',
    submit: 'Remplacer la règle',
    done: 'La règle est remplacée et figure dans la liste ci-dessous.',
  },
  overrides: {
    title: 'Règles remplacées',
    lead: 'De deux règles pour le même jour, la plus récente compte. Une règle échue vaut toujours pour les dossiers de ces jours-là.',
    list: 'Règles remplacées',
    none: 'Vous n’avez remplacé aucune règle',
    noneText: 'Ce qui est fourni avec le portail s’applique.',
    rule: 'Règle',
    value: 'Valeur',
    days: 'Jours',
    span: 'du {{from}} au {{to}}',
    reason: 'Raison',
    by: 'Entrée par',
    byAt: '{{name}}, {{at}}',
    names: { staff: 'Quelqu’un de votre cabinet', program: 'Un programme', operator: 'Qui gère votre portail' },
    states: { now: 'en vigueur', later: 'à venir', over: 'échue', removed: 'supprimée' },
    removeTitle: 'Supprimer cette règle\u202F?',
    removeText: 'Elle cesse tout de suite. La précédente s’applique de nouveau, ou ce qui est fourni avec le portail.',
    removed: 'La règle est supprimée.',
  },
  fields: {
    amount: { label: 'Montant' },
    least: { label: 'D’habitude au moins' },
    most: { label: 'D’habitude au plus' },
    months: { label: 'Mois d’intérêts' },
    From: { label: 'Premier jour' },
    To: { label: 'Dernier jour', help: 'Aujourd’hui ou plus tard, et au plus douze mois après le premier jour.' },
    Reason: { label: 'Raison en anglais' },
    ReasonFr: { label: 'Raison en français' },
    SourceUrl: { label: 'Source', help: 'L’adresse https d’une page qui l’indique.' },
  },
}

export const sameInBothLanguages = ['overrides.byAt', 'rules.source', 'fields.SourceUrl.label']
