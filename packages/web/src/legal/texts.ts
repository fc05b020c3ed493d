import type { en } from '@foyer/texts/legal/en.ts'
import { featureTexts } from '../kit/i18n/texts.ts'

export const useLegalTexts = featureTexts<typeof en>('legal')
