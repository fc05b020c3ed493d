import { SandboxStopped } from './run-in-sandbox.ts'

/** How the kinds begin that the sandbox makes: the place of the mark, and the mark. */
const marks = { jpeg: [0, 'ffd8ff'], png: [0, '89504e470d0a1a0a'], webp: [8, '57454250'] } as const
export type MadeKind = keyof typeof marks

/**
 * A picture that the sandbox made. A file may control that process: the kind and size are checked, and no native decoder of the
 * server reads what follows. It is passed on, or embedded in a document by a library in JavaScript.
 */
export const pictureFrom = async (body: AsyncIterable<Buffer>, kind: MadeKind, mostBytes: number): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > mostBytes) throw new SandboxStopped('its picture is too large')
    pieces.push(piece)
  }
  const picture = Buffer.concat(pieces)
  const [at, mark] = marks[kind]
  if (picture.toString('hex', at, at + mark.length / 2) !== mark)
    throw new SandboxStopped('its picture is of another kind')
  return picture
}
