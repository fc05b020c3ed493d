import { isMenuCode, menuItems as itemsOf, menuItemsOf } from '@foyer/domain/codes/menus.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { Choice } from '../fields/use-menu.ts'

/** The domain's menus as the server returns them. */
export const menuItems = (MenuCode: string, LanguageID: number, Category?: number): Choice[] => {
  if (!isMenuCode(MenuCode)) return []
  const language = languageOf(LanguageID)
  return Category === undefined ? itemsOf(MenuCode, language) : menuItemsOf(MenuCode, Category, language)
}
