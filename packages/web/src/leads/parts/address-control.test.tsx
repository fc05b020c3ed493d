import { addressSearch } from '@foyer/ui/gallery/found-addresses.ts'
import { showInForm } from '@foyer/ui/testing/show-in-form.tsx'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AddressControl } from './address-control.tsx'

const replies = { ...addressSearch, '/v1/leadopportunities/LoadCanadaPostResults': { refused: 'NoAccess' } } as const

const street = '157 Garafraxa Street South'

const sentWith = async (codes: string[], shown: string) => {
  const blank = Object.fromEntries(codes.map((code) => [code, ['', '']]))
  const sent = await showInForm(
    <AddressControl name="row.ADDRESSLOOKUP.0" label="Address" row="row" codes={codes} />,
    { row: { ...blank, ADDRESSLOOKUP: [''] } },
    { replies },
  )
  await page.getByRole('combobox', { name: 'Address' }).click()
  await userEvent.keyboard('157 gar')
  await page.getByRole('option', { name: /157 Garafraxa Street South/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Address' })).toHaveValue(shown)
  return sent
}
const send = () => page.getByRole('button', { name: 'Send' }).click()

test('a look-up alone holds the street, the city, the province and the postal code', async () => {
  const sent = await sentWith(['ADDRESSLOOKUP'], `${street}, Durham, ON, N0G 1R0`)
  await send()
  await expect.poll(() => sent).toEqual([{ row: { ADDRESSLOOKUP: [`${street}, Durham, ON, N0G 1R0`] } }])
})

test('a look-up with its questions beside it holds the street and fills them', async () => {
  const sent = await sentWith(['ADDRESSLOOKUP', 'CITY', 'PROVINCE', 'POSTALCODE'], street)
  await expect
    .poll(async () => {
      await send()
      return sent.at(-1)
    })
    .toMatchObject({
      row: {
        ADDRESSLOOKUP: [street],
        CITY: ['Durham'],
        PROVINCE: ['9'],
        POSTALCODE: ['N0G', '1R0'],
      },
    })
})
