import type { Address } from '@foyer/domain/addresses/fields.ts'
import { anAddress } from '@foyer/domain/testing/records.ts'

interface Place {
  city: string
  province: number
  /** The beginning of its postal codes, and of its telephone numbers. */
  fsa: string
  area: string
  streets: readonly [name: string, type: number][]
}

const [street, avenue, road, boulevard] = [0, 1, 2, 4]

/** Cities and streets exist; house numbers and postal codes are made up. */
const places = {
  montreal: {
    city: 'Montréal',
    province: 11,
    fsa: 'H2R',
    area: '514',
    streets: [
      ['Saint-Denis', street],
      ['Christophe-Colomb', avenue],
    ],
  },
  laval: {
    city: 'Laval',
    province: 11,
    fsa: 'H7W',
    area: '450',
    streets: [
      ['Notre-Dame', boulevard],
      ['Souvenir', boulevard],
    ],
  },
  quebec: {
    city: 'Québec',
    province: 11,
    fsa: 'G1R',
    area: '418',
    streets: [
      ['Cartier', avenue],
      ['Saint-Jean', street],
    ],
  },
  gatineau: {
    city: 'Gatineau',
    province: 11,
    fsa: 'J8X',
    area: '819',
    streets: [
      ['Laurier', street],
      ['Eddy', street],
    ],
  },
  sherbrooke: {
    city: 'Sherbrooke',
    province: 11,
    fsa: 'J1H',
    area: '819',
    streets: [
      ['King', street],
      ['Belvédère', street],
    ],
  },
  ottawa: {
    city: 'Ottawa',
    province: 9,
    fsa: 'K1S',
    area: '613',
    streets: [
      ['Bank', street],
      ['Sunnyside', avenue],
    ],
  },
  mississauga: {
    city: 'Mississauga',
    province: 9,
    fsa: 'L5B',
    area: '905',
    streets: [
      ['Hurontario', street],
      ['Mavis', road],
    ],
  },
  hamilton: {
    city: 'Hamilton',
    province: 9,
    fsa: 'L8P',
    area: '905',
    streets: [
      ['Locke', street],
      ['Aberdeen', avenue],
    ],
  },
  vancouver: {
    city: 'Vancouver',
    province: 2,
    fsa: 'V5K',
    area: '604',
    streets: [
      ['Nanaimo', street],
      ['Commercial', street],
    ],
  },
  surrey: {
    city: 'Surrey',
    province: 2,
    fsa: 'V3T',
    area: '604',
    streets: [
      ['King George', boulevard],
      ['Fraser', road],
    ],
  },
  calgary: {
    city: 'Calgary',
    province: 1,
    fsa: 'T2N',
    area: '403',
    streets: [
      ['Kensington', road],
      ['Memorial', avenue],
    ],
  },
  edmonton: {
    city: 'Edmonton',
    province: 1,
    fsa: 'T5K',
    area: '780',
    streets: [
      ['Jasper', avenue],
      ['Whyte', avenue],
    ],
  },
} as const satisfies Record<string, Place>

export type PlaceId = keyof typeof places

export const areaOf = (place: PlaceId): string => places[place].area

const letters = 'ABCEGHJKLM'

/** A house of that city; each number is another one. */
export const homeIn = (place: PlaceId, number: number): Address => {
  const { city, province, fsa, streets } = places[place]
  const [name, type] = streets[number % 2 === 0 ? 0 : 1]
  return anAddress({
    StreetNumber: String(100 + number * 7),
    StreetName: name,
    StreetTypeDD: type,
    StreetDirectionDD: -1,
    City: city,
    ProvinceDD: province,
    PostalFsa: fsa,
    PostalLdu: `${number % 10}${letters[number % letters.length] ?? 'A'}${(number * 3) % 10}`,
  })
}
