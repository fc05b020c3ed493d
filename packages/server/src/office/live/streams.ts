import { beatSeconds, mostStreamsOfSession } from '@foyer/domain/office/live.ts'
import type { Stream } from '../../kit/live.ts'

/** Streams of one process, and of one brokerage on it. */
export const mostStreams = 2000
export const mostStreamsOfBrokerage = 500
/** Of a person in all sessions, so that no one takes the places of their colleagues. */
const mostStreamsOfPerson = 12
/** A browser that reads no more is let go: its page asks again. */
const mostUnsentBytes = 64 * 1024

/** `ended`: the session is over. `replaced`: the session has a newer stream. `lost`: events may have been missed. */
export type StreamNote = 'ended' | 'replaced' | 'lost'

/** The open streams of this process. Each is a reply that does not end; none holds anything else. */
export const openStreams = () => {
  const streams = new Set<Stream>()
  const write = (stream: Stream, text: string) => {
    const { response } = stream
    if (response.writableLength > mostUnsentBytes) remove(stream)
    else response.write(text)
  }
  const remove = (stream: Stream, note?: StreamNote) => {
    if (!streams.delete(stream)) return
    // With the reply, so that a stopping server waits for no reader.
    if (note !== undefined) stream.response.write(noteText(note))
    stream.response.end()
  }
  const heartbeat = setInterval(() => {
    for (const stream of streams) write(stream, beat)
  }, beatSeconds * 1000)
  heartbeat.unref()
  const of = (test: (stream: Stream) => boolean) => [...streams].filter(test)
  return {
    /** False where there is no room. The oldest stream of a session, or of a person, gives way to the newest. */
    add(stream: Stream): boolean {
      const makeRoom = (test: (one: Stream) => boolean, most: number) => {
        const open = of(test)
        for (const old of open.slice(0, Math.max(0, open.length - most + 1))) remove(old, 'replaced')
      }
      makeRoom(({ session }) => session === stream.session, mostStreamsOfSession)
      makeRoom(({ personId }) => personId === stream.personId, mostStreamsOfPerson)
      const ofBrokerage = of(({ brokerageId }) => brokerageId === stream.brokerageId)
      if (streams.size >= mostStreams || ofBrokerage.length >= mostStreamsOfBrokerage) return false
      streams.add(stream)
      stream.response.once('close', () => streams.delete(stream))
      return true
    },
    all: (): readonly Stream[] => [...streams],
    ofBrokerage: (brokerageId: string): readonly Stream[] => of((one) => one.brokerageId === brokerageId),
    send: (stream: Stream, data: object) => write(stream, `data: ${JSON.stringify(data)}\n\n`),
    note: (stream: Stream, note: StreamNote) => write(stream, noteText(note)),
    remove,
    close() {
      clearInterval(heartbeat)
      for (const stream of streams) remove(stream)
    },
  }
}

/** Its first one states that nothing on the way holds the stream back. */
export const beat = 'event: beat\ndata:\n\n'
const noteText = (note: StreamNote) => `event: ${note}\ndata:\n\n`
