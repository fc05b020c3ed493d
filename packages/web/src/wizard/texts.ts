import type { en } from '@foyer/texts/wizard/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useWizardTexts = featureTexts<typeof en>('wizard')
