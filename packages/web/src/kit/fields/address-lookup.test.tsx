import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressSearch } from '../../gallery/found-addresses.ts'
import { showInForm } from '../../testing/show-in-form.tsx'
import { AddressLookup } from './index.ts'

const t = (key: string) => i18next.t(`kit:${key}`)
const field = (name: string) => page.getByRole('textbox', { name: t(`fields.${name}.label`), exact: true })
const search = () => page.getByRole('combobox', { name: t('fields.Address.label') })
const showAddress = (replies: Parameters<typeof showInForm>[2] = { replies: addressSearch }) =>
  showInForm(<AddressLookup name="Address" isCanadian />, { Address: blankAddress }, replies)

test('an address that is found fills its parts', async () => {
  const sent = await showAddress()
  await search().click()
  await userEvent.keyboard('157 gar')
  await page.getByRole('option', { name: /157 Garafraxa Street South/ }).click()
  await expect.element(field('StreetNumber')).toHaveValue('157')
  await page.getByRole('button', { name: 'Send' }).click()
  expect(sent).toMatchObject([{ Address: { StreetNumber: '157', City: 'Durham', PostalFsa: 'N0G', PostalLdu: '1R0' } }])
})

test('by hand, the focus is in the first part', async () => {
  await showAddress()
  await page.getByRole('button', { name: t('address.byHand') }).click()
  await expect.element(field('StreetNumber')).toHaveFocus()
})

test('a search that fails offers the parts instead', async () => {
  await showAddress({ replies: { '/api/MTGAPPFindAddress': 'network' } })
  await search().click()
  await userEvent.keyboard('157 gar')
  await expect.element(page.getByText(t('address.unavailable'))).toBeVisible()
  await expect.element(field('City')).toBeVisible()
})
