import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

export interface RawRequest {
  bytes: Buffer
  /** What the sender does after the bytes: awaits the reply, closes its side, or resets the connection. */
  ending: 'keep-alive' | 'half-close' | 'reset'
}

/** Whether the reply allows another request on the connection. */
const isReusable = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n')
  const head = text.slice(0, end)
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? []
  return (
    end >= 0 && length !== undefined && text.length >= end + 4 + Number(length) && !/^connection: close/im.test(head)
  )
}

const exchange = (socket: Socket, { bytes, ending }: RawRequest) =>
  new Promise<string>((resolve) => {
    let text = ''
    const finish = () => {
      socket.off('data', collect).off('close', finish)
      resolve(text)
    }
    const collect = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (ending === 'keep-alive' && isReusable(text)) finish()
    }
    socket.on('data', collect).on('close', finish)
    socket.write(bytes, async () => {
      if (ending === 'half-close') socket.end()
      if (ending !== 'reset') return
      // The server reads in a later turn; an earlier reset would also discard the bytes.
      await turn()
      await turn()
      socket.resetAndDestroy()
    })
  })

/** Sends raw requests one after another, reusing the connection while the server keeps it open. Returns all replies. */
export const rawSender = (port: number) => {
  let kept: Socket | undefined
  const open = () => connect(port, '127.0.0.1').on('error', () => {})
  return {
    async send(request: RawRequest): Promise<string> {
      const socket = kept && !kept.destroyed ? kept : open()
      kept = undefined
      const text = await exchange(socket, request)
      if (isReusable(text) && request.ending === 'keep-alive') kept = socket
      return text
    },
    stop: () => void kept?.destroy(),
  }
}
