import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { FoundAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import { read } from '@foyer/ui/client/call.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { AddressSearch } from '@foyer/ui/fields/address-search.tsx'
import { useAddressSearch } from '@foyer/ui/fields/use-address-search.ts'
import { useSetFormValue } from '@foyer/ui/form/form-context.ts'
import type { FieldProps } from '@foyer/ui/form/use-field.ts'
import { useKitTexts } from '@foyer/ui/i18n/kit-texts.ts'
import { useEffect } from 'react'
import { neighboursOf } from './address-values.ts'

/** Fills the related fields after the list has closed. */
const pauseMilliseconds = 100

/** A result that the server found for this site within a day, else the service's own. */
const useKeptSearch = () => {
  const { SiteID } = useCallIds()
  const search = useAddressSearch()
  return {
    ...search,
    retrieve: async (item: FoundAddress): Promise<Address | undefined> => {
      const { Id } = item
      const kept = await read('/v1/leadopportunities/LoadCanadaPostResults', { Id, SiteID })
      if (kept.ok) {
        const { Unit, ...parts } = kept.reply.Addr
        return { ...parts, UnitNumber: Unit } as Address
      }
      return search.retrieve(item)
    },
  }
}

/** The questions beside a look-up that hold what its first line lacks. */
const placeCodes = ['CITY', 'PROVINCE', 'POSTALCODE']
/** The whole address, for a look-up without these questions: its box is then all that is sent. */
const wholeLine = ({ Text, Description }: FoundAddress) => [Text, Description].filter(Boolean).join(', ')

interface AddressControlProps extends FieldProps {
  /** The row whose address fields it fills. */
  row: string
  /** The codes of that row. */
  codes: readonly string[]
}

/** A search box that fills the address fields beside it. Typed text counts even without a result. */
export const AddressControl = ({ row, codes, ...props }: AddressControlProps) => {
  const t = useKitTexts()
  const set = useSetFormValue()
  const search = useKeptSearch()
  useEffect(() => set(props.name, search.text), [set, props.name, search.text])
  const onFound = async (address: Address) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    for (const [code, values] of Object.entries(neighboursOf(address))) {
      if (codes.includes(code)) set(`${row}.${code}`, values)
    }
  }
  return (
    <>
      <AddressSearch
        {...props}
        search={search}
        onFound={onFound}
        {...(!placeCodes.every((code) => codes.includes(code)) && { inBox: wholeLine })}
      />
      {search.status === 'failed' && (
        <Notice kind="info" announced>
          <p>{t('address.unavailable')}</p>
        </Notice>
      )}
    </>
  )
}
