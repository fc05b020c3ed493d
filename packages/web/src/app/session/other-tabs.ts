/** What tabs of one browser tell each other of their common session. */
export type TabMessage = { kind: 'extended'; SiteID: string; at: number } | { kind: 'ended'; SiteID: string }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('foyer-session')

export const tellOtherTabs = (message: TabMessage) => channel?.postMessage(message)

export const hearOtherTabs = (hear: (message: TabMessage) => void) => {
  const listener = (event: MessageEvent<TabMessage>) => hear(event.data)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
