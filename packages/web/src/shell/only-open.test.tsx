import { lookUp } from '@foyer/ui/i18n/texts.ts'
import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { Link, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SiteID, visitorSite } from '../gallery/fixtures.ts'
import { SiteProvider } from '../site/site.tsx'
import { OnlyOpen } from './only-open.tsx'

test.each(['en', 'fr'] as const)(
  'a closed site has one heading in %s, which has the focus on every page but the first',
  async (language) => {
    await show(
      <SiteProvider site={{ ...visitorSite, SiteID, OpenFl: 0 }}>
        <Link to="/other">Go</Link>
        <Routes>
          <Route element={<OnlyOpen />}>
            <Route path="*" element={<h1>A page of an open site</h1>} />
          </Route>
        </Routes>
      </SiteProvider>,
      { language, texts: ['shell'] },
    )
    const heading = page.getByRole('heading')
    await expect.element(heading).toHaveTextContent(lookUp('shell', 'notOpen.title', {}))
    await expect.element(document.body).toHaveFocus()
    await page.getByRole('link', { name: 'Go' }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(heading.elements()).toHaveLength(1)
  },
)
