import type { FastifyRequest } from 'fastify'

/** Switches the idle timeout of the connection off while its sender has to wait for us and sends nothing. */
export const withoutIdling = async <T>({ raw, server }: FastifyRequest, wait: () => Promise<T>): Promise<T> => {
  const setIdle = (milliseconds: number) => {
    // The simulated socket of a test has no timeout.
    if ('setTimeout' in raw.socket) raw.socket.setTimeout(milliseconds)
  }
  setIdle(0)
  try {
    return await wait()
  } finally {
    setIdle(server.server.timeout)
  }
}
