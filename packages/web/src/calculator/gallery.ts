import { click, inTurn, type, unfold, waitFor } from '@foyer/ui/gallery/acts.ts'
import { startClock } from '@foyer/ui/gallery/clock.ts'
import { appears, frames } from '@foyer/ui/gallery/wait.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { application } from '../gallery/fixtures.ts'

const entry = entriesOf('calculator', '/c21/cal')
const amount = '[id$="Amount"]'

const accelerated = async (page: Document) => {
  const box = await appears<HTMLInputElement>(page, '[id$="Frequency"]')
  box.click()
  await frames(3)
  const list = `[id="${box.getAttribute('aria-controls')}"] [role="option"]`
  await appears(page, list)
  page.querySelectorAll<HTMLElement>(list)[3]?.click()
  await frames(3)
}

const ofSite = entriesOf('siteCalculator', '/demo/calculator')
const answerOf = (copies: boolean) => async (page: Document) => {
  const clipboard = { writeText: () => (copies ? Promise.resolve() : Promise.reject(new Error('refused'))) }
  Object.defineProperty(page.defaultView?.navigator, 'clipboard', { value: clipboard, configurable: true })
}
const share = click('form [class*="_ways_"] button')

const payment: GalleryEntry[] = [
  entry('filled', {}),
  ofSite('filled', {}),
  ofSite('copied', { act: inTurn(answerOf(true), share) }),
  ofSite('not copied', { act: inTurn(answerOf(false), share) }),
  entry('wrong', {
    act: inTurn(type(amount, '0'), type('[id$="Rate"]', '31'), type('[id$="Years"]', '45')),
  }),
  entry('accelerated', { act: accelerated }),
  entry('incomplete', { act: inTurn(type(amount, '')) }),
]

/** A rule that was to be reviewed at the end of 2026, seen afterwards. */
const nextYear = () => startClock('2027-01-15T12:00:00-05:00')

const affordability = entriesOf('affordability', '/c21/cal/affordability')
const buyers = 'income=130000&debts=450&down=60000&rate=4.79&years=25'
const able = (state: string, query: string, act = unfold) =>
  affordability(state, { path: `/c21/cal/affordability?${query}`, act })

const affordabilities: GalleryEntry[] = [
  affordability('incomplete', {}),
  able('filled', `${buyers}&income2=20000&province=9&incity=1&first=1`),
  { ...able('rules under review', `${buyers}&province=11&first=0`), before: nextYear },
  able('limited by debts', `${buyers.replace('450', '1200')}&tax=4200&heating=120&condo=420`),
  able('limited by the down payment', 'income=300000&debts=0&down=25000&rate=2.5&years=30&first=1'),
  able('over too many years', `${buyers.replace('years=25', 'years=30')}&first=0`),
  able('over 30 years', `${buyers.replace('years=25', 'years=30')}&first=1&province=12`),
  able('limited by the insured price', 'income=900000&debts=0&down=299999&rate=4.79&years=25'),
  able('at a low rate', `${buyers.replace('4.79', '1.5')}&debts=0`),
  able('without an income', 'income=0&debts=450&down=60000'),
  able('without room', 'income=14000&debts=3000&down=20000'),
  able('without a down payment', 'income=130000&debts=0&down=0'),
  affordability('wrong', {
    act: inTurn(type('[id$="Rate"]', '31'), type('[id$="Years"]', '45')),
  }),
  entriesOf('siteAffordability', '/demo/calculator/affordability')('filled', {
    path: `/demo/calculator/affordability?${buyers}&province=10`,
    act: unfold,
  }),
]

const cash = entriesOf('cashToClose', '/c21/cal/cash-to-close')
const closing = (state: string, query: string, act = unfold) =>
  cash(state, { path: `/c21/cal/cash-to-close?price=500000&down=40000&${query}`, act })
const usual = 'first=0&new=0&deposit=10000'

