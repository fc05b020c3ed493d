import { siteCalls } from '@foyer/contract/site/calls.ts'
import { isMenuCode, menuItems, menuItemsOf } from '@foyer/domain/codes/menus.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { siteReply } from './site-reply.ts'

export const siteHandlers = ({ version, identity }: Pick<Services, 'version' | 'identity'>) => {
  const load = {
    transaction: (context: Parameters<typeof inputOf>[0], trx: Parameters<typeof siteReply>[0]) =>
      siteReply(trx, inputOf(context)),
  }
  const inputOf = ({ scope }: { scope: { siteId: string; userId: string; sessionLanguage: number | undefined } }) => ({
    siteId: scope.siteId,
    userId: scope.userId,
    languageId: scope.sessionLanguage ?? 1,
    version,
    networks: Object.keys(identity),
  })
  return implementCalls(siteCalls, {
    loadSiteConfiguration: load,
    loadLink: load,
    loadMenu: {
      async free({ body, refuse }) {
        if (!isMenuCode(body.MenuCode)) return refuse('UnknownChoice')
        return { Items: menuItems(body.MenuCode, languageOf(body.LanguageID)) }
      },
    },
    loadMenuWithCategory: {
      async free({ body, refuse }) {
        if (!isMenuCode(body.MenuCode)) return refuse('UnknownChoice')
        return { Items: menuItemsOf(body.MenuCode, body.Category, languageOf(body.LanguageID)) }
      },
    },
    saveLanguage: {
      async transaction({ body, scope }, trx) {
        await trx
          .updateTable('users')
          .set({ language: body.LanguageID })
          .where('site_id', '=', scope.siteId)
          .where('user_id', '=', scope.userId)
          .execute()
        await trx
          .updateTable('sessions')
          .set({ language: body.LanguageID })
          .where('site_id', '=', scope.siteId)
          .where('user_id', '=', scope.userId)
          .execute()
        return {}
      },
    },
  })
}
