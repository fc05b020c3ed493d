import type { en } from '@foyer/texts/calculator/en.ts'
import type { en as estimates } from '@foyer/texts/calculator/estimates/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useTexts = featureTexts<typeof en>('calculator')
/** Those of affordability, cash to close, renewal and refinancing. */
export const useEstimateTexts = featureTexts<typeof estimates>('calculator.estimates')
