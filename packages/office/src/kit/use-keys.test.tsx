import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KeysNote } from './key-hint.tsx'
import { useKeys } from './use-keys.ts'

const Example = ({ onKey }: { onKey: (name: string) => void }) => {
  useKeys({ j: () => onKey('j'), Z: () => onKey('Z'), k: () => false })
  return (
    <>
      <input aria-label="Box" />
      <KeysNote>Keys: j and Z.</KeysNote>
    </>
  )
}

const shown = async () => {
  onTestFinished(() => localStorage.clear())
  await page.viewport(1280, 800)
  const pressed: string[] = []
  await show(<Example onKey={(name) => pressed.push(name)} />, { texts: ['office'] })
  return pressed
}

test('a single key acts, with Shift as its own key, and not beside Ctrl', async () => {
  const pressed = await shown()
  await userEvent.keyboard('j{Shift>}Z{/Shift}{Control>}j{/Control}x')
  expect(pressed).toEqual(['j', 'Z'])
})

test('a key typed into a field stays there', async () => {
  const pressed = await shown()
  const box = page.getByRole('textbox', { name: 'Box' })
  await box.click()
  await userEvent.keyboard('jk')
  await expect.element(box).toHaveValue('jk')
  expect(pressed).toEqual([])
})

test('a person who switches the keys off presses none by mistake, until they are on again', async () => {
  const pressed = await shown()
  await page.getByRole('button', { name: 'Switch the keys off' }).click()
  await userEvent.keyboard('j')
  expect(pressed).toEqual([])
  await page.getByRole('button', { name: 'Switch the keys on' }).click()
  await userEvent.keyboard('j')
  expect(pressed).toEqual(['j'])
})
