import { defaultPolicy } from '@foyer/domain/qualification/policy.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { queries } from '@foyer/ui/client/use-call.ts'
import { MoneyField } from '@foyer/ui/fields/index.ts'
import { showInForm } from '@foyer/ui/testing/show-in-form.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GalleryReplies } from '../../gallery/entry.ts'
import { applicant, application, purchase, SiteID } from '../../gallery/fixtures.ts'
import { usualReplies } from '../../gallery/usual-replies.ts'
import { type Step, StepProvider } from '../../wizard/step-context.ts'
import type { Application } from '../../wizard/use-application.ts'
import { InterviewEstimate } from './interview-estimate.tsx'
import { valuesOf } from './interview-values.ts'

const stepOf = (known: Application): Step => ({
  application: known,
  back: undefined,
  goOn: () => undefined,
  record: undefined,
  version: () => 1,
  sync: () => undefined,
  refresh: async () => undefined,
  forget: () => undefined,
  startOver: () => undefined,
})

const showInterview = async (given: Partial<Application>, replies: GalleryReplies = {}, pixelsBefore = 0) => {
  queries.clear()
  const known = application({
    InterView: { ...purchase, PropertyValue: 500_000, DownPaymentAmount: 25_000 },
    Applicants: [applicant({ Step: everyStepDone })],
    ExampleRate: 4.79,
    ...given,
  })
  await showInForm(
    <StepProvider value={stepOf(known)}>
      <CallIdsProvider value={{ SiteID, UserID: '' }}>
        <MoneyField name="InterView.DownPaymentAmount" />
        <div style={{ height: pixelsBefore }} />
        <InterviewEstimate />
      </CallIdsProvider>
    </StepProvider>,
    valuesOf(known),
    { texts: ['interview', 'qualification'], replies, usual: usualReplies },
  )
}

// The imports above have filled the browser's list of loaded modules, which then takes no more.
performance.clearResourceTimings()

/** The modules of the estimate that these tests have loaded. */
const loadedPanels = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/estimate/parts/panel'))

test('a site without the estimate shows none and loads no panel', async () => {
  await showInterview({ ShowEstimate: 0 })
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible()
  expect(document.querySelector('[data-estimate]')).toBeNull()
  expect(loadedPanels()).toEqual([])
})

test('an estimate at the end of a long page loads its panel once it comes near', async () => {
  await showInterview({ ShowEstimate: 1 }, {}, 3000)
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeInTheDocument()
  const place = document.querySelector('[data-estimate]')
  expect(place?.querySelector('button')).toBeNull()
  expect(loadedPanels()).toEqual([])
  place?.scrollIntoView({ block: 'end', behavior: 'instant' })
  await expect.element(page.getByRole('button', { name: 'About $2,810 a month' })).toBeVisible()
  expect(loadedPanels()).not.toEqual([])
})

test('the estimate follows the down payment as it is typed', async () => {
  await showInterview({ ShowEstimate: 1 })
  await expect.element(page.getByRole('button', { name: 'About $2,810 a month' })).toBeVisible()
  expect(loadedPanels()).not.toEqual([])
  await page.getByRole('textbox').fill('100000')
  await expect.element(page.getByRole('button', { name: 'About $2,280 a month' })).toBeVisible()
})

test('the estimate is computed with the policy and the rules of the site', async () => {
  const free = { RuleID: 'premium.owner', Value: { bands: [{ to: 95, percent: 0 }] } }
  const Overrides = [
    { ...free, From: '2020-01-01', To: '2099-01-01', Reason: 'A test', ReasonFr: 'Un essai', SourceUrl: '' },
  ]
  const Policy = { ...defaultPolicy, amortizationYears: 30 }
  await showInterview({ ShowEstimate: 1 }, { '/api/LoadLendingRules': { Policy, Overrides } })
  // 475,000 without a premium over 30 years.
  await expect.element(page.getByRole('button', { name: 'About $2,480 a month' })).toBeVisible()
})
