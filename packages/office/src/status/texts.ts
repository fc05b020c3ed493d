import type { en } from '@foyer/texts/office/status/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useTexts = featureTexts<typeof en>('office.status')
