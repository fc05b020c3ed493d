import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KeyHint } from '../kit/key-hint.tsx'
import { Commands } from './commands.tsx'

const shown = async () => {
  await page.viewport(1280, 800)
  const done: string[] = []
  await show(
    <>
      {createPortal(
        <Commands entries={[{ label: 'Sign out', onClick: () => done.push('out') }]} isShown />,
        document.body,
      )}
      <button type="button" onClick={() => done.push('note')}>
        Write a note
        <KeyHint of="n" />
      </button>
      <button type="button" aria-label="Move the deal of Élodie Roy" onClick={() => done.push('move')}>
        Move
      </button>
      <button type="button" disabled>
        Not now
      </button>
      <button type="button" hidden>
        Elsewhere
      </button>
      <a href="#documents" style={{ display: 'flex' }}>
        <span>Documents</span>
        <span>3 to decide</span>
      </a>
      <label>
        Search
        <input type="search" />
      </label>
    </>,
    { texts: ['office'] },
  )
  return done
}

const names = () => [...document.querySelectorAll('dialog li button')].map((button) => button.textContent)

test('the command menu has each button, link and search that the page offers, and what the bar has', async () => {
  await shown()
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(names()).toEqual([
    'Write a note',
    'Move the deal of Élodie Roy',
    'Documents, 3 to decide',
    'Search',
    'Sign out',
  ])
  expect(document.querySelector('dialog li button [data-key="n"]')).not.toBeNull()
})

test('Ctrl K opens it, and Enter does the first that has the typed words, whatever their accents', async () => {
  const done = await shown()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('elod mov')
  expect(names()).toEqual(['Move the deal of Élodie Roy'])
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual(['move'])
  expect(document.querySelector('dialog')).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Move the deal of Élodie Roy' })).toHaveFocus()
})

test('the arrows choose, and Escape returns to the page and does nothing', async () => {
  const done = await shown()
  await userEvent.keyboard('?')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(done).toEqual(['note'])
  await userEvent.keyboard('?')
  await userEvent.keyboard('{Escape}')
  expect(done).toEqual(['note'])
  expect(document.querySelector('dialog')).toBeNull()
})
