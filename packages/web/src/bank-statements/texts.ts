import type { en } from '@foyer/texts/bank-statements/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useTexts = featureTexts<typeof en>('bank-statements')
