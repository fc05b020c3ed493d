import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { siteLink } from './fixtures.ts'

type Brand = ReplyOf<'/console-api/LoadBrand'>

const agent = {
  ...siteLink.Link.AgentProfile,
  ...{ ActiveFlag: 1, FirstName: 'Anna', LastName: 'Bélanger', Title: 'Mortgage broker', BrokerageName: 'Rive-Nord' },
  ...{ Email: 'anna@rive-nord.example', WorkPhone: '4505550142' },
} as const
const link = { ...siteLink.Link, AgentProfile: agent }

const version = (given: Partial<Brand['Versions'][number]>): Brand['Versions'][number] => ({
  ...{ BrandVersion: 4, At: '2026-11-24T14:00:00.000Z', By: 'staff', Name: 'Anna Bélanger' },
  ...{ PrimaryColor: '#0b5c5c', CurrentFl: 0 },
  ...given,
})

/** As a site begins. */
export const brand: Brand = {
  ...{ Version: 0, Link: link, Published: link, ChangedFl: 0, Url: 'https://portal.example/rive-nord' },
  Versions: [],
}

/** A draft in a pale colour, and former brands by everyone who can publish one. */
export const draftedBrand: Brand = {
  ...brand,
  ...{ Version: 5, Link: { ...link, PrimaryColor: '#f5c518' }, ChangedFl: 1 },
  Versions: [
    version({ BrandVersion: 5, CurrentFl: 1 }),
    version({ Name: '', PrimaryColor: '#7a1f5c' }),
    version({ BrandVersion: 3, By: 'program', Name: '' }),
    version({ BrandVersion: 2, By: 'operator', Name: '' }),
    version({ BrandVersion: 1, By: 'earlier', Name: '' }),
  ],
}
