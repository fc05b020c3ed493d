import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { statementsChannel } from './statements-channel.ts'

interface Returned {
  LoginID: string
  strTag: string
  Institution: string
  AccountId: string
}

/** The query that a bank appended to our URL. */
const returnedIn = (search: string): Returned | undefined => {
  const query = new URLSearchParams(search)
  const of = (name: string) => query.get(name) ?? ''
  if (!query.has('loginId') && !query.has('tag')) return undefined
  return {
    LoginID: of('loginId'),
    strTag: of('tag'),
    Institution: of('institution').slice(0, 120),
    AccountId: of('accountId'),
  }
}

/**
 * Handles the return from a bank: removes the result from the URL at once and saves it, once. Without a login the user
 * did not share.
 */
export const useBankReturn = () => {
  const { SiteID, UserID } = useCallIds()
  const { appid } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [returned, setReturned] = useState<Returned | undefined>(undefined)
  const [isSaved, setSaved] = useState(false)
  const taken = useRef('')
  const { run, isBusy, failure } = useWrite('/v1/flinks/SaveFlinksResponse', { invalidates: ['/api/MTGAPPLoad'] })

  const save = useCallback(
    async (answer: Returned) => {
      const outcome = await run({ SiteID, UserID, ...answer })
      if (!outcome.ok) return
      setSaved(true)
      statementsChannel.post(Number(appid))
    },
    [run, SiteID, UserID, appid],
  )
  useEffect(() => {
    const answer = returnedIn(search)
    if (answer === undefined || taken.current === search) return
    taken.current = search
    setReturned(answer)
    void navigate(pathname, { replace: true })
    if (answer.LoginID !== '') void save(answer)
  }, [search, pathname, navigate, save])

  return {
    isBusy,
    isSaved,
    isCancelled: returned?.LoginID === '',
    failure,
    retry: () => returned && void save(returned),
  }
}

export type BankReturn = ReturnType<typeof useBankReturn>
