const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('foyer-bank-statements')

/** The tab that came back from a bank tells the one it was opened from: its list is old. */
export const tellOtherTabs = (MortgageApplicationID: number) => channel?.postMessage(MortgageApplicationID)

export const hearOtherTabs = (hear: (MortgageApplicationID: number) => void) => {
  const listener = (event: MessageEvent<number>) => hear(event.data)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
