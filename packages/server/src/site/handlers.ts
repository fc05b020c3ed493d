import { siteCalls } from '@foyer/contract/site/calls.ts'
import { isMenuCode, menuItems, menuItemsOf } from '@foyer/domain/codes/menus.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { AgentCard } from '@foyer/domain/site/fields.ts'
import { sql } from 'kysely'
import { implementCalls, type LoadedRows } from '../kit/implement-calls.ts'
import type { Scope } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import type { NewVersionPlaces } from './new-version.ts'
import { siteReply } from './site-reply.ts'

export const siteHandlers = (services: NewVersionPlaces & Pick<Services, 'identity' | 'requiresLegalTexts'>) => {
  const load = {
    rows: 'site' as const,
    load: async ({ scope }: { scope: Scope }, rows: LoadedRows) => siteReply(rows, scope, services),
  }
  return implementCalls(siteCalls, {
    loadSiteConfiguration: load,
    loadLink: load,
    loadAgent: {
      async transaction({ body }, trx) {
        const { rows } = await sql<{
          agent: AgentCard | null
        }>`select foyer_agent_of_link(${body.With}) as agent`.execute(trx)
        return { Agent: rows[0]?.agent ?? null }
      },
    },
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
      async free({ body, scope, transaction }) {
        await transaction(async (trx) => {
          await trx
            .updateTable('users')
            .set({ language: body.LanguageID })
            .where('site_id', '=', scope.siteId)
            .where('user_id', '=', scope.userId)
            .where('language', '!=', body.LanguageID)
            .execute()
          await trx
            .updateTable('sessions')
            .set({ language: body.LanguageID })
            .where('site_id', '=', scope.siteId)
            .where('user_id', '=', scope.userId)
            .execute()
        })
        return {}
      },
    },
  })
}
