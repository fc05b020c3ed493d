import type { Address } from '@foyer/domain/addresses/fields.ts'
import { type AddressNeed, countries } from '@foyer/domain/addresses/rules.ts'
import { typedLine, typedStreet } from '@foyer/domain/addresses/typed-line.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { useFormValue, useSetFormValue } from '../form/form-context.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { AddressFields } from './address-fields.tsx'
import classes from './address-lookup.module.css'
import { AddressSearch } from './address-search.tsx'
import { KnownAddresses } from './known-addresses.tsx'
import { useAddressSearch } from './use-address-search.ts'

interface AddressLookupProps {
  /** The path of the address in the form's values. */
  name: string
  /** Canada only: the country is not asked. */
  isCanadian?: boolean
  need: AddressNeed
}

const isTold = ({ StreetName, City, StreetNumber }: Address) => [StreetName, City, StreetNumber].some(Boolean)

/**
 * An address: a search box, and its fields once they have values or are requested. If the search fails, the fields are
 * shown.
 */
export const AddressLookup = ({ name, isCanadian = false, need }: AddressLookupProps) => {
  const t = useKitTexts()
  const set = useSetFormValue()
  const address = useFormValue<Address>(name)
  const search = useAddressSearch()
  const parts = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(isTold(address))
  const [takesFocus, setTakesFocus] = useState(false)
  const isUnavailable = search.status === 'failed'
  const byHand = () => {
    set(name, { ...address, ...typedLine(search.text) })
    setOpen(true)
  }
  const openParts = useEffectEvent(() => {
    if (!isOpen) byHand()
  })
  useEffect(() => {
    // With what is typed by then.
    if (isUnavailable) openParts()
  }, [isUnavailable])
  useEffect(() => {
    if (takesFocus) parts.current?.querySelector<HTMLElement>('input:not([role="combobox"])')?.focus()
  }, [takesFocus])

  return (
    <div className={classes.lookup}>
      {(isCanadian || address.CountryTypeDD !== countries.other) && (
        <AddressSearch
          name={name}
          optional={need === 'nothing'}
          search={search}
          onFound={(found) => {
            set(name, { ...address, ...found })
            setOpen(true)
          }}
        />
      )}
      {isUnavailable && (
        <Notice kind="info" announced>
          <p>{t('address.unavailable')}</p>
        </Notice>
      )}
      {!isOpen && (
        <button
          type="button"
          className={classes.byHand}
          // Keeps the list of suggestions open, which would otherwise close and move the button from under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            byHand()
            setTakesFocus(true)
          }}
        >
          {t('address.byHand')}
        </button>
      )}
      {!isOpen && (
        <KnownAddresses
          onChoose={(known) => {
            set(name, { ...address, ...known })
            setOpen(true)
            // The pressed button is gone, and with it the focus.
            setTakesFocus(true)
          }}
        />
      )}
      {isOpen && (
        <div ref={parts}>
          <AddressFields name={name} isCanadian={isCanadian} need={need} typedStreet={typedStreet(search.text)} />
        </div>
      )}
    </div>
  )
}
