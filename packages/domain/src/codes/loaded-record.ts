import type { Address } from '../addresses/fields.ts'
import { isAddressGroup } from '../addresses/vocabulary.ts'
import type { Word, Words } from '../applicants/kinds/define-kind.ts'
import type { LoadedRecord } from '../applicants/kinds/kind-schemas.ts'
import { type Owner, ownerTotals } from '../applicants/totals.ts'
import { formatDate } from '../kit/dates.ts'
import type { Language } from '../kit/language.ts'
import { formatMoney } from '../kit/money.ts'
import type { Blank, Field, Vocabulary } from '../kit/vocabulary.ts'
import { loadedAddress } from './address-lines.ts'
import { isMenuCode, labelOf } from './menus.ts'

export const wordsIn = (language: Language): Words => ({
  language,
  menu: (code, value) => labelOf(code, value, language),
})

/** One value as text; empty without a value. */
const inWords = (field: Field | undefined, value: unknown, { language, menu }: Words): string => {
  if (field?.kind === 'choice' && field.menu !== undefined && isMenuCode(field.menu))
    return menu(field.menu, Number(value))
  if (field?.kind === 'money') return formatMoney(typeof value === 'number' ? value : null, language)
  return field?.kind === 'date' ? formatDate(String(value), language) : ''
}

/** A record in replies: with the labels and figures that lists, summaries and PDFs show. */
export const loadedRecord = <V extends Vocabulary, W extends string>(
  { fields, words }: { readonly fields: V; readonly words: { readonly [Key in W]: Word<V> } },
  record: Blank<V>,
  language: Language,
): LoadedRecord<V, W> => {
  const writer = wordsIn(language)
  const loaded: Record<string, unknown> = { ...record }
  for (const [name, field] of Object.entries(fields)) {
    if (isAddressGroup(field)) loaded[name] = loadedAddress(loaded[name] as Address, language)
  }
  for (const [name, word] of Object.entries<Word<V>>(words)) {
    loaded[name] = 'of' in word ? inWords(fields[word.of], record[word.of], writer) : word.text(record, writer)
  }
  // TypeScript cannot compute the names of a kind.
  return loaded as LoadedRecord<V, W>
}

/** The figures of a summary as text, for one or all applicants. */
export const summaryTotals = (owners: readonly Owner[], language: Language) => {
  const { AnnualIncome, PropertyCount, TotalAsset } = ownerTotals(...owners)
  return {
    strAnnualIncome: formatMoney(AnnualIncome, language),
    PropertyCount,
    strTotalAsset: formatMoney(TotalAsset, language),
  }
}
