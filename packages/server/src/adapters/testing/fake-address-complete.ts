import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const key = 'AB12-CD34-EF56-GH78'
const path = '/AddressComplete/Interactive'

type Answer = (query: URLSearchParams, response: ServerResponse) => void

const json = (response: ServerResponse, value: unknown) => {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(value))
}

const item = (Id: string, Text: string, Description: string, Next: 'Find' | 'Retrieve') => ({
  Id,
  Text,
  Highlight: '0-3',
  Cursor: 0,
  Description,
  Next,
})
const one = item('CAN|1', '157 Garafraxa St S', 'Durham, ON, N0G 1R0', 'Retrieve')
const building = item('CAN|CA|CP|ENG|340-QUEEN', '340 Queen St', 'Ottawa, ON, K1R 0G1 - 2 Addresses', 'Find')
const homes = [
  item('CAN|2', '101-340 Queen St', 'Ottawa, ON, K1R 0G1', 'Retrieve'),
  item('CAN|3', '102-340 Queen St', 'Ottawa, ON, K1R 0G1', 'Retrieve'),
]
const parts = {
  'CAN|1': ['', '157', 'Garafraxa St S', 'Durham', 'ON', 'N0G 1R0'],
  'CAN|2': ['101', '340', 'Queen St', 'Ottawa', 'ON', 'K1R 0G1'],
  'CAN|4': ['', '58', 'Rue des Érables', 'Gatineau', 'QC', 'J8X 2C4'],
} as const

const find: Answer = (query, response) => {
  const term = (query.get('SearchTerm') ?? '').toLowerCase()
  if (query.get('LastId') === building.Id) return json(response, { Items: homes })
  if (term.startsWith('157 g')) return json(response, { Items: [one] })
  if (term.startsWith('340 q')) return json(response, { Items: [building] })
  if (term.startsWith('58')) {
    return json(response, { Items: [item('CAN|4', '58 Rue des Érables', 'Gatineau, QC, J8X 2C4', 'Retrieve')] })
  }
  if (term === '1') return json(response, { Items: Array.from({ length: 40 }, () => one) })
  return json(response, { Items: [] })
}

const retrieve: Answer = (query, response) => {
  const found = parts[query.get('Id') as keyof typeof parts] as readonly string[] | undefined
  if (!found) return json(response, { Items: [] })
  const [SubBuilding, BuildingNumber, Street, City, ProvinceCode, PostalCode] = found
  const of = (Language: string) => ({
    Id: query.get('Id'),
    Language,
    SubBuilding,
    BuildingNumber,
    Street,
    City,
    ProvinceCode,
    PostalCode,
    CountryName: 'Canada',
  })
  json(response, { Items: [of('ENG'), of('FRE')] })
}

/** Failures of the service, by the search that triggers them. */
const mishaps: Readonly<Record<string, Answer>> = {
  redirect: (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'error 500': (_, response) => response.writeHead(500).end('broken'),
  'no json': (_, response) => response.end('<html>'),
  'other json': (_, response) => json(response, { Items: [{ Id: 1 }] }),
  'no credit': (_, response) =>
    json(response, { Items: [{ Error: '3', Description: 'Account out of credit', Cause: '', Resolution: '' }] }),
  'cut off': (_, response) => response.destroy(),
  silence: () => {},
}

/** AddressComplete according to its reference, with a few addresses. */
export const startFakeAddressComplete = async () => {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    asked.push(url.searchParams)
    if (url.searchParams.get('Key') !== key)
      return json(response, { Items: [{ Error: '2', Description: 'Unknown key', Cause: '', Resolution: '' }] })
    const mishap = mishaps[url.searchParams.get('SearchTerm') ?? ''] ?? mishaps[url.searchParams.get('Id') ?? '']
    if (mishap) return mishap(url.searchParams, response)
    if (url.pathname === `${path}/Find/v2.10/json3.ws`) return find(url.searchParams, response)
    if (url.pathname === `${path}/Retrieve/v2.11/json3.ws`) return retrieve(url.searchParams, response)
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    key,
    url: `http://127.0.0.1:${port}${path}`,
    asked,
    mishaps: Object.keys(mishaps),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
