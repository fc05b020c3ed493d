import type { en } from '@foyer/texts/account/begin/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useBeginTexts = featureTexts<typeof en>('account.begin')
