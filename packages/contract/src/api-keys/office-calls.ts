import { keyActions } from '@foyer/domain/api-keys/actions.ts'
import { DateText, Flag, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'
import { IpRanges, KeyActions, KeyID, KeyName, KeySites, ListedKey, NewKey } from './fields.ts'

/** The keys of a brokerage, for programs that work on its sites. */
export const officeKeyCalls = {
  listKeys: defineCall({
    path: '/console-api/ListKeys',
    access: 'office',
    action: 'key.manage',
    stepUp: false,
    effect: 'read',
    summary: 'The keys of the brokerage, the newest 1,000 first, and what a new one may be given',
    body: Nothing,
    reply: Type.Object({
      Keys: Type.Array(
        Type.Object({
          ...ListedKey,
          /** The name of who created it. */
          CreatedBy: Text(130),
          /** 1: it does not work while who created it may not manage keys. */
          StoppedFl: Flag,
        }),
      ),
      /** What the person may give: the actions of their own that programs have calls for. */
      Actions: Type.Array(Type.Enum([...keyActions])),
      /** The usual last day of a new key, and the latest. */
      ExpiresOn: DateText,
      LatestOn: DateText,
    }),
    refusals: [],
  }),
  createKey: defineCall({
    path: '/console-api/CreateKey',
    access: 'office',
    action: 'key.manage',
    effect: 'write',
    alone: true,
    audit: 'api-key-created',
    summary: 'Create a key of the brokerage, which is shown once. The owners get a mail',
    body: Type.Object({ Name: KeyName, Actions: KeyActions, Sites: KeySites, IpRanges, ExpiresOn: DateText }),
    reply: NewKey,
    refusals: [
      'RequiredKeyName',
      'RequiredKeyActions',
      'InvalidNetwork',
      'InvalidKeyExpiry',
      'UnknownChoice',
      'NotPermitted',
      'KeyNeedsOwnFactor',
      'TooManyKeys',
      'TooManyRequests',
    ],
  }),
  rotateKey: defineCall({
    path: '/console-api/RotateKey',
    access: 'office',
    action: 'key.manage',
    effect: 'write',
    alone: true,
    audit: 'api-key-rotated',
    summary: 'Create a key with the name and rights of another, which still works for seven days',
    body: Type.Object({ KeyID, ExpiresOn: DateText }),
    reply: NewKey,
    refusals: ['NoAccess', 'InvalidKeyExpiry', 'NotPermitted', 'KeyNeedsOwnFactor', 'TooManyKeys', 'TooManyRequests'],
  }),
  endKey: defineCall({
    path: '/console-api/EndKey',
    access: 'office',
    action: 'key.manage',
    stepUp: false,
    effect: 'write',
    audit: 'api-key-ended',
    summary: 'End a key of the brokerage at once',
    body: Type.Object({ KeyID }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
