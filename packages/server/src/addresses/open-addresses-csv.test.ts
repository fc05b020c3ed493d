import { describe, expect, test } from 'vitest'
import { csvFields, openAddresses } from './open-addresses-csv.ts'
import { properCase } from './proper-case.ts'

const head =
  'latitude,longitude,source_id,id,group_id,street_no,street,str_name,str_type,str_dir,unit,city,postal_code,full_addr,city_pcs,str_name_pcs,str_type_pcs,str_dir_pcs,csduid,csdname,pruid,provider'
const read = async (...lines: string[]) => {
  const rows = []
  for await (const row of openAddresses(lines)) rows.push(row)
  return rows
}

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['a,,c,', ['a', '', 'c', '']],
  ['"a, b","say ""no""",c', ['a, b', 'say "no"', 'c']],
  ['""', ['']],
])('the fields of %j', (line, fields) => expect(csvFields(line)).toEqual(fields))

describe('a file of the Open Database of Addresses', () => {
  test('is read by its column names, with a byte order mark and Windows line ends', async () => {
    const line =
      '44.1,-80.8,,9f,9f,157,GARAFRAXA ST S,GARAFRAXA,ST,S,,DURHAM,N0G1R0,"157 GARAFRAXA ST S, DURHAM",DURHAM,,,,3542004,West Grey,35,County'
    expect(await read(`\uFEFF${head}\r`, `${line}\r`, '')).toEqual([
      {
        UnitNumber: '',
        StreetNumber: '157',
        Street: 'GARAFRAXA ST S',
        City: 'DURHAM',
        ProvinceDD: 9,
        PostalCode: 'N0G1R0',
      },
    ])
  })
  test('may omit the whole street and the town if their parts are given', async () => {
    const line = ',,,,,12,,ELM,ST,N,4,,,,,,,,,Perth,35,'
    expect(await read(head, line)).toMatchObject([{ Street: 'ELM ST N', City: 'Perth', UnitNumber: '4' }])
  })
  test('may have another column order, and an unknown province is -1', async () => {
    const rows = await read('pruid,csdname,city,postal_code,street,street_no', '99,A,B,K1A0B1,Elm St,1')
    expect(rows).toMatchObject([{ ProvinceDD: -1, City: 'B', Street: 'Elm St' }])
  })
  test('is refused when its first line has other columns', async () => {
    await expect(read('a,b', '1,2')).rejects.toThrow(/names no column street_no, street/)
  })
})

test.each([
  ["RUE DE L'ÉGLISE", 'Rue de l’Église'],
  ['CH DE LA CÔTE-DES-NEIGES', 'Ch de la Côte-des-Neiges'],
  ['MCDONALD AVE', 'McDonald Ave'],
  ['104 ST NW', '104 St Nw'],
  ['4TH AVE', '4th Ave'],
  ['ST. JOHN’S', 'St. John’s'],
  ['Rue de la Gauchetière', 'Rue de la Gauchetière'],
])('%j becomes %j', (given, written) => expect(properCase(given)).toBe(written))
