import { makeHeic } from '../../../testing/files/heic.ts'
import { box, makeGif, makeJpeg, noise, pngWith } from '../../../testing/files/pictures.ts'
import { makeZip } from '../../../testing/files/zip.ts'
import { isPicture } from '../../file-kinds.ts'
import { plainOnes } from './good.ts'
import { type CleanedSample, page, program } from './sample.ts'

const archive = makeZip([{ name: 'run.exe', data: program }])
const tails: Record<string, Buffer> = { 'a program': program, 'an archive': archive, 'a page': page }

const cleaned = (
  fileName: string,
  about: string,
  without: CleanedSample['without'],
  make: CleanedSample['make'],
): CleanedSample => ({ fileName, about, without, make })

const appended = plainOnes
  .filter(({ kind }) => isPicture(kind))
  .flatMap(({ about, fileName, make }) =>
    Object.entries(tails).map(([what, tail]) =>
      cleaned(fileName, `${about} with ${what} behind it`, tail, async () => Buffer.concat([await make(), tail])),
    ),
  )

const pdfHead = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'
const script = '<script>alert(1)</script>'
const serverScript = '<?php system(1); ?>'

export const cleanedSamples: readonly CleanedSample[] = [
  ...appended,
  cleaned('a.png', 'a picture with the head of a PDF in it', pdfHead, () => pngWith('prVt', Buffer.from(pdfHead))),
  cleaned('a.png', 'a picture with a page in it', script, () => pngWith('tEXt', Buffer.from(`Comment\0${script}`))),
  cleaned('a.png', 'a picture with a server’s script in it', serverScript, () =>
    pngWith('tEXt', Buffer.from(`Comment\0${serverScript}`)),
  ),
  cleaned('a.png', 'a picture that says a million frames', 'acTL', () =>
    pngWith('acTL', Buffer.from('000f424000000000', 'hex')),
  ),
  cleaned('a.heic', 'a photo with a box of something else', program, () => makeHeic({ more: [box('exec', program)] })),
  cleaned('a.heic', 'a photo with a page in a box', page, () => makeHeic({ more: [box('free', page)] })),
  cleaned('a.jpg', 'a photo with a script between its marks', script, async () => {
    const jpeg = await makeJpeg()
    const note = Buffer.from(script)
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, note.length + 2]), note, jpeg.subarray(2)])
  }),
  cleaned('a.jpg', 'a photo whose first length opens a comment', Buffer.from('ffe02f2a', 'hex'), async () => {
    const jpeg = await makeJpeg()
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe02f2a', 'hex'), Buffer.alloc(0x2f28), jpeg.subarray(2)])
  }),
  cleaned('a.gif', 'a picture whose width opens a comment', 'GIF89a/*', async () => {
    const gif = Buffer.from(await makeGif())
    gif.write('/*', 6)
    return gif
  }),
  cleaned(
    'a.gif',
    'a picture that says it is larger than it is',
    Buffer.from('GIF89aP\u00c3P\u00c3', 'latin1'),
    async () => {
      const gif = Buffer.from(await makeGif())
      gif.writeUInt16LE(50_000, 6)
      gif.writeUInt16LE(50_000, 8)
      return gif
    },
  ),
  cleaned('a.jpg', 'a photo with place and author in its metadata', 'SECRET-PLACE', () =>
    noise(60, 40)
      .withExif({ IFD0: { Artist: 'SECRET-PLACE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } })
      .jpeg()
      .toBuffer(),
  ),
]
