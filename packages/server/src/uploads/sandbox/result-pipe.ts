/**
 * Standard output is the pipe of the result. A library that prints (libheif names what it cannot read) would write into it, so
 * whatever else is printed goes to standard error. Imported before every library.
 */
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)

export const writeResult = (...pieces: Uint8Array[]): void => {
  process.stdout.write = write
  for (const piece of pieces) process.stdout.write(piece)
  process.stdout.end()
}
