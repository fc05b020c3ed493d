import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { owner } from '../../gallery/fixtures.ts'
import { paths, routes } from '../../kit/paths.ts'
import { MeProvider } from '../../session/me.ts'
import { Revealable } from './revealable.tsx'

type Asked = BodyOf<'/console-api/RevealSin'>
const place = { SiteID: 'rive-nord', MortgageApplicationID: 7001 }
const hidden = { kind: 'sin', recordId: 0, applicantId: 8001, name: 'Ada Roy', label: 'SIN' } as const

const shown = async (actions = owner.Actions) => {
  const asked: Asked[] = []
  const cell = <Revealable mask="••• ••• 286" hidden={hidden} />
  await show(
    <MeProvider value={{ ...owner, Actions: actions }}>
      <Routes>
        <Route path={routes.officeDeal} element={cell} />
        <Route path="*" element={<Navigate to={paths.deal(place)} replace />} />
      </Routes>
    </MeProvider>,
    {
      texts: ['office', 'office.deal'],
      replies: {
        '/console-api/RevealSin': (body) => {
          asked.push(body)
          return { Value: '046454286' }
        },
      },
    },
  )
  return asked
}
const value = () => page.getByText('046\u00a0454\u00a0286')
const reveal = async () => {
  await page.getByRole('button', { name: 'Show: SIN of Ada Roy' }).click()
  await page.getByRole('radio', { name: 'Credit check' }).click({ force: true })
  await page.getByRole('button', { name: 'Show the number' }).click()
  await expect.element(value()).toBeVisible()
}
const gone = () => expect.element(value()).not.toBeInTheDocument()

test('a value is asked for with its reason, announced, and in no cache of replies', async () => {
  const asked = await shown()
  await reveal()
  expect(asked).toEqual([{ ...place, ApplicantID: 8001, Reason: 'creditCheck', Words: '' }])
  await expect.element(page.getByRole('status').filter({ hasText: '454' })).toBeVisible()
  expect(
    JSON.stringify(
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('046454286')
  await userEvent.keyboard('{Enter}')
  await gone()
})

test.each([
  ['the window is left', () => globalThis.dispatchEvent(new Event('blur'))],
  ['another tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is printed', () => globalThis.dispatchEvent(new Event('beforeprint'))],
])('a value is gone when %s', async (_, leave) => {
  await shown()
  await reveal()
  leave()
  await gone()
})

test('a value is gone after a minute', async () => {
  await shown()
  await reveal()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
  await gone()
  clock.mockRestore()
})

test('who may not show a value sees the mask and no button', async () => {
  await shown(owner.Actions.filter((action) => action !== 'reveal.sin'))
  await expect.element(page.getByText('••• ••• 286')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
