/** Messages of one name between the tabs of a browser; does nothing where BroadcastChannel is missing. */
export const tabChannel = <Message>(name: string) => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    post: (message: Message) => channel?.postMessage(message),
    /** Returns the unsubscribe function. */
    subscribe(receive: (message: Message) => void) {
      const listener = (event: MessageEvent<Message>) => receive(event.data)
      channel?.addEventListener('message', listener)
      return () => channel?.removeEventListener('message', listener)
    },
  }
}
