import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions } from '../db/open-database.ts'

/** A data folder. Returns its bytes in one piece; a plain Blob would return them in small chunks. */
export class Dump extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([])
    this.#bytes = bytes
  }

  override arrayBuffer() {
    return Promise.resolve(this.#bytes.buffer)
  }
}

/** A small database needs little memory: this takes a quarter of the time of a copy. */
const small = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

export const copyOfPglite = (dump: Blob): Promise<PGlite> =>
  PGlite.create({ ...pgliteOptions, startParams: small, loadDataDir: dump })

const dumpOfEmpty = async () => {
  const pglite = await PGlite.create(pgliteOptions)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return new Dump(new Uint8Array(await dump.arrayBuffer()))
}

let empty: Promise<Dump> | undefined

/**
 * An embedded database in memory with nothing in it. It is laid out once in a process, which takes several times as long as a
 * copy.
 */
export const emptyPglite = async (): Promise<PGlite> => {
  empty ??= dumpOfEmpty()
  return copyOfPglite(await empty)
}
