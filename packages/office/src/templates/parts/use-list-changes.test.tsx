import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { owner } from '../../gallery/fixtures.ts'
import { templates } from '../../gallery/templates.ts'
import { MeProvider } from '../../session/me.ts'
import { TemplatesPage } from './templates-page.tsx'

const [first, second, ...others] = templates.Reasons
const moved = {
  ...templates,
  ReasonsVersion: 4,
  Reasons: [second, first, ...others].flatMap((one) => (one === undefined ? [] : [one])),
}

test.each([
  ['changes', 'Edit Screenshots', 'Save the reason'],
  ['removes', 'Remove Screenshots', 'Remove'],
])(
  'a dialog that a colleague’s change of the order made stale %s no other template, however often it is sent',
  async (_, opens, sends) => {
    await page.viewport(1280, 800)
    await show(
      <MeProvider value={owner}>
        <TemplatesPage />
      </MeProvider>,
      {
        texts: ['office', 'office.templates'],
        replies: {
          '/console-api/ListTemplates': [templates, moved],
          '/console-api/SaveReasons': [{ refused: 'StaleEdit' }, { Version: 5 }],
        },
      },
    )
    await page.getByRole('button', { name: opens }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: sends, exact: true })
    const refused = dialog.getByText('This has been changed in another window or by someone else.')
    await send.click()
    await expect.element(refused).toBeVisible()
    // What the colleague saved is behind it, with another template in the place of this one.
    await expect.element(page.getByLabelText('Move up Screenshots')).toBeInTheDocument()
    await send.click()
    await expect.element(refused).toBeVisible()
    await expect.element(send).toBeVisible()
    expect(page.getByText(/^(?:Saved|Removed)\./).query()).toBeNull()
  },
)
