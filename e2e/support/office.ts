import type { Staff } from '@foyer/server/testing/office-builders.ts'
import type { TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import type { Page } from 'playwright-core'

/** With the code of a mail, the person's `mails`-th, and that of an authenticator app, as in every new browser. */
export const signInToOffice = async (
  page: Page,
  foyer: TestFoyer,
  staff: Staff,
  say: (key: string) => string,
  address: string,
  mails = 1,
): Promise<void> => {
  await page.goto(address)
  await page.getByRole('textbox', { name: say('office.sign-in:fields.Email.label') }).fill(staff.email)
  await page.getByRole('button', { name: say('office.sign-in:email.submit'), exact: true }).click()
  const [code = ''] = /\b\d{6}\b/.exec((await foyer.mailbox.arrived(staff.email, mails)).text) ?? []
  await page.getByRole('textbox', { name: say('office.sign-in:fields.code.label') }).fill(code)
  await page.getByRole('textbox', { name: say('office:fields.Code.label') }).fill(staff.code())
}
