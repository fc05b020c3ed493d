import { provinceOfPruid } from '@foyer/domain/addresses/place-codes.ts'
import type { GivenAddress } from './address-rows.ts'

/** The fields of a CSV line; quotes are doubled inside quotes. No field of these files spans lines. */
export const csvFields = (line: string): string[] =>
  // A comma before each field, including the first: an empty match at the start would hide the field after it.
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )

/** The file is not an Open Database of Addresses; the message is for the person who imports it. */
export class NotOpenAddresses extends Error {}

const needed = ['street_no', 'street', 'city', 'csdname', 'pruid', 'postal_code'] as const

/**
 * The addresses of a CSV of Statistics Canada's Open Database of Addresses, by column names: `street` has the whole
 * street, or name, type and direction do; `city` may be empty, `csdname` is the municipality.
 */
export async function* openAddresses(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<GivenAddress> {
  let columns: Map<string, number> | undefined
  for await (const line of lines) {
    const fields = csvFields(line.replace(/^\uFEFF|\r$/g, ''))
    if (!columns) {
      columns = new Map(fields.map((name, index) => [name.trim().toLowerCase(), index]))
      const missing = needed.filter((name) => !columns?.has(name))
      if (missing.length > 0) throw new NotOpenAddresses(`The first line names no column ${missing.join(', ')}.`)
      continue
    }
    if (line.trim() === '') continue
    const known = columns
    const of = (name: string) => (fields[known.get(name) ?? -1] ?? '').trim()
    yield {
      UnitNumber: of('unit').slice(0, 20),
      StreetNumber: of('street_no').slice(0, 20),
      Street: (of('street') || [of('str_name'), of('str_type'), of('str_dir')].filter(Boolean).join(' ')).slice(0, 150),
      City: (of('city') || of('city_pcs') || of('csdname')).slice(0, 100),
      ProvinceDD: provinceOfPruid(Number(of('pruid'))) ?? -1,
      PostalCode: of('postal_code').slice(0, 10),
    }
  }
}
