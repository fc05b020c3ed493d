import type { en as agreement } from '@foyer/texts/insurance/agreement/en.ts'
import type { en } from '@foyer/texts/insurance/en.ts'
import type { en as questions } from '@foyer/texts/insurance/questions/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useTexts = featureTexts<typeof en>('insurance')
export const useQuestionTexts = featureTexts<typeof questions>('insurance.questions')
export const useAgreementTexts = featureTexts<typeof agreement>('insurance.agreement')
