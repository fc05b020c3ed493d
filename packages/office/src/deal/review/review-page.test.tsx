import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { refusalReasons } from '@foyer/domain/documents/refusal-reasons.ts'
import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { usualMenus } from '@foyer/ui/gallery/fake-transport.ts'
import { pagePicture } from '@foyer/ui/gallery/page-picture.ts'
import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loaded } from '../../gallery/deal.ts'
import { listed, page as pageOf } from '../../gallery/deals.ts'
import { owner } from '../../gallery/fixtures.ts'
import { templates } from '../../gallery/templates.ts'
import { paths, routes } from '../../kit/paths.ts'
import { MeProvider } from '../../session/me.ts'
import { Component } from '../screens/review.tsx'

type Decision = BodyOf<'/console-api/DecideDocumentItem'>
const place = { SiteID: 'rive-nord', MortgageApplicationID: 7001 }

/** The first of three documents to decide, or of those of this deal; the client reads French. */
const shown = async (deal = loaded()) => {
  await page.viewport(1280, 800)
  const decided: Decision[] = []
  const undone: BodyOf<'/console-api/UndoDocumentDecision'>[] = []
  await show(
    <MeProvider value={owner}>
      <CallIdsProvider value={{ SiteID: 'rive-nord', UserID: '' }}>
        <Routes>
          <Route path={routes.officeReview} element={<Component />} />
          <Route path="*" element={<Navigate to={paths.review(place, 101)} replace />} />
        </Routes>
      </CallIdsProvider>
    </MeProvider>,
    {
      texts: ['office', 'office.deal', 'office.deals'],
      usual: usualMenus,
      replies: {
        '/console-api/ListTemplates': templates,
        '/console-api/LoadDeal': () => afterDecisions(deal, decided),
        '/console-api/ListPipeline': pageOf([listed()]),
        '/console-api/LoadUploadPage': { Picture: pagePicture },
        '/console-api/DecideDocumentItem': (body) => {
          decided.push(body)
          return { DecidedAt: '2026-11-20T15:00:00.000Z' }
        },
        '/console-api/UndoDocumentDecision': (body) => {
          undone.push(body)
          return {}
        },
      },
    },
  )
  await at('Pay stub')
  const items = deal.Documents.flatMap(({ Items }) => Items)
  return { decided, undone, seen: items.find(({ DFRequestDocItemID }) => DFRequestDocItemID === 101)?.SentAt }
}
/** The deal as the server returns it after these decisions. */
const afterDecisions = (before: ReturnType<typeof loaded>, decided: readonly Decision[]) => {
  const deal = structuredClone(before)
  for (const item of deal.Documents.flatMap(({ Items }) => Items))
    item.Status = decided.find((one) => one.DFRequestDocItemID === item.DFRequestDocItemID)?.Status ?? item.Status
  return deal
}
const at = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a accepts a document and leads to the next one that waits', async () => {
  const { decided, seen } = await shown()
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await userEvent.keyboard('a')
  await at('Notice of assessment')
  expect(decided).toEqual([
    { SiteID: 'rive-nord', DFRequestDocItemID: 101, FromStatus: 4, SeenSentAt: seen, Status: 2 },
  ])
})

test('the page states that all documents are decided after the last decision, and not before', async () => {
  const { decided } = await shown()
  const allDone = page.getByText('All documents are decided')
  const accepts = page.getByRole('button', { name: 'Accept' })
  await expect.element(accepts).toBeVisible()
  await userEvent.keyboard('a')
  await at('Notice of assessment')
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Notice of assessment' })).not.toBeInTheDocument()
  await expect.element(accepts).toBeVisible()
  expect(allDone.query()).toBeNull()
  await userEvent.keyboard('a')
  await expect.element(allDone).toBeVisible()
  expect(decided.map(({ Status }) => Status)).toEqual([2, 2, 2])
})

test('u undoes the decision and leads back to its document', async () => {
  const { undone } = await shown()
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await userEvent.keyboard('a')
  await at('Notice of assessment')
  await userEvent.keyboard('u')
  await at('Pay stub')
  await expect.element(page.getByText('Undone. The client was not notified.')).toBeVisible()
  expect(undone).toEqual([{ SiteID: 'rive-nord', DFRequestDocItemID: 101, DecidedAt: '2026-11-20T15:00:00.000Z' }])
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('r, a digit and Enter refuse a document with a reason in the client’s language', async () => {
  const { decided, seen } = await shown()
  await userEvent.keyboard('r')
  const dialog = page.getByRole('dialog', { name: 'Why is it not accepted?' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('12{Enter}')
  await at('Notice of assessment')
  expect(decided).toEqual([
    {
      SiteID: 'rive-nord',
      DFRequestDocItemID: 101,
      FromStatus: 4,
      SeenSentAt: seen,
      Status: 3,
      Reason: refusalReasons[1]?.text.fr,
    },
  ])
})

test('the next digits choose the brokerage’s own reasons that fit the document', async () => {
  const { decided } = await shown()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('button', { name: 'No year to date' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Amount owing' })).not.toBeInTheDocument()
  await userEvent.keyboard('67{Enter}')
  await at('Notice of assessment')
  expect(decided[0]?.Reason).toBe(templates.Reasons[1]?.TextFr)
})

test('digits typed into the reason stay there', async () => {
  await shown()
  await userEvent.keyboard('r')
  const box = page.getByRole('dialog').getByRole('textbox')
  await box.fill('Page ')
  await userEvent.keyboard('3')
  await expect.element(box).toHaveValue('Page 3')
})

test('s skips a document, and the period turns to its next page and the next file', async () => {
  const { decided } = await shown()
  await expect.element(page.getByText('Page 1 of 4')).toBeVisible()
  await userEvent.keyboard('...')
  await expect.element(page.getByText('IMG_2041.jpg', { exact: false }).first()).toBeVisible()
  await userEvent.keyboard('s')
  await at('Notice of assessment')
  expect(decided).toEqual([])
})

test('fifty documents are decided by the keyboard alone, with every tenth refused for a reason', {
  timeout: 120_000,
}, async () => {
  const deal = loaded()
  const [request] = deal.Documents
  const [first] = request?.Items ?? []
  if (request === undefined || first === undefined) throw new Error('the sample deal has no documents')
  const Items = Array.from({ length: 50 }, (_, index) => ({ ...first, DFRequestDocItemID: 101 + index }))
  const { decided } = await shown({ ...deal, Documents: [{ ...request, Items }] })
  // They have the same name, so the place among them shows which one is on the page.
  const here = () => [...document.querySelectorAll('nav li a')].findIndex((link) => link.hasAttribute('aria-current'))
  for (const [index] of Items.entries()) {
    await expect.poll(here).toBe(index)
    await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    await userEvent.keyboard('.')
    if (index % 10 === 9) {
      await userEvent.keyboard('r')
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await userEvent.keyboard('1{Enter}')
    } else await userEvent.keyboard('a')
    await expect.poll(() => decided.length).toBe(index + 1)
  }
  await expect.element(page.getByText('All documents are decided')).toBeVisible()
  expect(decided.map(({ DFRequestDocItemID }) => DFRequestDocItemID)).toEqual(
    Items.map((one) => one.DFRequestDocItemID),
  )
  expect(decided.filter(({ Status }) => Status === 3)).toHaveLength(5)
})
