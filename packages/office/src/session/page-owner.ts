import { officePage, officePageHeader } from '@foyer/domain/office/page.ts'
import { setPageHeaders } from '@foyer/ui/client/transport.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { sessionChannel } from '@foyer/ui/session/session-channel.ts'
import { useEffect } from 'react'
import { routes } from '../kit/paths.ts'
import { officeChannel } from './leave.ts'
import type { Me } from './me.ts'

/** Of whom the page is; empty before a sign-in. */
let owner = ''

/** By a reload, so that nothing of the former person or brokerage remains. */
const loadAnew = () => {
  queries.clear()
  globalThis.location.assign(routes.officeHome)
}

/**
 * All tabs of a browser have one session. Each call states for whom its page was loaded, so that the server refuses what a page of
 * another person or brokerage asks for; and other tabs load anew once this one is of someone else. What a page is loaded for is
 * asked without it.
 */
export const ownPage = ({ PersonID, Memberships }: Pick<Me, 'PersonID' | 'Memberships'>) => {
  const found = officePage(Memberships.find(({ Current }) => Current === 1)?.BrokerageID ?? '', PersonID)
  if (found === owner) return
  if (owner !== '') return loadAnew()
  owner = found
  setPageHeaders((path) => (path === '/console-api/LoadMe' ? {} : { [officePageHeader]: found }))
  sessionChannel.post({ kind: 'loaded', SiteID: officeChannel, page: found })
}

/** Where someone makes their first factor: it must not become one of who signs in in another tab meanwhile. */
export const ownEnrolment = (PersonID: string) => {
  owner = ''
  setPageHeaders((path) => (path === '/console-api/LoadMe' ? {} : { [officePageHeader]: officePage('', PersonID) }))
}

/** Where someone signs in: the next page may be of another person. */
export const disownPage = () => {
  owner = ''
  setPageHeaders(() => ({}))
}

/** Loads the page anew once another tab is of another person or brokerage. */
export const useOtherTabs = () =>
  useEffect(
    () =>
      sessionChannel.subscribe((message) => {
        if (message.kind === 'loaded' && message.SiteID === officeChannel && message.page !== owner) loadAnew()
      }),
    [],
  )
