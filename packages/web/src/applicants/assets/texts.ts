import type { en } from '@foyer/texts/applicants/assets/en.ts'
import { featureTexts } from '../../kit/i18n/texts.ts'

export const namespace = 'applicants.assets'
export const useTexts = featureTexts<typeof en>(namespace)
