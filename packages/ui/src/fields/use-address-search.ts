import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { FoundAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import { useEffect, useState } from 'react'
import { read } from '../client/call.ts'
import { useCallIds } from '../client/ids.tsx'
import { useLanguage } from '../i18n/use-language.ts'

const pauseMilliseconds = 200
/** Fewer letters match half the country. */
const fewestLetters = 3

export type SearchStatus = 'idle' | 'searching' | 'found' | 'failed'

/**
 * Address search while typing: the newest search wins, and results stay until the next. `openGroup` opens a group (a
 * building, a street); further typing leaves it.
 */
export const useAddressSearch = () => {
  const { SiteID } = useCallIds()
  const { LanguageID } = useLanguage()
  const [text, setText] = useState('')
  const [group, setGroup] = useState('')
  const [items, setItems] = useState<readonly FoundAddress[]>([])
  const [status, setStatus] = useState<SearchStatus>('idle')
  const SearchTerm = text.trim()
  const isAsked = status === 'searching'

  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const ask = async () => {
      const body = { SiteID, LanguageID, SearchTerm, ...(group === '' ? {} : { LastId: group }) }
      const outcome = await read('/api/MTGAPPFindAddress', body, { signal: asking.signal })
      if (asking.signal.aborted) return
      setItems(outcome.ok ? outcome.reply.Items : [])
      setStatus(outcome.ok ? 'found' : 'failed')
    }
    const pause = setTimeout(() => void ask(), group === '' ? pauseMilliseconds : 0)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [isAsked, SiteID, LanguageID, SearchTerm, group])

  const show = (shown: string) => {
    setText(shown)
    setGroup('')
    setItems([])
    setStatus('idle')
  }
  return {
    text,
    items,
    status,
    /** Sets the box's text without a search: a chosen address, or nothing. */
    show,
    type: (typed: string) => {
      if (typed.trim().length < fewestLetters) return show(typed)
      setText(typed)
      setGroup('')
      setStatus('searching')
    },
    openGroup: ({ Id }: FoundAddress) => {
      setGroup(Id)
      setStatus('searching')
    },
    /** The parts of a found address; undefined if the service fails. */
    retrieve: async ({ Id }: FoundAddress): Promise<Address | undefined> => {
      const outcome = await read('/api/MTGAPPRetrieveAddress', { SiteID, Id, LanguageID })
      if (outcome.ok) return outcome.reply.Address
      setStatus('failed')
      return undefined
    },
  }
}
