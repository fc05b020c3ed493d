import type { en } from '@foyer/texts/kit/en.ts'
import { featureTexts } from './texts.ts'

export const useKitTexts = featureTexts<typeof en>('kit')
