import { DateText, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'
import { IpRanges, KeyActions, KeyID, KeyName, KeySites, ListedKey, NewKey } from './fields.ts'

export const operatorKeyCalls = {
  createApiKey: defineCall({
    path: '/broker-api/CreateApiKey',
    access: 'operator',
    action: 'key.manage',
    perHour: 60,
    effect: 'write',
    audit: 'api-key-created',
    summary: 'Create a key with some actions, for some sites and until a day; it is shown once',
    body: Type.Object({
      Name: KeyName,
      Actions: KeyActions,
      Sites: Type.Optional(KeySites),
      IpRanges: Type.Optional(IpRanges),
      ExpiresOn: Type.Optional(DateText),
    }),
    reply: NewKey,
    refusals: [
      'RequiredKeyName',
      'RequiredKeyActions',
      'InvalidNetwork',
      'InvalidKeyExpiry',
      'UnknownSite',
      'NotPermitted',
    ],
  }),
  listApiKeys: defineCall({
    path: '/broker-api/ListApiKeys',
    access: 'operator',
    action: 'key.manage',
    perHour: 300,
    effect: 'read',
    audit: 'api-keys-listed',
    summary: 'The keys, the newest 1,000 first, without their secrets',
    body: Type.Object({}),
    reply: Type.Object({
      Keys: Type.Array(
        Type.Object({
          ...ListedKey,
          /** The key or the person (`person:`) who created it; `operator` for the token of the installation. */
          CreatedBy: Text(60),
        }),
      ),
    }),
    refusals: [],
  }),
  rotateApiKey: defineCall({
    path: '/broker-api/RotateApiKey',
    access: 'operator',
    action: 'key.manage',
    perHour: 60,
    effect: 'write',
    audit: 'api-key-rotated',
    summary: 'Create a key with the name and rights of another, which still works for seven days',
    body: Type.Object({ KeyID, ExpiresOn: Type.Optional(DateText) }),
    reply: NewKey,
    refusals: ['NoAccess', 'InvalidKeyExpiry', 'NotPermitted'],
  }),
  endApiKey: defineCall({
    path: '/broker-api/EndApiKey',
    access: 'operator',
    action: 'key.manage',
    effect: 'write',
    audit: 'api-key-ended',
    summary: 'End a key at once',
    body: Type.Object({ KeyID }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
