import type { Failure } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useState } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import { bankAddress } from './bank-address.ts'

/** Opens a tab during the press, since a later one counts as a pop-up; undefined if blocked. */
const openTab = (): Window | undefined => {
  const tab = window.open('', '_blank') ?? undefined
  if (tab !== undefined) tab.opener = null
  return tab
}

interface Authorisation {
  begin: () => Promise<void>
  url: string | undefined
  isBusy: boolean
  failure: Failure | undefined
}

/** Requests an authorization and opens it in its own tab; `url` is a fallback link. */
export const useAuthorisation = (ApplicantID: number): Authorisation => {
  const { application } = useStep()
  const { LanguageID } = useLanguage()
  const { SiteID, UserID, MortgageApplicationID } = application
  const ask = useWrite('/api/MtgappRequestBankStatement', { invalidates: ['/api/MTGAPPLoad'] })
  const [url, setUrl] = useState<string | undefined>(undefined)
  const begin = async () => {
    if (ask.isBusy) return
    const tab = openTab()
    const outcome = await ask.run({ SiteID, UserID, MortgageApplicationID, ApplicantID, LanguageID })
    const address = outcome.ok ? bankAddress(outcome.reply.url, location.origin) : undefined
    setUrl(address)
    if (address === undefined) tab?.close()
    else tab?.location.replace(address)
  }
  return { begin, url, isBusy: ask.isBusy, failure: ask.failure }
}
