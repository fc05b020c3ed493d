import type { Problem } from '@foyer/domain/kit/problem.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { useDialogFor } from '../dialogs/use-dialog-for.ts'
import { TextField } from '../fields/index.ts'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'
import { RecordField } from './record-field.tsx'

interface Row {
  Holder: string
  Balance: string
}

const rows: Row[] = [
  { Holder: 'North', Balance: '1' },
  { Holder: 'South', Balance: '' },
]
const rowRules = ({ Balance }: Row): Problem[] =>
  Balance === '' ? [{ Field: 'Balance', Key: 'RequiredPassword' }] : []
const rules = ({ Rows }: { Rows: Row[] }): Problem[] =>
  Rows.flatMap((row, index) => rowRules(row).map(({ Key }) => ({ Field: `Rows.${index}.Balance`, Key })))

const List = () => {
  const { dialog, open, close } = useDialogFor<Row>()
  return (
    <RecordField
      name="Rows"
      label="Rows"
      onOpen={(index, field) => {
        const row = rows[index]
        if (row) open(row, field)
      }}
    >
      <button type="button">First button of the list</button>
      {dialog !== null && (
        <FormDialog
          key={dialog.opened}
          title={dialog.row.Holder}
          submit="Keep"
          texts="account"
          values={dialog.row}
          rules={rowRules}
          startAt={dialog.startAt}
          isOpen={dialog.isOpen}
          onClose={close}
          onSubmit={() => Promise.resolve({ ok: true, reply: {} })}
        >
          <TextField name="Holder" label="Holder" />
          <TextField name="Balance" label="Balance" />
        </FormDialog>
      )}
    </RecordField>
  )
}

test('a link of the error summary opens the record that the error is about, at its field and with its errors', async () => {
  await showInForm(<List />, { Rows: rows }, { rules })
  await page.getByRole('button', { name: 'Send' }).click()
  const text = lookUp('errors', 'RequiredPassword')
  await page.getByRole('link', { name: text }).click()
  const dialog = page.getByRole('dialog', { name: 'South' })
  await expect.element(dialog.getByRole('textbox', { name: 'Balance' })).toHaveFocus()
  await expect.element(dialog.getByRole('textbox', { name: 'Balance' })).toHaveAccessibleDescription(text)
  await expect.element(dialog.getByRole('textbox', { name: 'Holder' })).not.toHaveAccessibleDescription()
})
