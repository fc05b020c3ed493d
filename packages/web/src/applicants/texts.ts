import type { en } from '@foyer/texts/applicants/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const namespace = 'applicants'
export const useTexts = featureTexts<typeof en>(namespace)
