import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Leads connections to a server, and can forget those that it has without a word: both ends stay open, and nothing arrives at the
 * other any more, as behind a firewall that restarted. Or it can break them, refuse new ones, and lead new ones elsewhere.
 */
export const startForgetfulProxy = async (port: number) => {
  let target = port
  let accepts = true
  let isSilent = false
  let delay = 0
  const pairs = new Set<readonly [Socket, Socket]>()
  const open = new Set<Socket>()
  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => {}).on('close', () => open.delete(near))
    if (!accepts) return void near.resetAndDestroy()
    // A machine that is away accepts nothing; the system of the proxy does so for it.
    if (isSilent) return
    const far = connect(target, '127.0.0.1')
    far.on('error', () => near.destroy())
    const pair = [near, far] as const
    pairs.add(pair)
    near.pipe(far)
    far.on('data', (bytes: Buffer) => {
      if (delay === 0) near.write(bytes)
      else setTimeout(() => near.write(bytes), delay)
    })
    near.on('close', () => {
      pairs.delete(pair)
      far.destroy()
    })
    far.on('close', () => {
      if (pairs.has(pair)) near.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const forget = () => {
    for (const pair of pairs) {
      const [near, far] = pair
      pairs.delete(pair)
      near.unpipe(far)
      far.removeAllListeners('data')
      near.pause()
      far.destroy()
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** The connections that are open; new ones are led on. */
    forget,
    /** Nothing replies any more, to new connections either. */
    silence() {
      isSilent = true
      forget()
    },
    refuse() {
      accepts = false
      for (const near of open) near.resetAndDestroy()
    },
    /** Milliseconds until each reply arrives. */
    delay(milliseconds: number) {
      delay = milliseconds
    },
    /** New connections are led on again, to another server if one is named. */
    lead(other = target) {
      target = other
      accepts = true
      isSilent = false
      delay = 0
    },
    stop: () => {
      for (const near of open) near.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
