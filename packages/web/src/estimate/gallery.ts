import { defaultPolicy } from '@foyer/domain/qualification/policy.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import { appears, frames } from '@foyer/ui/gallery/wait.ts'
import { entriesOf } from '../gallery/entry.ts'
import {
  address,
  applicant,
  application,
  construction,
  MortgageApplicationID,
  preApproval,
  purchase,
  refinance,
  renewal,
  requestAt,
  subjectMortgage,
} from '../gallery/fixtures.ts'
import { singleBuyer } from '../gallery/reviewed.ts'
import type { Application } from '../wizard/use-application.ts'

/** Scrolls to the estimate, which loads when it comes near. */
const seeEstimate = async (page: Document): Promise<void> => {
  const place = await appears(page, '[data-estimate]')
  place.scrollIntoView({ block: 'center', behavior: 'instant' })
  await appears(page, '[data-estimate] button')
}

/** Opens the estimate, and how it came about. */
const openEstimate = async (page: Document): Promise<void> => {
  await seeEstimate(page)
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-estimate] button[aria-expanded]')) button.click()
  await frames(3)
}

const interview = entriesOf('start', `/demo/user/${MortgageApplicationID}/start`)
const review = entriesOf('summary', `/demo/user/${MortgageApplicationID}/summary`)
const request = entriesOf('mortgage', `/demo/user/${MortgageApplicationID}/mortgage`)

const loaded = (given: Partial<Application>) => ({
  '/api/MTGAPPLoad': application({
    Step: 2,
    ExampleRate: 4.79,
    Applicants: [applicant({ Step: everyStepDone })],
    ...given,
  }),
})
const at = (
  place: Partial<typeof address>,
  home: Partial<Application['RequestedMortgage']['SubjectProperty']> = {},
): Application['RequestedMortgage'] => {
  const known = requestAt({ ...address, ...place })
  return { ...known, SubjectProperty: { ...known.SubjectProperty, ...home } }
}
const main = applicant({ Step: everyStepDone })
const firstHome = { ...main, Identification: { ...main.Identification, FirstTimeHomeBuyerFlag: 1 } }
const insured = { ...purchase, PropertyValue: 500_000, DownPaymentAmount: 25_000 }
const inToronto: Partial<Application> = {
  InterView: insured,
  RequestedMortgage: at({ City: 'Toronto', ProvinceDD: 9 }, { NewConstructionDD: 0 }),
  Applicants: [firstHome],
}
const owned = at({}, { EstimatedValue: 710_000, Mortgages: [{ ...subjectMortgage, MaturityDate: '2029-06-01' }] })

const states: [string, Partial<Application>][] = [
  ['purchase', inToronto],
  ['purchase in Quebec', { InterView: purchase, RequestedMortgage: at({}, { NewConstructionDD: 0 }) }],
  ['rental with too little down', { ...inToronto, InterView: { ...insured, OccupancyDD: 2 } }],
  ['new home in Nova Scotia', { ...inToronto, RequestedMortgage: at({ City: 'Truro', ProvinceDD: 7 }) }],
  ['above the insured price', { ...inToronto, InterView: { ...insured, PropertyValue: 1_500_000 } }],
  ['without a price', { InterView: preApproval }],
  ['without a rate', { ...inToronto, ExampleRate: null }],
  ['refinance', { InterView: refinance, RequestedMortgage: { ...owned, RequestedMortgageAmount: 400_000 } }],
  ['refinance without a value', { InterView: refinance }],
  [
    'renewal',
    { InterView: renewal, RequestedMortgage: at({}, { EstimatedValue: 710_000, Mortgages: [subjectMortgage] }) },
  ],
  [
    'construction',
    {
      InterView: construction,
      LandOwnership: 1,
      RequestedMortgage: { ...at({}), PropertyValue: 650_000, DownPayment: 200_000 },
    },
  ],
]

const untilJune = { From: '2026-06-30', To: '2099-06-30' }
/** As an operator entered them; the second is a law, which is the same for every site. */
const overrides = [
  {
    ...untilJune,
    RuleID: 'estimate.legal',
    Value: { amount: 1500, least: 900, most: 2200 },
    Reason: 'Prices of our notary',
    ReasonFr: 'Tarifs de notre notaire',
    SourceUrl: '',
  },
  {
    ...untilJune,
    RuleID: 'down-payment.owner',
    Value: {
      tiers: [
        { to: 500_000, percent: 5 },
        { to: null, percent: 10 },
      ],
      priceBelow: 1_600_000,
    },
    Reason: 'Changed by regulation',
    ReasonFr: 'Modifié par règlement',
    SourceUrl: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/',
  },
]

export const gallery = [
  interview('estimate', { replies: loaded(inToronto), act: openEstimate }),
  interview('estimate before the price', {
    replies: loaded({ InterView: { ...purchase, PropertyValue: null, DownPaymentAmount: null } }),
    act: openEstimate,
  }),
  review('estimate', { replies: { '/api/MTGAPPLoad': { ...singleBuyer, ExampleRate: 4.79 } }, act: openEstimate }),
  request('estimate, closed', { replies: loaded(inToronto), act: seeEstimate }),
  request('estimate, rules of the broker', {
    replies: { ...loaded(inToronto), '/api/LoadLendingRules': { Policy: defaultPolicy, Overrides: overrides } },
    act: openEstimate,
  }),
  request('estimate, rules that do not load', {
    replies: { ...loaded(inToronto), '/api/LoadLendingRules': { refused: 'ServerError' } },
    act: openEstimate,
  }),
  request('estimate off', { replies: loaded({ ...inToronto, ShowEstimate: 0 }) }),
  ...states.map(([state, given]) => request(`estimate, ${state}`, { replies: loaded(given), act: openEstimate })),
]
