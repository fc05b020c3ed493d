import type { Address } from '@foyer/domain/addresses/fields.ts'
import { isInCanada } from '@foyer/domain/addresses/rules.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { useFormValue } from '../form/form-context.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'

const AreAbroad = createContext(false)

export const useIsAbroad = (address: string): boolean => !isInCanada(useFormValue<Address>(address))

/** Around the amounts of what is at this address: abroad, the help of each one names the currency. */
export const AmountsOf = ({ address, children }: { address: string; children: ReactNode }) => (
  <AreAbroad value={useIsAbroad(address)}>{children}</AreAbroad>
)

export const useAmountHelp = (help: string | undefined): string | undefined => {
  const t = useKitTexts()
  const areAbroad = useContext(AreAbroad)
  return areAbroad ? [help, t('money.abroad')].filter(Boolean).join(' ') : help
}
