import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  step: 'Revenus',
  title: 'Quels sont vos revenus\u202F?',
  titleOther: 'Quels sont les revenus de {{name}}\u202F?',
  why_one:
    'Les prêteurs examinent les revenus avant impôts. Ajoutez tous les emplois de la dernière année et toute période sans emploi, puis les pensions et les autres revenus.',
  why_other:
    'Les prêteurs examinent les revenus avant impôts. Ajoutez tous les emplois des {{count}} dernières années et toute période sans emploi, puis les pensions et les autres revenus.',
  whyNoHistory:
    'Les prêteurs examinent les revenus avant impôts. Ajoutez chaque emploi, puis les pensions et les autres revenus.',
  whyEmploymentOnly_one:
    'Les prêteurs examinent les revenus avant impôts. Ajoutez tous les emplois de la dernière année et toute période sans emploi.',
  whyEmploymentOnly_other:
    'Les prêteurs examinent les revenus avant impôts. Ajoutez tous les emplois des {{count}} dernières années et toute période sans emploi.',
  submit: 'Enregistrer et continuer',
  none: 'Je n’ai aucun revenu – continuer',
  noneOther: '{{name}} n’a aucun revenu – continuer',
  noneAsk: 'Aucun revenu\u202F?',
  list: 'Revenus',
  empty: {
    title: 'Aucun revenu pour l’instant',
    text: 'Ajoutez un emploi, une entreprise, une pension ou tout autre revenu.',
    textRequired: 'Ajoutez au moins un revenu\u00A0: un emploi, une entreprise, une pension ou un autre.',
  },
  add: 'Ajouter un revenu',
  addTitle: 'Ajouter un revenu',
  editTitle: 'Modifier cette entrée',
  save: 'Enregistrer',
  removeTitle: 'Supprimer cette entrée\u202F?',
  income: 'Revenu',
  time: 'Durée',
  amount: 'Montant',
  earlier: 'Précédent',
  arrived: 'arrivée le {{date}}',
  moreHistory:
    'Ajoutez un emploi précédent, au Canada ou à l’étranger, ou une période sans emploi\u00A0: études, congé, arrivée au Canada.',
  total: 'Revenu par année, avant impôts',
  type: {
    legend: 'De quel type s’agit-il\u202F?',
    work: 'Revenus du travail',
    received: 'Autres revenus',
    gap: 'Pour compléter l’historique d’emploi',
    change: 'Changer',
    employment: 'Un employeur verse un salaire.',
    selfEmployment: 'Revenu d’une entreprise que l’on possède, avec ou sans personnel.',
    contract: 'Un mandat ou un projet rémunéré, sans être membre du personnel.',
    pension:
      'Régime de rentes du Québec ou Régime de pensions du Canada, Sécurité de la vieillesse, régime de retraite d’un employeur.',
    childSupport: 'Reçue pour les enfants.',
    alimony: 'Reçue après une séparation ou un divorce.',
    interest: 'Produits par l’épargne et les placements.',
    other: 'Tout autre montant reçu régulièrement.',
    withoutJob:
      'Études, congé, recherche d’emploi, arrivée au Canada. Elle compte dans les années que les prêteurs examinent.',
  },
  /** On a phone, work is entered in parts. */
  workPart: 'Le travail',
  status: { current: 'Emploi actuel', previous: 'Emploi précédent' },
  fixed: 'Découle du type de revenu.',
  employer: {
    title: 'L’employeur',
    titleOwn: 'L’entreprise',
    name: 'Nom de l’employeur',
    nameOwn: 'Nom de l’entreprise',
    phone: 'Téléphone de l’employeur',
    phoneOwn: 'Téléphone de l’entreprise',
    phoneHelp: 'Pour un autre pays, commencez par + et son indicatif.',
  },
  fields: {
    IncomeAmount: {
      label: 'Revenu brut par année',
      help: 'Avant les impôts et les autres retenues, pour une année complète.',
    },
    HourlyFlag: { label: 'Rémunération à l’heure' },
    HourlyRate: { label: 'Taux horaire', help: 'Avant les impôts et les autres retenues.' },
    HoursPerWeek: { label: 'Heures habituelles par semaine', help: 'Sans les heures supplémentaires.' },
    WeeksPerYear: { label: 'Semaines travaillées par année' },
    VariablePay: {
      label: 'Primes, heures supplémentaires et commissions par année',
      help: 'En plus du montant ci-dessus. Si elles varient, la moyenne des deux dernières années.',
    },
    EarlierAmount: { label: 'Revenu de l’année précédente' },
    IncomePeriodDD: { label: 'À quelle fréquence\u202F?' },
    Desc: { label: 'D’où vient-il\u202F?', help: 'Par exemple, le nom du régime, ou qui le verse.' },
    EmploymentHistoryStatusDD: { label: 'Est-ce un emploi actuel ou précédent\u202F?' },
    EmploymentHistoryTypeDD: { label: 'Temps plein, temps partiel ou saisonnier\u202F?' },
    JobTitle: { label: 'Titre du poste' },
    OccupationDD: { label: 'Profession' },
    OperatingAsDD: { label: 'Forme juridique' },
    IndustrySectorDD: { label: 'Secteur d’activité' },
    MonthsAtJob: {
      label: 'Combien de temps à cet emploi\u202F?',
      help: 'Une durée approximative suffit.',
    },
    EmploymentGapDD: { label: 'Pour quelle raison\u202F?' },
    ArrivalDate: { label: 'Date d’arrivée au Canada', help: 'Une date approximative suffit.' },
  },
  gap: {
    words: { label: 'La raison, en quelques mots', help: 'Inutile de donner des détails personnels.' },
    months: 'Combien de temps dure cette période\u202F?',
    beforeArrival: 'Comptez à rebours depuis la date d’arrivée. Une durée approximative suffit.',
  },
  ownAmount: {
    label: 'Revenu de {{year}}, avant impôts',
    help: 'Selon la déclaration de revenus de {{year}}\u00A0: ce qui reste une fois les dépenses payées ou, dans une société par actions, le salaire et les dividendes que l’on s’est versés. Si l’activité est plus récente, une estimation pour une année complète.',
    earlier: 'Les prêteurs examinent deux années.',
    previous:
      'Avant impôts, pour une année complète\u00A0: ce qui reste une fois les dépenses payées ou, dans une société par actions, le salaire et les dividendes que l’on s’est versés.',
  },
  ownWork: {
    JobTitle: { label: 'Métier', help: 'Par exemple, plomberie ou graphisme.' },
    months: 'Combien de temps dans cette entreprise\u202F?',
    status: {
      label: 'Est-ce une entreprise actuelle ou précédente\u202F?',
      current: 'Entreprise actuelle',
      previous: 'Entreprise précédente',
    },
  },
  abroad: 'Entrez les montants ci-dessus en dollars canadiens. Le taux de change du jour suffit.',
  hourlyYear: 'Taux × heures × semaines.',
  seasonalAmount: 'Avant impôts, pour toutes les saisons d’une année. Ajoutez l’assurance-emploi comme autre revenu.',
  receivedAmount: {
    label: 'Montant avant impôts',
    untaxed: 'Montant reçu',
    help: 'À chaque versement. S’il vient de l’étranger, en dollars canadiens, au taux du jour.',
  },
}
