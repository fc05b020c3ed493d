import { own } from '@foyer/domain/kit/own.ts'
import { knownCode } from '@foyer/domain/leads/controls.ts'
import type { DescribedControl, DescribedSection } from '@foyer/domain/leads/fields.ts'
import { type OwnType, type QuestionKind, readyQuestions } from '@foyer/domain/leads/question-kinds.ts'
import { labelOfControl, sectionNameOf, typeOfControl } from '@foyer/domain/leads/render-form.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from './texts.ts'

/** Names of questions, parts and kinds, in the reader's language. */
export const useQuestionWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const ofCode = (code: string): string => {
    if (code === 'ADDRESSLOOKUP') return t('kinds.addresslookup')
    if (code === 'EMAILTYPE') return t('kinds.emailType')
    if (code === 'PHONETYPE') return t('kinds.phoneType')
    const name = knownCode(code)?.[language] ?? code
    return code === 'SOCIALACCOUNTTYPE' || code === 'ADDRESSTYPE' ? name : t('kinds.address', { name })
  }
  const ofType = (type: string): string =>
    type === 'addresslookup' ? t('kinds.addresslookup') : t(`kinds.own.${type as OwnType}`)
  return {
    question: (control: DescribedControl): string => labelOfControl(control, language),
    part: (section: DescribedSection, place: number): string =>
      sectionNameOf(section, language) || t('parts.unnamed', { number: place + 1 }),
    /** What kind of answer a question of a form takes. */
    answer: (control: DescribedControl): string =>
      knownCode(control.code) === undefined ? ofType(typeOfControl(control)) : ofCode(control.code),
    type: ofType,
    kind: (kind: QuestionKind): string => {
      const [of, name = ''] = kind.split(':')
      if (of === 'code') return ofCode(name)
      const ready = own(readyQuestions, name)
      return of === 'ready' && ready !== undefined
        ? t('kinds.ready', { name: labelOfControl(ready, language) })
        : ofType(name)
    },
  }
}
