import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressSearch } from '../gallery/found-addresses.ts'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'
import { AddressLookup } from './index.ts'

const t = (key: string) => lookUp('kit', key)
const field = (name: string) => page.getByRole('textbox', { name: t(`fields.${name}.label`), exact: true })
const search = () => page.getByRole('combobox', { name: t('fields.Address.label') })
const showAddress = (replies: Parameters<typeof showInForm>[2] = { replies: addressSearch }) =>
  showInForm(<AddressLookup name="Address" isCanadian need="full" />, { Address: blankAddress }, replies)

test('an address that is found fills its parts', async () => {
  const sent = await showAddress()
  await search().click()
  await userEvent.keyboard('157 gar')
  await page.getByRole('option', { name: /157 Garafraxa Street South/ }).click()
  await expect.element(field('StreetNumber')).toHaveValue('157')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ Address: { StreetNumber: '157', City: 'Durham', PostalFsa: 'N0G', PostalLdu: '1R0' } }])
})

test('a form that is sent while a found address is being retrieved waits for its parts', async () => {
  const retrieved = Promise.withResolvers<void>()
  const retrieve = async () => {
    await retrieved.promise
    return addressSearch['/api/MTGAPPRetrieveAddress']
  }
  const sent = await showAddress({ replies: { ...addressSearch, '/api/MTGAPPRetrieveAddress': retrieve } })
  await search().click()
  await userEvent.keyboard('157 gar')
  await page.getByRole('option', { name: /157 Garafraxa Street South/ }).click()
  // Not by its place: the list of results still covers it.
  const send = () => page.getByRole('button', { name: 'Send' }).element().closest('form')?.requestSubmit()
  send()
  expect(sent).toEqual([])
  send()
  retrieved.resolve()
  await expect.poll(() => sent).toMatchObject([{ Address: { StreetNumber: '157', City: 'Durham' } }])
  await expect.element(field('StreetNumber')).toHaveValue('157')
  expect(sent).toHaveLength(1)
})

test('a press elsewhere closes the list only once it is released, so that what is pressed does not move away', async () => {
  await showAddress()
  await search().click()
  await userEvent.keyboard('157 gar')
  const option = page.getByRole('option').first()
  await expect.element(option).toBeVisible()
  const press = (type: string) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  press('mousedown')
  ;(search().element() as HTMLElement).blur()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(option).toBeVisible()
  press('mouseup')
  await expect.element(option).not.toBeInTheDocument()
})

test('a box that has the focus already opens its list again when it is pressed', async () => {
  await showAddress()
  await search().click()
  await userEvent.keyboard('157 gar')
  const option = page.getByRole('option').first()
  await expect.element(option).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(option).not.toBeInTheDocument()
  await search().click()
  await expect.element(option).toBeVisible()
})

test('an address that was typed and not chosen: the refused form shows what was found again', async () => {
  await showAddress({
    replies: addressSearch,
    rules: () => [{ Field: 'Address.StreetName', Key: 'MortgageMissingAddress' }],
  })
  await search().click()
  await userEvent.keyboard('157 gar')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click({ force: true })
  await page.getByRole('link').first().click()
  await expect.element(search()).toHaveFocus()
  await expect.element(page.getByRole('option').first()).toBeVisible()
})

test('by hand, the focus is in the first part', async () => {
  await showAddress()
  await page.getByRole('button', { name: t('address.byHand') }).click()
  await expect.element(field('StreetNumber')).toHaveFocus()
})

test('by hand, what was typed into the search is in its parts', async () => {
  const sent = await showAddress()
  await search().click()
  await userEvent.keyboard('12 Nowhere Lane')
  await page.getByRole('button', { name: t('address.byHand') }).click()
  await expect.element(field('StreetNumber')).toHaveValue('12')
  await expect.element(field('StreetName')).toHaveValue('Nowhere')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toMatchObject([{ Address: { StreetName: 'Nowhere', StreetTypeDD: 8 } }])
})

test('by hand abroad, the street keeps the type that was typed', async () => {
  await showInForm(<AddressLookup name="Address" need="full" />, { Address: blankAddress }, { replies: addressSearch })
  await search().click()
  await userEvent.keyboard('24 rue de la République, Lyon')
  await page.getByRole('button', { name: t('address.byHand') }).click()
  await page.getByRole('combobox', { name: t('fields.CountryDD.label') }).fill('France')
  await page.getByRole('option', { name: 'France', exact: true }).click()
  await expect.element(field('StreetName')).toHaveValue('rue de la République')
})

test('a postal code fills in a province that is not chosen yet, and leaves one that is', async () => {
  const sent = await showInForm(<AddressLookup name="Address" isCanadian need="full" />, { Address: blankAddress })
  const send = () => page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: t('address.byHand') }).click()
  await field('PostalFsa').fill('G1R 2S8')
  await send()
  await field('PostalFsa').fill('K1A 0B1')
  await send()
  await expect
    .poll(() => sent)
    .toMatchObject([{ Address: { ProvinceDD: 11 } }, { Address: { ProvinceDD: 11, PostalFsa: 'K1A' } }])
})

test('an address can be marked as having no number', async () => {
  const sent = await showAddress()
  await page.getByRole('button', { name: t('address.byHand') }).click()
  await page.getByRole('checkbox', { name: t('fields.NoStreetNumberFlag.label') }).click()
  await expect.element(field('StreetNumber')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toMatchObject([{ Address: { NoStreetNumberFlag: 1, StreetNumber: '' } }])
})

test('a search that fails offers the parts instead', async () => {
  await showAddress({ replies: { '/api/MTGAPPFindAddress': 'network' } })
  await search().click()
  await userEvent.keyboard('157 gar')
  await expect.element(page.getByText(t('address.unavailable'))).toBeVisible()
  await expect.element(field('City')).toBeVisible()
  await expect.element(field('StreetNumber')).toHaveValue('157')
})

test('the form follows the country: another one clears province and code, and has a region in words', async () => {
  const address = { ...blankAddress, StreetName: 'Elm', ProvinceDD: 9, PostalFsa: 'K1A', PostalLdu: '0B1' }
  const sent = await showInForm(<AddressLookup name="Address" need="full" />, { Address: address })
  const choose = async (country: string) => {
    await page.getByRole('combobox', { name: t('fields.CountryDD.label') }).fill(country)
    await page.getByRole('option', { name: country, exact: true }).click()
  }
  const send = () => page.getByRole('button', { name: 'Send' }).click()
  await choose('United States')
  await expect.element(page.getByRole('combobox', { name: t('fields.State.label') })).toBeVisible()
  await field('Zip').fill('14222')
  await send()
  await choose('France')
  await page.getByRole('textbox', { name: t('fields.Region.label'), exact: false }).fill('Bretagne')
  await expect
    .element(page.getByRole('textbox', { name: t('fields.InternationalPostalCode.label'), exact: false }))
    .toHaveValue('')
  await send()
  await choose('Canada')
  await expect.element(page.getByRole('combobox', { name: t('fields.ProvinceDD.label') })).toBeVisible()
  await send()
  const cleared = { ProvinceDD: -1, PostalFsa: '', PostalLdu: '' }
  await expect
    .poll(() => sent)
    .toMatchObject([
      { Address: { ...cleared, CountryTypeDD: 2, CountryDD: 2, InternationalPostalCode: '14222' } },
      { Address: { ...cleared, CountryTypeDD: 2, CountryDD: 250, InternationalPostalCode: '', Region: 'Bretagne' } },
      { Address: { ...cleared, CountryTypeDD: 1, CountryDD: 1, Region: '' } },
    ])
})
