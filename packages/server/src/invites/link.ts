import type { KeyObject } from 'node:crypto'
import { inviteDays } from '@foyer/domain/invites/limits.ts'
import { keyedHash, randomPublicId } from '../kit/hash.ts'

/** 128 random bits in the link; only their keyed hash is stored, so that reading the database does not open it. */
export const newGuid = (): string => randomPublicId()

export const hashOfGuid = (key: KeyObject, siteId: string, guid: string): Buffer =>
  keyedHash(key, 'invite', siteId, guid)

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + inviteDays * 24 * 60 * 60 * 1000)

export const inviteUrl = (publicUrl: string, siteId: string, applicationId: number, guid: string): string =>
  `${publicUrl}/${siteId}/InviteCoApplicant/${applicationId}/${guid}`
