import { connect, type Socket } from 'node:net'
import { onceAny } from '../kit/once-any.ts'
import { type ScannerPort, ScannerUnavailable, type ScanVerdict } from '../ports/scanner.ts'

export interface Clamd {
  host: string
  port: number
  /** Maximum silence before the scanner counts as unavailable. */
  silenceMilliseconds?: number
}

const pieceBytes = 64 * 1024
/** Before a scanner that is only asked whether it is there counts as away. */
const longestPing = 2000

/**
 * ClamAV over its socket, PING and INSTREAM of clamd(8): chunks with a length prefix, an empty one at the end, one line back.
 * Any other reply, silence, or an incomplete line is ScannerUnavailable.
 */
export const scannerClamd = ({ host, port, silenceMilliseconds = 30_000 }: Clamd): ScannerPort => {
  /** Sends a command, and returns the line that comes back, perhaps before all is sent. */
  const ask = async (silence: number, command: (socket: Socket) => Promise<void>): Promise<string> => {
    const socket = connect({ host, port })
    // Sending and receiving await the same failure; it is thrown once.
    const failed = new Promise<never>((_, reject) => {
      socket.on('error', (error) => reject(new ScannerUnavailable(error.message)))
    })
    failed.catch(() => {})
    socket.setTimeout(silence, () => socket.destroy(new Error('no answer')))
    try {
      const answer = readLine(socket)
      answer.catch(() => {})
      // It may reply early that the stream is too long; then sending stops.
      await Promise.race([command(socket), answer, failed])
      return await Promise.race([answer, failed])
    } finally {
      socket.destroy()
    }
  }
  return {
    scans: true,
    async isUp() {
      const ping = async (socket: Socket) => void socket.write('zPING\0')
      const line = await ask(Math.min(silenceMilliseconds, longestPing), ping).catch(() => '')
      return line === 'PONG\0'
    },
    async scan(bytes) {
      return verdictOf(await ask(silenceMilliseconds, (socket) => send(socket, bytes)))
    },
  }
}

const send = async (socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
  const write = async (piece: Uint8Array) => {
    if (!socket.write(piece) && !socket.destroyed) await onceAny(socket, 'drain', 'close')
  }
  await write(Buffer.from('zINSTREAM\0'))
  for await (const chunk of bytes) {
    if (socket.destroyed) return
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      await write(Buffer.concat([length, piece]))
    }
  }
  await write(Buffer.alloc(4))
}

const readLine = async (socket: Socket): Promise<string> => {
  let line = ''
  for await (const chunk of socket) {
    line += (chunk as Buffer).toString('latin1')
    if (line.includes('\0') || line.length > 4096) break
  }
  return line
}

const verdictOf = (line: string): ScanVerdict => {
  if (line === 'stream: OK\0') return 'clean'
  if (/^stream: .+ FOUND\0$/.test(line)) return 'infected'
  throw new ScannerUnavailable('not a verdict')
}
