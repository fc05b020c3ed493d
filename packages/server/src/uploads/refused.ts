import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Why a file or its form was refused, for the sender. */
export class FileRefused extends Error {
  readonly key: ErrorKey
  constructor(key: ErrorKey) {
    super(key)
    this.key = key
  }
}

export const refuseFile = (key: ErrorKey): never => {
  throw new FileRefused(key)
}
