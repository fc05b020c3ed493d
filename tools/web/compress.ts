import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|html|json)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressed once when built, as far as it goes, so that the server only hands the files out. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = (await readdir(folder)).filter((name) => compressible.test(name)).map((name) => join(folder, name))
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).size < 1024) return
      const content = await readFile(file)
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      await Promise.all([
        writeFile(`${file}.br`, await brotli(content, best)),
        writeFile(`${file}.gz`, await zip(content, { level: 9 })),
      ])
    }),
  )
}
