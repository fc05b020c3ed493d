import type { en } from '@foyer/texts/review/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useTexts = featureTexts<typeof en>('review')
export type T = ReturnType<typeof useTexts>
