import type { en as activity } from '@foyer/texts/office/activity/en.ts'
import type { en as comments } from '@foyer/texts/office/comments/en.ts'
import type { en } from '@foyer/texts/office/deal/en.ts'
import type { en as handOff } from '@foyer/texts/office/hand-off/en.ts'
import type { en as messages } from '@foyer/texts/office/messages/en.ts'
import type { en as parts } from '@foyer/texts/office/parts/en.ts'
import type { en as statements } from '@foyer/texts/office/statements/en.ts'
import type { en as submissions } from '@foyer/texts/office/submissions/en.ts'
import type { en as terms } from '@foyer/texts/office/terms/en.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'

export const useTexts = featureTexts<typeof en>('office.deal')
export const useActivityTexts = featureTexts<typeof activity>('office.activity')
export const useStatementTexts = featureTexts<typeof statements>('office.statements')
export const useSubmissionTexts = featureTexts<typeof submissions>('office.submissions')
export const useMessageTexts = featureTexts<typeof messages>('office.messages')
export const usePartTexts = featureTexts<typeof parts>('office.parts')
export const useCommentTexts = featureTexts<typeof comments>('office.comments')
export const useHandOffTexts = featureTexts<typeof handOff>('office.hand-off')
export const useTermTexts = featureTexts<typeof terms>('office.terms')
