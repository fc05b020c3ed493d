import type { Address } from '@foyer/domain/addresses/fields.ts'
import { createContext, useContext, useId } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './address-lookup.module.css'
import { useAddressLine } from './use-address-line.ts'

const Known = createContext<readonly Address[]>([])
/** The addresses that the user has given before, for every address field inside. */
export const KnownAddressesProvider = Known.Provider

/** Addresses that were given before, to take over with one tap. */
export const KnownAddresses = ({ onChoose }: { onChoose: (address: Address) => void }) => {
  const t = useKitTexts()
  const id = useId()
  const { street } = useAddressLine()
  const known = useContext(Known)
  if (known.length === 0) return null
  return (
    <div className={classes.known}>
      <p id={id} className={classes.knownTitle}>
        {t('address.known')}
      </p>
      <ul aria-labelledby={id} className={classes.knownList}>
        {known.map((address) => (
          <li key={JSON.stringify(address)}>
            <button type="button" className={classes.byHand} onClick={() => onChoose(address)}>
              {street(address)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
