import type { en } from '@foyer/texts/shell/en.ts'
import { featureTexts } from '../kit/i18n/texts.ts'

export const useShellTexts = featureTexts<typeof en>('shell')