const cashes: GalleryEntry[] = [
  cash('incomplete', {}),
  cash('wrong', { act: inTurn(type('[id$="Price"]', '0'), type('[id$="-DownPayment"]', '50000')) }),
  closing('Alberta', `province=1&${usual}`),
  closing('British Columbia, new', 'province=2&first=1&new=1&taxin=0'),
  closing('Manitoba', `province=3&${usual}`),
  closing('New Brunswick', `province=4&${usual}`),
  closing('Newfoundland and Labrador', `province=5&${usual}`),
  closing('Northwest Territories', `province=6&${usual}`),
  closing('Nova Scotia', 'province=7&municipal=1.5&first=0&new=0'),
  closing('Nova Scotia, municipality not known', 'province=7&first=1&new=1'),
  closing('Nunavut', `province=8&${usual}`),
  closing('Ontario', 'province=9&incity=0&first=1&new=0&deposit=20000'),
  closing('Toronto', 'province=9&incity=1&first=1&new=0'),
  closing('Ontario, new', 'province=9&incity=0&first=1&new=1&taxin=0'),
  closing('Ontario, little answered', 'province=9'),
  closing('Prince Edward Island', `province=10&${usual}`),
  closing('Quebec', `province=11&incity=0&${usual}`),
  cash('Quebec above the by-law', {
    path: '/c21/cal/cash-to-close?price=800000&down=200000&province=11&incity=0&first=0&new=0',
    act: unfold,
  }),
  closing('Montréal', `province=11&incity=1&${usual}`),
  closing('Saskatchewan', `province=12&${usual}`),
  closing('Yukon', `province=13&${usual}`),
  cash('too little down', {
    path: `/c21/cal/cash-to-close?price=500000&down=10000&province=9&incity=0&${usual}`,
    act: unfold,
  }),
  entriesOf('siteCashToClose', '/demo/calculator/cash-to-close')('filled', {
    path: '/demo/calculator/cash-to-close?price=500000&down=40000&province=7&first=1&new=0',
    act: unfold,
  }),
]

const renew = entriesOf('renew', '/c21/cal/renew')
const present = 'balance=350000&present=5.5&months=30&rate=4.79&years=25'
const renewing = (state: string, query: string) => renew(state, { path: `/c21/cal/renew?${query}`, act: unfold })

const renewals: GalleryEntry[] = [
  renew('incomplete', {}),
  renew('wrong', { act: inTurn(type('[id$="-Balance"]', '0'), type('[id$="-MonthsLeft"]', '999')) }),
  renewing('renewal', `${present}&value=700000&lender=4.8`),
  renewing('at the end of the term', 'balance=350000&present=2.1&months=0&rate=4.79&years=20&value=700000'),
  renewing('without the home’s value', 'balance=350000&rate=4.79&years=25'),
  renewing('refinance', `${present}&value=700000&extra=80000`),
  renewing('more than the home can secure', `${present}&value=500000&extra=200000&type=1`),
  renewing('the same rate', 'balance=350000&present=4.79&rate=4.79&years=25&months=0'),
  entriesOf('siteRenew', '/demo/calculator/renew')('filled', {
    path: `/demo/calculator/renew?${present}&value=700000&extra=50000`,
    act: unfold,
  }),
]

const embedded: GalleryEntry[] = [
  entriesOf('embeddedCalculator', '/embedded-calculators/demo/payment')('filled', {}),
  entriesOf('embeddedAffordability', '/embedded-calculators/demo/affordability')('filled', {
    path: `/embedded-calculators/demo/affordability?${buyers}&province=9&incity=0&first=1`,
    act: unfold,
  }),
  entriesOf('embeddedCashToClose', '/embedded-calculators/demo/cash-to-close')('incomplete', {}),
  entriesOf('embeddedRenew', '/embedded-calculators/demo/renew')('filled', {
    path: `/embedded-calculators/demo/renew?${present}&value=700000`,
  }),
  entriesOf('embeddedCalculator', '/embedded-calculators/nowhere/payment')('unknown', {
    replies: { '/api/loadSiteConfiguration': { refused: 'UnknownSite' } },
    act: waitFor('h1'),
  }),
]

/** An interview that begins with what a calculator carried over. */
const carried = (state: string, query: string, act?: GalleryEntry['act']): GalleryEntry => ({
  screen: 'start',
  state,
  path: '/demo/user/0/start',
  replies: { '/api/MTGAPPLoad': application({ MortgageApplicationID: 0, MainApplicantID: 0, Applicants: [] }) },
  before: () => sessionStorage.setItem('foyer.carried.demo', query),
  ...(act !== undefined && { act }),
})

export const gallery: GalleryEntry[] = [
  ...payment,
  ...affordabilities,
  ...cashes,
  ...renewals,
  ...embedded,
  carried(
    'carried from a calculator',
    '?purpose=0&price=500000&down=40000&province=9&incity=1',
    click('input[type="radio"][name$="SearchStageDD"]', 2),
  ),
  carried('carried for a refinance', '?purpose=2&balance=350000'),
  carried('carried from a form', '?purpose=2&balance=350000&lead=1'),
]
