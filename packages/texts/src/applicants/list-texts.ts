import type { ListedId } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { en as addressesEn } from './addresses/en.ts'
import { fr as addressesFr } from './addresses/fr.ts'
import { en as assetsEn } from './assets/en.ts'
import { fr as assetsFr } from './assets/fr.ts'
import { en as incomesEn } from './incomes/en.ts'
import { fr as incomesFr } from './incomes/fr.ts'
import { en as liabilitiesEn } from './liabilities/en.ts'
import { fr as liabilitiesFr } from './liabilities/fr.ts'
import { en as propertiesEn } from './properties/en.ts'
import { fr as propertiesFr } from './properties/fr.ts'

/** The texts of every list in both languages, for the server: it does not search folders. */
export const listTexts: Record<ListedId, Record<Language, object>> = {
  address: { en: addressesEn, fr: addressesFr },
  income: { en: incomesEn, fr: incomesFr },
  property: { en: propertiesEn, fr: propertiesFr },
  asset: { en: assetsEn, fr: assetsFr },
  liability: { en: liabilitiesEn, fr: liabilitiesFr },
}
