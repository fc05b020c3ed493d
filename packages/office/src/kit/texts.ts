import type { en } from '@foyer/texts/office/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

/** The texts that several screens of the office share. */
export const useOfficeTexts = featureTexts<typeof en>('office')
