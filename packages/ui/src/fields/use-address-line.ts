import { addressLine, streetLine } from '@foyer/domain/addresses/address-lines.ts'
import type { Address } from '@foyer/domain/addresses/fields.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useMenuWords } from './use-menu.ts'

/** Formats addresses in the page's language: `line(address)` in full, `street(address)` without the town. */
export const useAddressLine = () => {
  const { language } = useLanguage()
  const words = {
    StreetType: useMenuWords('StreetType'),
    StreetDirection: useMenuWords('StreetDirection'),
    Province: useMenuWords('Province'),
    STATE: useMenuWords('STATE'),
    IdentificationCountry: useMenuWords('IdentificationCountry'),
  }
  const wordOf = (menu: keyof typeof words, code: number) => words[menu](code)
  return {
    line: (address: Address) => addressLine(address, language, wordOf),
    street: (address: Address) => streetLine(address, language, wordOf),
  }
}
