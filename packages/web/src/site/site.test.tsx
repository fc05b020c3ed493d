import { queries } from '@foyer/ui/client/use-call.ts'
import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visitorSite } from '../gallery/fixtures.ts'
import type { SiteConfiguration } from './embedded-site.ts'
import { SiteOutlet } from './site.tsx'
import { reloadSite } from './use-site-load.ts'

/** Shows a page of a site, whose call replies once, and from then on as `later` does. */
const showPage = async (later: () => SiteConfiguration | Record<'ReturnStatus', object>) => {
  let isFirst = true
  const load = () => {
    const reply = isFirst ? visitorSite : later()
    isFirst = false
    return reply as SiteConfiguration
  }
  await show(
    <Routes>
      <Route element={<SiteOutlet SiteID="demo" lost={<p>Lost</p>} />}>
        <Route path="*" element={<input aria-label="Name" />} />
      </Route>
    </Routes>,
    { replies: { '/api/loadSiteConfiguration': load } },
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
}

test('a page stays with what was typed while its site cannot be reached again', async () => {
  await showPage(() => {
    throw new TypeError('Failed to fetch')
  })
  await reloadSite('demo')
  await expect.poll(() => queries.isFetching()).toBe(0)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await expect.element(page.getByText('Lost')).not.toBeInTheDocument()
})

test('a page of a site that is gone is lost', async () => {
  await showPage(() => ({ ReturnStatus: { ReturnCode: 404, ReturnMessage: 'UnknownSite' } }))
  await reloadSite('demo')
  await expect.element(page.getByText('Lost')).toBeVisible()
})
