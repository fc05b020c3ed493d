import { connect, type Socket } from 'node:net'
import { onceAny } from '../../kit/once-any.ts'

export const boundary = 'a-boundary-of-a-test'

/** The start and end of a form around its one file. */
export const formAround = (fileName: string) => ({
  head: Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="SiteID"\r\n\r\nours\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n`,
  ),
  foot: Buffer.from(`\r\n--${boundary}--\r\n`),
})

/** A socket that has sent the head of a request; without `length` the body is chunked. */
export const openRequest = async (port: number, length: number | undefined): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await onceAny(socket, 'connect', 'close')
  const size = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n${size}\r\n\r\n`,
  )
  return socket
}

/** Sends as fast as the other side reads; stops when it closes. Returns the number of bytes sent. */
export const sendAll = async (socket: Socket, parts: Iterable<Uint8Array>): Promise<number> => {
  let sent = 0
  for (const part of parts) {
    if (socket.destroyed || socket.writableEnded || socket.readableEnded) break
    sent += part.length
    if (!socket.write(part) && !socket.destroyed) await onceAny(socket, 'drain', 'end', 'close')
  }
  return sent
}

/** Everything the server sent until it closed the connection or until `isWhole` is true. */
export const readAnswer = async (socket: Socket, isWhole: (text: string) => boolean = () => false): Promise<string> => {
  let text = ''
  for await (const chunk of socket) {
    text += String(chunk)
    if (isWhole(text)) break
  }
  return text
}
