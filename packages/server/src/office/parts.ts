import type { Services } from '../kit/services.ts'
import { officeMails } from './mails.ts'

export type OfficeServices = Pick<
  Services,
  | 'database'
  | 'keys'
  | 'crypto'
  | 'limiter'
  | 'captcha'
  | 'outbox'
  | 'texts'
  | 'publicUrl'
  | 'clock'
  | 'log'
  | 'live'
  | 'fileStore'
  | 'fillDemo'
  | 'signOn'
>

export const officeParts = (services: OfficeServices) => ({ ...services, mails: officeMails(services) })

export type OfficeParts = ReturnType<typeof officeParts>
