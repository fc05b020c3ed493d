import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { usualMenus } from '@foyer/ui/gallery/fake-transport.ts'
import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listed, page as pageOf, someCounts } from '../../gallery/deals.ts'
import { owner } from '../../gallery/fixtures.ts'
import { routes } from '../../kit/paths.ts'
import { MeProvider } from '../../session/me.ts'
import { DealsPage } from './deals-page.tsx'

test('a search that finds nothing in its view leads to the view that has the deal', async () => {
  await page.viewport(1280, 800)
  await show(
    <MeProvider value={owner}>
      <CallIdsProvider value={{ SiteID: 'rive-nord', UserID: '' }}>
        <Routes>
          <Route path={routes.officeDeals} element={<DealsPage />} />
          <Route path="*" element={<Navigate to={`${routes.officeDeals}?q=514555`} replace />} />
        </Routes>
      </CallIdsProvider>
    </MeProvider>,
    {
      texts: ['office', 'office.deals', 'office.sites'],
      usual: usualMenus,
      replies: {
        '/console-api/CountPipeline': someCounts,
        '/console-api/ListViews': { Views: [] },
        '/console-api/ListChanges': { Changes: [], CompleteFl: 1, Now: '2026-11-26T12:00:00.000Z' },
        '/console-api/ListPipeline': ({ View, Search }) => {
          expect(Search).toBe('514555')
          return pageOf(View === 'open' ? [listed({ Client: 'Luc Roy' })] : [])
        },
      },
    },
  )
  await expect.element(page.getByText('No deal matches')).toBeVisible()
  await page.getByRole('button', { name: '1 deal matches in “Open”' }).click()
  await expect.element(page.getByRole('link', { name: 'Luc Roy' })).toHaveFocus()
  await expect.element(page.getByRole('tab', { name: 'Open 41', selected: true })).toBeVisible()
  expect(page.getByRole('button', { name: /match/ }).elements()).toEqual([])
})
