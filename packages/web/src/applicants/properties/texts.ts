import type { en } from '@foyer/texts/applicants/properties/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const namespace = 'applicants.properties'
export const useTexts = featureTexts<typeof en>(namespace)
