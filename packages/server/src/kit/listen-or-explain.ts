import { ConfigError } from '../config-error.ts'

const takenAddress = new Set(['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES'])

/** Throws a ConfigError that names the variables of an address that is taken or not ours. */
export const listenOrExplain = async (
  listen: () => Promise<unknown>,
  { host, port }: { host: string; port: number },
  variables: string,
): Promise<void> => {
  try {
    await listen()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!takenAddress.has(code)) throw error
    throw new ConfigError(`Foyer cannot listen on ${host}, port ${port} (${code}). Set ${variables} to a free address.`)
  }
}
