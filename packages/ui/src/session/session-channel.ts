import { tabChannel } from '../client/tab-channel.ts'

/** The tabs of a browser share one session: each announces its changes to the others. */
export const sessionChannel = tabChannel<
  | { kind: 'extended'; SiteID: string; at: number }
  | { kind: 'ended'; SiteID: string }
  | { kind: 'loaded'; SiteID: string; page: string }
>('foyer-session')
