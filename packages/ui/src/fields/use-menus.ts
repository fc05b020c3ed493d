import { useQueries } from '@tanstack/react-query'
import { useCallIds } from '../client/ids.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { type Choice, menuQuery } from './use-menu.ts'

/** The items of several menus, in the page's language, by their codes. */
export const useMenus = (codes: readonly string[]) => {
  const { SiteID } = useCallIds()
  const { LanguageID } = useLanguage()
  const menus = useQueries({ queries: codes.map((MenuCode) => menuQuery({ MenuCode, LanguageID, SiteID })) })
  const itemsOf = (code: string): readonly Choice[] => menus[codes.indexOf(code)]?.data?.Items ?? []
  return { itemsOf, isLoading: menus.some(({ isPending }) => isPending) }
}
