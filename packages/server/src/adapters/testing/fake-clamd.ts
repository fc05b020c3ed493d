import { createServer, type Socket } from 'node:net'

export type Mishap = 'silent' | 'hangs up' | 'error' | 'nonsense' | 'too long' | 'half an answer'

/** The standard test signature of scanners; harmless. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** A server with clamd's PING and INSTREAM: finds the EICAR test file, records what it received, or misbehaves. */
export const startFakeClamd = async (mishap?: Mishap) => {
  const scanned: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    if (mishap) misbehave(socket, mishap)
    else
      readStream(socket, (bytes) => {
        scanned.push(bytes.length)
        socket.end(bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    host: '127.0.0.1',
    port: typeof address === 'object' && address ? address.port : 0,
    scanned,
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const misbehave = (socket: Socket, mishap: Mishap) => {
  const doings: Record<Mishap, () => void> = {
    silent: () => socket.resume(),
    'hangs up': () => socket.destroy(),
    error: () => readStream(socket, () => socket.end('INSTREAM: Can’t allocate memory ERROR\0')),
    nonsense: () => readStream(socket, () => socket.end('stream: OK, or so I think\0')),
    'too long': () => socket.end('INSTREAM size limit exceeded. ERROR\0'),
    'half an answer': () => readStream(socket, () => socket.end('stream: O')),
  }
  doings[mishap]()
}

const ping = Buffer.from('zPING\0')

/** Calls back with the bytes between the command and the empty chunk. */
const readStream = (socket: Socket, done: (bytes: Buffer) => void) => {
  let waiting = Buffer.alloc(0)
  let isBegun = false
  const pieces: Buffer[] = []
  socket.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    if (!isBegun && waiting.equals(ping)) return void socket.end('PONG\0')
    if (!isBegun && waiting.length >= 10) {
      if (waiting.subarray(0, 10).toString() !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0')
      isBegun = true
      waiting = waiting.subarray(10)
    }
    while (isBegun && waiting.length >= 4) {
      const length = waiting.readUInt32BE()
      if (length === 0) return done(Buffer.concat(pieces))
      if (waiting.length < 4 + length) return
      pieces.push(waiting.subarray(4, 4 + length))
      waiting = waiting.subarray(4 + length)
    }
  })
}
