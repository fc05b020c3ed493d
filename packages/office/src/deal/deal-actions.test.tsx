import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { usualMenus } from '@foyer/ui/gallery/fake-transport.ts'
import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loaded, unfinished } from '../gallery/deal.ts'
import { listed, page as pageOf } from '../gallery/deals.ts'
import { owner } from '../gallery/fixtures.ts'
import { noKeeping } from '../gallery/keeping.ts'
import { twice } from '../gallery/submissions.ts'
import { noTemplates } from '../gallery/templates.ts'
import { paths, routes } from '../kit/paths.ts'
import { MeProvider } from '../session/me.ts'
import { Component } from './screens/deal.tsx'

const place = { SiteID: 'rive-nord', MortgageApplicationID: 7001 }
const ofOffice = [
  'deal',
  'deals',
  'comments',
  'parts',
  'statements',
  'submissions',
  'activity',
  'terms',
  'hand-off',
].map((name) => `office.${name}`)
const ofAnswers = ['review.answers', 'applicants', 'interview', 'mortgage-request', 'wizard', 'shell']
const ofLists = ['addresses', 'incomes', 'properties', 'assets', 'liabilities'].map((list) => `applicants.${list}`)

const shown = async (
  tab: 'summary' | 'documents',
  language: 'en' | 'fr' = 'en',
  deal = loaded(),
  { me = owner, row = listed() } = {},
) => {
  await page.viewport(1280, 900)
  const asked: BodyOf<'/console-api/LoadDeal'>[] = []
  const compared: (number | undefined)[] = []
  await show(
    <MeProvider value={me}>
      <CallIdsProvider value={{ SiteID: 'rive-nord', UserID: '' }}>
        <Routes>
          <Route path={routes.officeDeal} element={<Component />} />
          <Route path="*" element={<Navigate to={paths.deal(place, tab)} replace />} />
        </Routes>
      </CallIdsProvider>
    </MeProvider>,
    {
      language,
      texts: ['office', ...ofOffice, ...ofAnswers, ...ofLists],
      usual: usualMenus,
      replies: {
        '/console-api/LoadDeal': (body) => {
          asked.push(body)
          return deal
        },
        '/console-api/ListPipeline': pageOf([row]),
        '/console-api/LoadKeeping': noKeeping,
        '/console-api/ListNotes': { Notes: [], Next: '' },
        '/console-api/ListTemplates': noTemplates,
        '/console-api/ListChanges': { Changes: [], CompleteFl: 1, Now: '2026-11-26T12:00:00.000Z' },
        '/console-api/LoadSubmission': (body) => {
          compared.push(body.SubmissionID)
          return twice(body)
        },
      },
    },
  )
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible()
  return { asked, compared }
}

test('c shows what changed since the newest submission, and then since the one before', async () => {
  const { compared } = await shown('summary')
  await userEvent.keyboard('c')
  await expect.element(page.getByRole('button', { pressed: true })).toBeVisible()
  await userEvent.keyboard('c')
  await expect.poll(() => compared.length).toBe(2)
  expect(compared[0]).toBeUndefined()
  expect(compared[1]).toBeGreaterThan(0)
})

test('n writes a note on the summary', async () => {
  await shown('summary')
  await expect.element(page.getByText('No note yet')).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('dialog', { name: 'New note' })).toBeVisible()
})

test('a document that a request asks for already is not chosen again by n, and the request is named', async () => {
  await shown('documents')
  await userEvent.keyboard('n')
  const dialog = page.getByRole('dialog', { name: 'Ask for documents' })
  await expect.element(dialog).toBeVisible()
  const again = dialog.getByRole('checkbox', { name: 'Pay stub', exact: true }).first()
  await expect.element(again).not.toBeChecked()
  await expect.element(dialog.getByText('Already asked for in', { exact: false }).first()).toBeVisible()
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Piece of identification', exact: true }).first())
    .toBeVisible()
})

test('a deal is asked for in the language of the page, in which its figures are written', async () => {
  const { asked } = await shown('summary', 'fr')
  await expect.poll(() => asked.at(-1)).toEqual({ ...place, LanguageID: 2 })
})

test('a part that an invited person has not sent is missing in the application', async () => {
  await shown('summary', 'en', unfinished)
  const title = page.getByRole('heading', { name: 'Missing in the application' })
  await expect.element(title).toBeVisible()
  const items = title.element().closest('section')?.querySelectorAll('li') ?? []
  const lines = [...items].map(({ textContent }) => textContent)
  expect(lines).toContainEqual(expect.stringMatching(/^melanie@example\.ca.*not opened yet$/))
  expect(lines).toContainEqual(expect.stringMatching(/^parent2@example\.ca.*opened/))
  // Sent, and withdrawn.
  expect(lines.join()).not.toMatch(/Part sent|parent4/)
})

test.each([
  ['a broker', 'their own', 'broker', 'p1', true],
  ['a broker', 'a colleague’s', 'broker', 'p4', false],
  ['an owner', 'a colleague’s', 'owner', 'p4', true],
] as const)(
  'brokers open the portal for clients of their own deals, owners for all: %s, %s',
  async (_, __, Role, OwnerID, isShown) => {
    const me = { ...owner, Memberships: owner.Memberships.map((one) => ({ ...one, Role })) }
    await shown('summary', 'en', loaded(), { me, row: listed({ OwnerID }) })
    await expect.element(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible()
    const button = page.getByRole('button', { name: 'Open the portal as the client' })
    await expect.poll(() => button.elements().length).toBe(isShown ? 1 : 0)
  },
)
