import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show-in-form.tsx'
import { PageHead } from './page-head.tsx'

/** Goes to a page that is still loading; the reply renders its heading again, as a step of the wizard does. */
const goToLoadingPage = async () => {
  let load = () => {}
  const Loading = () => {
    const [isLoaded, setLoaded] = useState(false)
    load = () => flushSync(() => setLoaded(true))
    return (
      <>
        <button type="button">Menu</button>
        <PageHead key={String(isLoaded)} title={isLoaded ? 'Loaded' : 'Loading'} />
      </>
    )
  }
  await show(
    <Routes>
      <Route path="/" element={<Link to="/step">Go</Link>} />
      <Route path="/step" element={<Loading />} />
    </Routes>,
  )
  await page.getByRole('link', { name: 'Go' }).click()
  await expect.element(page.getByRole('heading', { name: 'Loading' })).toHaveFocus()
  return () => load()
}

test('the heading of a loaded page takes over the focus of the one it replaces', async () => {
  const load = await goToLoadingPage()
  load()
  await expect.element(page.getByRole('heading', { name: 'Loaded' })).toHaveFocus()
})

test('a page that has loaded leaves the focus where the user moved it', async () => {
  const load = await goToLoadingPage()
  await page.getByRole('button', { name: 'Menu' }).click()
  load()
  await expect.element(page.getByRole('heading', { name: 'Loaded' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
})
