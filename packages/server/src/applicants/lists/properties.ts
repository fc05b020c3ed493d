import { keptAddress } from '@foyer/domain/addresses/kept-address.ts'
import { blankOwnedMortgage, blankOwnedProperty } from '@foyer/domain/applicants/properties/blank.ts'
import type { LoadedProperty, OwnedMortgage, OwnedProperty } from '@foyer/domain/applicants/properties/fields.ts'
import { cleanProperty, propertyProblems } from '@foyer/domain/applicants/properties/rules.ts'
import { loadedProperty } from '@foyer/domain/codes/loaded-records.ts'
import { propertyCodeProblems } from '@foyer/domain/codes/record-code-problems.ts'
import { type Change, overlay } from '@foyer/domain/kit/overlay.ts'
import { layList } from '../../kit/lay-list.ts'
import { defineNestedKind } from '../records/record-kind.ts'

/** A part of a property, with all its mortgages where any are given. */
type GivenProperty = Change<Omit<OwnedProperty, 'Mortgages'>> & { Mortgages?: readonly Change<OwnedMortgage>[] }

const ownedMortgage = { idField: 'MortgageID', blank: blankOwnedMortgage } as const

export const properties = defineNestedKind<OwnedProperty, 'PropertyID', LoadedProperty, GivenProperty>({
  kind: 'property',
  idField: 'PropertyID',
  blank: blankOwnedProperty,
  elements: { Mortgages: blankOwnedMortgage },
  step: 'property',
  lay: (stored, { Mortgages, ...given }, newId) => ({
    ...overlay<Omit<OwnedProperty, 'Mortgages'>>(stored, given),
    Mortgages: Mortgages ? layList(stored.Mortgages, Mortgages, ownedMortgage, newId) : stored.Mortgages,
  }),
  kept: (property) => cleanProperty({ ...property, Address: keptAddress(property.Address) }),
  shown: loadedProperty,
  problems: (property, { today }) => [...propertyProblems(property, today), ...propertyCodeProblems(property)],
})
