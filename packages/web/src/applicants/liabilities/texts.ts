import type { en } from '@foyer/texts/applicants/liabilities/en.ts'
import { featureTexts } from '../../kit/i18n/texts.ts'

export const namespace = 'applicants.liabilities'
export const useTexts = featureTexts<typeof en>(namespace)
