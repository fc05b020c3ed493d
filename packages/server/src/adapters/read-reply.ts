/** Bytes of a usual reply in JSON; the largest ones have some kilobytes. */
const usual = 1_000_000

/** The bytes of a reply, read in pieces: one that is longer than `mostBytes` is not read to its end. */
export const readBytes = async (response: Response, mostBytes: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > mostBytes) throw new Error('the reply is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

export const readReply = async (response: Response, mostBytes = usual): Promise<string> =>
  (await readBytes(response, mostBytes)).toString()

export const readJsonReply = async (response: Response, mostBytes = usual): Promise<unknown> =>
  JSON.parse(await readReply(response, mostBytes))
