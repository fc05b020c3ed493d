import { colonOf, localeOf } from '@foyer/domain/kit/language.ts'
import { type AnswerWords, answerWords } from '@foyer/domain/review/answers/words.ts'
import { useKinds, useMenus } from '../fields/index.ts'
import { lookUp } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-language.ts'

/** The menu of two levels: the category of a code is part of its label. */
const twoLevels = 'PropertyType'

/**
 * What `read` makes of the answers, in the page's language; undefined until the menus are loaded. It is read twice: at
 * first to learn which menus it needs.
 */
export const useAnswerWords = <Read>(read: (words: AnswerWords) => Read): Read | undefined => {
  const { language } = useLanguage()
  const needed = new Set<string>()
  read(
    answerWords({
      language,
      text: lookUp,
      menu: (code) => {
        needed.add(code)
        return ''
      },
    }),
  )
  needed.delete(twoLevels)
  const { itemsOf, isLoading } = useMenus([...needed])
  const { categories, isLoading: isLoadingKinds } = useKinds(twoLevels)
  if (isLoading || isLoadingKinds) return undefined

  const kindOf = (value: number): string => {
    const category = categories.find(({ Value, kinds }) => Value === value || kinds.some((one) => one.Value === value))
    const kind = category?.kinds.find((one) => one.Value === value)
    if (category === undefined || category.Value === value || kind === undefined) return category?.Label ?? ''
    return `${category.Label}${colonOf(language)}${kind.Label.toLocaleLowerCase(localeOf(language))}`
  }
  const menu = (code: string, value: number): string =>
    code === twoLevels ? kindOf(value) : (itemsOf(code).find(({ Value }) => Value === value)?.Label ?? '')
  return read(answerWords({ language, text: lookUp, menu }))
}
