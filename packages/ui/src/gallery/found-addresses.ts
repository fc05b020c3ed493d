import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import type { FoundAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import type { GalleryReplies } from './entry.ts'

const found = (Id: string, Text: string, Next: FoundAddress['Next'] = 'Retrieve') => ({
  Id,
  Text,
  Description: 'Durham, ON, N0G 1R0',
  Next,
})
const first = [
  found('south', '157 Garafraxa Street South'),
  found('north', '157 Garafraxa Street North'),
  found('road', '1570 Garafraxa Road', 'Find'),
]
const onTheRoad = [found('one', '1-1570 Garafraxa Road'), found('two', '2-1570 Garafraxa Road')]

/** A search that finds two addresses and a building with units; with a z it finds nothing. */
export const addressSearch = {
  '/api/MTGAPPFindAddress': ({ SearchTerm, LastId }) => {
    if (LastId === 'road') return { Items: onTheRoad }
    return { Items: SearchTerm.includes('z') ? [] : first }
  },
  '/api/MTGAPPRetrieveAddress': {
    Address: {
      ...blankAddress,
      StreetNumber: '157',
      StreetName: 'Garafraxa',
      StreetTypeDD: 0,
      StreetDirectionDD: 1,
      City: 'Durham',
      ProvinceDD: 9,
      PostalFsa: 'N0G',
      PostalLdu: '1R0',
    },
  },
} satisfies GalleryReplies
