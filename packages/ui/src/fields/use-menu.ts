import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { useDeferredValue, useEffect } from 'react'
import { read } from '../client/call.ts'
import { useCallIds } from '../client/ids.tsx'
import { CallError } from '../client/outcome.ts'
import { type CallState, callKey, quiet, useCall } from '../client/use-call.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { readStored, store } from '../storage.ts'

export interface Choice {
  Value: number
  Label: string
  /** An explanation, on radio cards. */
  Help?: string
}

const path = '/api/loadMTGAppDD'
type MenuReply = ReplyOf<typeof path>

const storedMenu = (name: `menu.${string}`): MenuReply | undefined => {
  try {
    const Items: unknown = JSON.parse(readStored(name) ?? '')
    return Array.isArray(Items) ? { Items } : undefined
  } catch {
    return undefined
  }
}

/** The query of a menu, for several at a time. It shares its reply with useMenu. */
export const menuQuery = (body: BodyOf<typeof path>) => ({
  queryKey: callKey(path, body),
  queryFn: async (): Promise<MenuReply> => {
    const outcome = await read(path, body)
    if (outcome.ok) return outcome.reply
    throw new CallError(outcome)
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: quiet,
})

/** A menu by its code in the page's language: from the browser's storage at once, then refreshed once per visit. */
export const useMenu = (MenuCode: string, enabled = true): CallState<MenuReply> & { items: Choice[] } => {
  const { SiteID } = useCallIds()
  const { LanguageID } = useLanguage()
  const name = `menu.${SiteID}.${LanguageID}.${MenuCode}` as const
  const menu = useCall(
    path,
    { MenuCode, LanguageID, SiteID },
    {
      ...{ enabled, staleTime: Number.POSITIVE_INFINITY, initialReply: storedMenu(name), initialIsOld: true },
      ...{ keepsFormerLanguage: false, isQuiet: true },
    },
  )
  const { reply } = menu
  // Deferred like the reply, so that both change together.
  const storedAs = useDeferredValue(name)
  useEffect(() => {
    if (reply !== undefined) store(storedAs, JSON.stringify(reply.Items))
  }, [reply, storedAs])
  return { ...menu, items: (reply?.Items ?? []).filter(({ Label }) => Label !== '') }
}

/** The labels of stored codes, from the menu, so that they follow the page's language. Empty if nothing was chosen, and without a menu. */
export const useMenuWords = (MenuCode: string) => {
  const { items } = useMenu(MenuCode, MenuCode !== '')
  return (code: number): string => items.find(({ Value }) => Value === code)?.Label ?? ''
}
