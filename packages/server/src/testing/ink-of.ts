import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether anything is drawn at a point of a page, from its upper left corner. */
export interface Ink {
  width: number
  height: number
  at: (x: number, y: number) => boolean
}

const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/

const inkIn = (file: Buffer): Ink => {
  const [all = '', width = '', height = ''] = head.exec(file.subarray(0, 40).toString('latin1')) ?? []
  const pixels = file.subarray(all.length)
  return {
    width: Number(width),
    height: Number(height),
    at: (x, y) => (pixels[y * Number(width) + x] ?? 255) < 250,
  }
}

/** The pages of a PDF as a reader of PDFs draws them, with one pixel to a point. */
export const inkOf = async (pdf: Buffer): Promise<Ink[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'ink-'))
  try {
    const file = join(folder, 'document.pdf')
    await writeFile(file, pdf)
    await run('pdftoppm', ['-gray', '-r', '72', file, join(folder, 'page')])
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort()
    return await Promise.all(names.map(async (name) => inkIn(await readFile(join(folder, name)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
