import { Choice, Flag, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'

const ImportedAddress = Type.Object({
  UnitNumber: Text(20),
  StreetNumber: Text(20),
  Street: Text(150),
  City: Text(100),
  ProvinceDD: Choice,
  PostalCode: Text(10),
})

export const operatorAddressCalls = {
  importAddresses: defineCall({
    path: '/broker-api/ImportAddresses',
    access: 'operator',
    action: 'reference.import',
    effect: 'write',
    audit: 'addresses-imported',
    bodyLimit: 1024 * 1024,
    summary: 'Add up to 1,000 addresses to our own search, each once. Done 1 marks the last ones',
    body: Type.Object({ Addresses: Type.Array(ImportedAddress, { maxItems: 1000 }), Done: Type.Optional(Flag) }),
    reply: Type.Object({ Added: Type.Integer(), Skipped: Type.Integer() }),
    refusals: [],
  }),
}
