import type { en } from '@foyer/texts/shell/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useShellTexts = featureTexts<typeof en>('shell')
