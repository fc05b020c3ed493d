import { tabChannel } from '../../kit/client/tab-channel.ts'

/** The tab that came back from a bank announces its application to the one it was opened from, whose list is stale. */
export const statementsChannel = tabChannel<number>('foyer-bank-statements')
