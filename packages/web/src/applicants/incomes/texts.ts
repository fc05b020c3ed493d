import type { en } from '@foyer/texts/applicants/incomes/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const namespace = 'applicants.incomes'
export const useTexts = featureTexts<typeof en>(namespace)
