import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { language } from '@foyer/ui/gallery/language.ts'

type Worksheet = NonNullable<ReplyOf<'/console-api/LoadDeal'>['Worksheet']>

const isFrench = language === 'fr'

const ratio = (Name: 'GDS' | 'TDS', Text: string, Limit: number, WithinFl: number, Standing: string) => ({
  Name,
  Text,
  Limit,
  WithinFl,
  Standing,
})

const figure = (Name: string, en: string, fr: string, value: string, Lines: object[] = []) => ({
  Name,
  Status: 'known',
  Title: isFrench ? fr : en,
  Text: value,
  Lines,
})
const percent = (value: string) => (isFrench ? `${value.replace('.', ',')}\u00a0%` : `${value}%`)
const money = (value: number) => formatMoney(value, language)

const lines = [
  {
    Label: isFrench ? 'Prêt' : 'Loan',
    Text: money(420_000),
    From: isFrench ? 'Le prix moins la mise de fonds' : 'The price less the down payment',
  },
  {
    Label: isFrench ? 'Taux' : 'Rate',
    Text: percent('4.79'),
    From: isFrench ? 'Hypothèse de votre cabinet' : 'Assumed by your brokerage',
  },
]

const figures = (payment: number, price: number) => [
  figure('gds', 'Gross debt service', 'Amortissement brut de la dette', percent('34.1')),
  figure('tds', 'Total debt service', 'Amortissement total de la dette', percent('45.2')),
  figure('loan', 'Loan', 'Prêt', money(420_000)),
  figure('loanToValue', 'Loan to value', 'Rapport prêt-valeur', percent('80')),
  figure('payment', 'Payment', 'Versement', money(payment), lines),
  figure('qualifyingRate', 'Qualifying rate', 'Taux admissible', percent('6.79')),
  figure('maximumPrice', 'Maximum price', 'Prix maximal', money(price), lines),
  figure('cashToClose', 'Cash to close', 'Somme à prévoir', money(118_450)),
]

const ratios = isFrench
  ? [
      ratio('GDS', '34,1\u00a0%', 39, 1, 'La limite est de 39\u00a0%.'),
      ratio('TDS', '45,2\u00a0%', 44, 0, 'La limite est de 44\u00a0%.'),
    ]
  : [ratio('GDS', '34.1%', 39, 1, 'The limit is 39%.'), ratio('TDS', '45.2%', 44, 0, 'The limit is 44%.')]

export const scenarioNames = isFrench
  ? ['30 ans', 'Taux variable', 'Mise de fonds de 25 %', 'Prix réduit']
  : ['30 years', 'Variable rate', '25% down', 'Lower price']
const difference = isFrench ? 'Amortissement\u00a0: 30 ans' : 'Amortization: 30 years'

export const worksheetWith = (names: readonly string[]) =>
  ({
    ...computed,
    Scenarios: names.map((Name) => ({ Name, AmortizationYears: 30 })),
    Results: [
      { Name: '', Differences: [], Ratios: ratios, Figures: figures(2390.4, 512_000) },
      ...names.map((Name, index) => ({
        ...{ Name, Differences: [difference], Figures: figures(2188.1 - index, 531_000) },
        Ratios: ratios.map((one) => ({ ...one, WithinFl: one.Name === 'TDS' ? -1 : 1 })),
      })),
    ],
  }) as unknown as Worksheet

/** What the page reads of a worksheet. */
const computed = {
  Rules: [
    { SourceTitle: 'Guideline B-20', SourceUrl: 'https://www.osfi-bsif.gc.ca/' },
    { SourceTitle: isFrench ? 'Estimation' : 'Estimate', SourceUrl: '' },
  ],
  Missing: isFrench
    ? [
        { Fact: 'SubjectProperty.Heating', Text: 'Le chauffage', EnterFl: 1 },
        { Fact: 'SubjectProperty.AnnualTaxes', Text: 'Les taxes foncières', EnterFl: 0 },
      ]
    : [
        { Fact: 'SubjectProperty.Heating', Text: 'Heating', EnterFl: 1 },
        { Fact: 'SubjectProperty.AnnualTaxes', Text: 'Property taxes', EnterFl: 0 },
      ],
}
