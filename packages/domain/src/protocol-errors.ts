import type { ErrorKey } from './errors.ts'

/** ReturnCodes that are also the HTTP status of the reply. */
export const protocolKeys = [
  'InvalidRequest',
  'Access_Denied',
  'ForeignOrigin',
  'NotPermitted',
  'StepUpRequired',
  'UnknownPath',
  'MethodNotAllowed',
  'RequestTooLarge',
  'UnsupportedMediaType',
  'FileTooLarge',
  'FileTypeNotAccepted',
  'TooManyRequests',
  'ServerError',
  'Unavailable',
] as const satisfies readonly ErrorKey[]
