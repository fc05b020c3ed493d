import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Outcome } from '../client/outcome.ts'
import { TextField } from '../fields/index.ts'
import { lookUp } from '../i18n/texts.ts'
import { show } from '../testing/show-in-form.tsx'
import { FormDialog } from './form-dialog.tsx'

const t = (key: string) => lookUp('kit', key)

const Example = ({ onSubmit }: { onSubmit: () => Promise<Outcome> }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="New entry"
        submit="Save"
        texts="kit"
        values={{ Name: '' }}
        onSubmit={onSubmit}
      >
        <TextField name="Name" label="Name" />
      </FormDialog>
    </>
  )
}

const opened = async (onSubmit: () => Promise<Outcome> = async () => ({ ok: true, reply: {} })) => {
  await show(<Example onSubmit={onSubmit} />)
  const opener = page.getByRole('button', { name: 'Add' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'New entry' })
  await expect.element(dialog).toBeVisible()
  return { opener, dialog, box: dialog.getByRole('textbox', { name: 'Name' }) }
}

test('closes at once while nothing was typed, and gives the focus back', async () => {
  const { opener, dialog } = await opened()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('asks before it discards what was typed', async () => {
  const { dialog, box } = await opened()
  await box.fill('Ana')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: t('giveUp.stay') }).click()
  await expect.element(box).toHaveValue('Ana')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: t('giveUp.leave') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('stays open with what was typed when the call fails', async () => {
  const { dialog, box } = await opened(async () => ({ ok: false, key: 'NetworkFailure', errors: [] }))
  await box.fill('Ana')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('button', { name: t('retry') })).toBeVisible()
  await expect.element(box).toHaveValue('Ana')
})

test('Enter in a box saves and closes', async () => {
  const { dialog, box } = await opened()
  await box.fill('Ana')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
})
