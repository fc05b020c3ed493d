import { useQueries } from '@tanstack/react-query'
import { read } from '../client/call.ts'
import { useCallIds } from '../client/ids.tsx'
import { CallError, type Failure } from '../client/outcome.ts'
import { callKey } from '../client/use-call.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { type Choice, useMenu } from './use-menu.ts'

const path = '/api/LoadDDWithCategory'

export interface Category extends Choice {
  kinds: readonly Choice[]
}

/** A complete two-level menu: only its items reveal the category of a stored code. */
export const useKinds = (MenuCode: string) => {
  const { SiteID } = useCallIds()
  const { LanguageID } = useLanguage()
  const menu = useMenu(MenuCode)
  const kinds = useQueries({
    queries: menu.items.map(({ Value }) => {
      const body = { MenuCode, Category: Value, LanguageID, SiteID }
      return {
        queryKey: callKey(path, body),
        queryFn: async () => {
          const outcome = await read(path, body)
          if (outcome.ok) return outcome.reply
          throw new CallError(outcome)
        },
        staleTime: Number.POSITIVE_INFINITY,
      }
    }),
  })
  const error = kinds.map((one) => one.error).find((found) => found instanceof CallError)
  return {
    categories: menu.items.map(
      (item, place): Category => ({
        ...item,
        kinds: kinds[place]?.data?.Items.filter(({ Label }) => Label !== '') ?? [],
      }),
    ),
    isLoading: menu.isLoading || kinds.some(({ isPending }) => isPending),
    failure: menu.failure ?? (error?.failure as Failure | undefined),
    retry: () => {
      void menu.retry()
      for (const one of kinds) if (one.error !== null) void one.refetch()
    },
  }
}
