import type { en } from '@foyer/texts/applicants/addresses/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const namespace = 'applicants.addresses'
export const useTexts = featureTexts<typeof en>(namespace)
