import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queries, useCall } from '../client/use-call.ts'
import type { GalleryReply } from '../gallery/entry.ts'
import { Frame } from '../page/frame.tsx'
import { StepPage } from '../page/step-page.tsx'
import { show } from '../testing/show-in-form.tsx'

const path = '/api/loadMTGAppDD'

const named = (Label: string) => ({ Items: [{ Value: 1, Label }] })

const Page = () => {
  const [LanguageID, setLanguage] = useState<1 | 2>(1)
  const { reply, isLoading, failure, retry } = useCall(path, { MenuCode: 'IncomeType', LanguageID, SiteID: 'demo' })
  return (
    <Frame skip="Skip">
      <button type="button" onClick={() => setLanguage(2)}>
        Français
      </button>
      <StepPage title="A page" {...{ isLoading, failure }} onRetry={() => void retry()}>
        <p>{reply?.Items[0]?.Label}</p>
        <input aria-label="Name" />
      </StepPage>
    </Frame>
  )
}

const name = page.getByRole('textbox', { name: 'Name' })
const stale = page.getByText('This page may not be up to date', { exact: false })

/** A page whose call replies with a salary, then with these, and in which a name was typed. */
const showTyped = async (...replies: GalleryReply<typeof path>[]) => {
  await show(<Page />, { replies: { [path]: [named('Salary'), ...replies] } })
  await expect.element(page.getByText('Salary')).toBeVisible()
  await name.fill('Ada')
}

test('a page that cannot be refreshed keeps what was typed, states so, and is refreshed when asked', async () => {
  await showTyped({ refused: 'ServerError' }, named('Wage'))
  await queries.invalidateQueries({ queryKey: [path] })
  await expect.element(stale).toBeVisible()
  await expect.element(page.getByText('Salary')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Wage')).toBeVisible()
  await expect.element(stale).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Ada')
})

test('a page that cannot be refreshed is refreshed by itself once the connection is back', async () => {
  await showTyped({ refused: 'ServerError' }, named('Wage'))
  await queries.invalidateQueries({ queryKey: [path] })
  await expect.element(stale).toBeVisible()
  const { onLine } = navigator
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
  // Being offline is stated by a banner of its own.
  await expect.element(stale).not.toBeInTheDocument()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine })
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Wage')).toBeVisible()
  await expect.element(stale).not.toBeInTheDocument()
})

test('a page whose right has ended is replaced', async () => {
  await showTyped({ refused: 'NoAccess' })
  await queries.invalidateQueries({ queryKey: [path] })
  await expect.element(name).not.toBeInTheDocument()
  await expect.element(stale).not.toBeInTheDocument()
})

test('another language of the page keeps what was typed while it loads', async () => {
  const french = Promise.withResolvers<ReturnType<typeof named>>()
  await showTyped(() => french.promise)
  await page.getByRole('button', { name: 'Français' }).click()
  await expect.poll(() => queries.isFetching()).toBe(1)
  await expect.element(page.getByText('Salary')).toBeVisible()
  french.resolve(named('Salaire'))
  await expect.element(page.getByText('Salaire')).toBeVisible()
  await expect.element(name).toHaveValue('Ada')
})

test('another language of the page keeps what was typed where it cannot be loaded, and is loaded when asked', async () => {
  await showTyped({ refused: 'ServerError' }, named('Salaire'))
  await page.getByRole('button', { name: 'Français' }).click()
  await expect.element(stale).toBeVisible()
  await expect.element(page.getByText('Salary')).toBeVisible()
  await expect.element(name).toHaveValue('Ada')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Salaire')).toBeVisible()
  await expect.element(stale).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Ada')
})

test('another language of a page whose right has ended replaces it', async () => {
  await showTyped({ refused: 'NoAccess' })
  await page.getByRole('button', { name: 'Français' }).click()
  await expect.element(name).not.toBeInTheDocument()
})
