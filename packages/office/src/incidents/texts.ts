import type { en } from '@foyer/texts/office/incidents/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useTexts = featureTexts<typeof en>('office.incidents')
