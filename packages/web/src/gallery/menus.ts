import type { MenuItem } from '@foyer/domain/codes/menu-item.ts'
import type { Choice } from '../kit/fields/use-menu.ts'

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../domain/src/codes/*.ts', '!../../../domain/src/codes/*.test.ts'],
  {
    eager: true,
  },
)

const isMenu = (value: unknown): value is readonly MenuItem[] =>
  Array.isArray(value) && typeof (value[0] as MenuItem | undefined)?.code === 'number'

/** The domain's menus by their code, as the server answers them: `Province` is the export `province`. */
const menus = new Map(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, value]) => (isMenu(value) ? [[name.toLowerCase(), value] as const] : [])),
)

export const menuItems = (MenuCode: string, LanguageID: number, Category?: number): Choice[] =>
  (menus.get(MenuCode.toLowerCase()) ?? [])
    .filter(({ category }) => Category === undefined || category === Category)
    .map((item) => ({ Value: item.code, Label: LanguageID === 1 ? item.en : item.fr }))
