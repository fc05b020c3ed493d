import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { permissions } from '@foyer/domain/office/permissions.ts'
import { type Me, useMe } from './me.ts'

/** The sites on which the person may do the action: of one that comes with leading a site, those that they lead. */
export const useSitesFor = (action: OfficeAction): Me['Sites'] => {
  const { Memberships, PersonID, Sites } = useMe()
  const role = Memberships.find(({ Current }) => Current === 1)?.Role
  const isLed = role !== undefined && permissions[action][role] === 'led'
  return isLed ? Sites.filter(({ LeadPersonID }) => LeadPersonID === PersonID) : Sites
}
