import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show-in-form.tsx'
import { LeavingSoon } from './leaving-soon.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A confirmation, whose heading is this far below the top of the window. */
const showConfirmation = (below = 0) =>
  show(
    <Routes>
      <Route
        path="/"
        element={
          <div style={{ paddingTop: below }}>
            <h1>Sent</h1>
            <LeavingSoon
              to="/list"
              leaving={(count) => `${count} seconds`}
              announced="The list opens soon."
              go="Go"
              stay="Stay"
            />
          </div>
        }
      />
      <Route path="/list" element={<h1>List</h1>} />
    </Routes>,
  )

test('opens the next page fifteen seconds after the confirmation was seen', async () => {
  await showConfirmation()
  await expect.element(page.getByText('15 seconds')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(14_000)
  await expect.element(page.getByText('1 seconds')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
})

test('stays with someone who presses a key', async () => {
  await showConfirmation()
  await expect.element(page.getByText('15 seconds')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('15 seconds')).not.toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
})

test('a press on its link opens the next page at once', async () => {
  await showConfirmation()
  await expect.element(page.getByText('15 seconds')).toBeInTheDocument()
  await page.getByRole('link', { name: 'Go' }).click()
  await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
})

test('does not count before the heading was in the window', async () => {
  await showConfirmation(3000)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(page.getByText(/seconds/)).not.toBeInTheDocument()
  document.querySelector('h1')?.scrollIntoView()
  await expect.element(page.getByText('15 seconds')).toBeInTheDocument()
})
